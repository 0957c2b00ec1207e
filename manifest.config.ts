import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the installed app is called, looks like and offers from its icon; only screens that exist. */
export const manifest: Partial<ManifestOptions> = {
  id: '/?app=zamanat',
  name: 'Zamanat: bail work',
  short_name: 'Zamanat',
  description: 'Bail work for India that goes on without signal: applications, eligibility, decisions.',
  lang: 'en',
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
  shortcuts: (
    [
      ['New application', 'New', '/application'],
      ['From a photo or PDF', 'From paper', '/from-paper'],
      ['Bail calculator', 'Calculator', '/calculator'],
      ['Hearings', 'Hearings', '/hearings'],
      ['Legal database', 'Law', '/legal-database'],
    ] as const
  ).map(([name, short, url]) => ({
    name,
    short_name: short,
    url,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
  })),
};
