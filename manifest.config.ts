import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';
import type { LanguageCode } from './src/contract/account/setting-choices.ts';
import { MANIFEST_WORDS } from './src/text/manifest-words.ts';

/** Parts of the manifest that are the same in each language; only screens that exist. */
const SHARED: Partial<ManifestOptions> = {
  id: '/?app=zamanat',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  launch_handler: { client_mode: 'focus-existing' },
  theme_color: '#fffdf8',
  background_color: '#f4efe3',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: (
    [
      ['lawyer-dashboard', '360x780', 'narrow', 'Dates of release and hearings of a lawyer'],
      ['lawyer-case', '360x780', 'narrow', 'One matter with its dates and papers'],
      ['judge-judge-dashboard', '1180x820', 'wide', 'List of pending applications of a judge'],
    ] as const
  ).map(([name, sizes, form, label]) => ({
    src: `/pictures/${name}.webp`,
    sizes,
    type: 'image/webp',
    form_factor: form,
    label,
  })),
  share_target: {
    action: '/received',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        {
          name: 'files',
          accept: ['application/pdf', '.pdf', 'image/jpeg', 'image/png', 'text/plain', '.txt'],
        },
      ],
    },
  },
  file_handlers: [
    {
      action: '/received',
      accept: {
        'application/pdf': ['.pdf'],
        'image/jpeg': ['.jpg', '.jpeg'],
        'image/png': ['.png'],
        'text/plain': ['.txt'],
      },
    },
  ],
  protocol_handlers: [{ protocol: 'web+zamanat', url: '/application/share/open?link=%s' }],
};

/** Manifest of the installed app in one language. */
export function manifestOf(language: LanguageCode): Partial<ManifestOptions> {
  const words = MANIFEST_WORDS[language];
  const shortcuts = [
    [words.application, '/application'],
    [words.fromPaper, '/from-paper'],
    [words.calculator, '/calculator'],
    [words.hearings, '/hearings'],
    [words.law, '/legal-database'],
  ] as const;
  return {
    ...SHARED,
    name: words.name,
    short_name: words.short,
    description: words.description,
    lang: language,
    shortcuts: shortcuts.map(([[name, short], url]) => ({
      name,
      short_name: short,
      url,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    })),
  };
}

/** Writes the manifests of the other languages, which the page links when the language is chosen. */
export const languageManifests = (): Plugin => ({
  name: 'language-manifests',
  apply: 'build',
  generateBundle() {
    for (const language of OTHERS)
      this.emitFile({
        type: 'asset',
        fileName: `manifest-${language}.webmanifest`,
        source: JSON.stringify(manifestOf(language)),
      });
  },
});

const OTHERS = ['hi', 'mr', 'bn', 'ta', 'te'] as const satisfies readonly LanguageCode[];
