import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { languageManifests, manifestOf } from './manifest.config.ts';
import { classicScripts } from './scripts/classic-scripts.mjs';
import { fileHashes } from './scripts/file-hashes.mjs';
import { iosSplash } from './scripts/splash/ios-splash.mjs';
import { leanPdfLib } from './scripts/lean-pdf-lib.mjs';
import { leanPdfmake } from './scripts/lean-pdfmake.mjs';
import { pageWorkers } from './scripts/page-workers.mjs';
import { leanStartScript } from './scripts/lean-start-script.mjs';
import { startTiers } from './scripts/start-tiers.mjs';

/** What the worker fetches when idle, not at install: the makers of PDF, DOCX and calendar files, fonts, search. */
const HEAVY = /\/tables\/grounds\.json|node_modules\/(?:pdfmake|docx|@cantoo|fflate|@fontsource|ics)\//;
const HEAVY_ASSET = /\.(?:woff2?|json)$/;
/** What shows a PDF or a DOCX: fetched by the first document of its kind, and kept from then on. */
const VIEWER =
  /node_modules\/(?:pdfjs-dist|mammoth)\/[^?]+$|\/document-viewer\/pdf-(?:view|text|paper)\.tsx?$/;
const VIEWER_ASSET = /^(?:pdf\.worker|openjpeg)/;
/** The reader of pictures: fetched by the first picture that is read, and kept from then on. */
const OCR_ASSET = /^(?:tesseract-core.*\.wasm|[a-z]{3}\.traineddata\.gz)$/;
/** Fonts of the scripts that few papers hold: fetched by the paper that needs them, and kept from then on. */
const SCRIPT_FONT = /^noto-(?:sans|serif|naskh)-(?!devanagari).*\.woff$/;

/** The letters of Hindi and Marathi on the screen: with their words, and with nobody else's. */
const LANGUAGE_ASSET = /^noto-sans-devanagari-.*\.woff2$|^devanagari\.css$/;

/** The help's pictures of the product in another language. */
const LANGUAGE_PICTURE = /^help-(?!en-)([a-z]{2})-/;

/** Letters of the other begun languages, each with its own. */
const LETTERS = /^(?:noto-serif-)?(tamil|telugu|bengali)(?:-.*\.woff2|\.css)$/;
const LANGUAGE_OF = new Map([
  ['tamil', 'ta'],
  ['telugu', 'te'],
  ['bengali', 'bn'],
]);

const tierOf = (names: readonly string[]): string => {
  const language = names
    .map((name) => LANGUAGE_PICTURE.exec(name)?.[1] ?? LANGUAGE_OF.get(LETTERS.exec(name)?.[1] ?? ''))
    .find((code) => code !== undefined);
  if (language !== undefined) return `language-${language}-`;
  if (names.some((name) => LANGUAGE_ASSET.test(name))) return 'language-devanagari-';
  if (names.some((name) => SCRIPT_FONT.test(name))) return 'indic-font-';
  if (names.some((name) => VIEWER_ASSET.test(name))) return 'viewer-';
  if (names.some((name) => OCR_ASSET.test(name))) return 'ocr-';
  return names.some((name) => HEAVY_ASSET.test(name)) ? 'heavy-' : '';
};

/** The bundler names what several screens share after all of them. */
const shortName = (name: string) => name.split('~')[0];

/** What every start runs, in the order in which one needs another. */
const CLASSIC = ['rolldown-runtime', 'dexie', 'react', 'router', 'entry'];
const IS_CLASSIC = new RegExp(`/(?:${CLASSIC.join('|')})-[^/]*$`);

const chunkTier = (ids: readonly string[]): string => {
  if (ids.some((id) => VIEWER.test(id))) return 'viewer-';
  return ids.some((id) => HEAVY.test(id)) ? 'heavy-' : '';
};

const hashes = fileHashes();
const tiers = startTiers((id) => HEAVY.test(id) || VIEWER.test(id));

export default defineConfig({
  plugins: [
    react(),
    leanPdfmake(),
    pageWorkers(),
    leanStartScript(),
    languageManifests(),
    iosSplash(),
    tiers.plugin,
    hashes.plugin,
    classicScripts(CLASSIC),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false, // its own script passes a plain string, which Trusted Types refuses
      registerType: 'prompt',
      manifest: manifestOf('en'),
      injectManifest: {
        globPatterns: [
          '**/*.{js,mjs,css,html,svg,png,webp,woff,woff2,json,webmanifest}',
          'assets/ocr-*.{wasm,gz}',
        ],
        globIgnores: ['pictures/**', 'splash/**'], // of the install offer, README.md and iOS; no screen shows them
        rollupFormat: 'iife', // as a module it would carry `import.meta` as soon as anything in it is imported late
        manifestTransforms: [hashes.transform],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => !IS_CLASSIC.test(file)), // they are there, and no modules
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: tiers.groups },
        chunkFileNames: ({ name, moduleIds }) => `assets/${chunkTier(moduleIds)}${shortName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${tierOf(names)}[name]-[hash][extname]`,
      },
    },
  },
  worker: {
    format: 'es', // the makers of papers are files of their own, each loaded when it is asked for
    plugins: () => [leanPdfmake(), leanPdfLib()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: ({ name, moduleIds }) => `assets/${chunkTier(moduleIds)}${name}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
