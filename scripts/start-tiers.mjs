/**
 * Assigns modules to chunks. A start needs few files, because each costs some milliseconds. Groups follow
 * from the imports, so a new screen needs no line here.
 */
import path from 'node:path';

/** @type {readonly [string, RegExp][]} */
const LIBRARIES = [
  ['dexie', /rolldown\/runtime|\/node_modules\/dexie\//],
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'router',
    /\/node_modules\/(?:react-router|react-router-dom|cookie|set-cookie-parser|dexie-react-hooks)\//,
  ],
];
/**
 * Texts of another language, with a separate group for the start. The offline chat answers in Hindi for all
 * users.
 */
const LANGUAGE = /\/src\/text\/(hi|mr|ta|te|bn)\/(?!law\/(?:chat-answers|law-facts|forum))/;
/** Used by the chat and the screens of that language. */
const OF_CHAT = /\/src\/text\/(hi|mr|ta|te|bn)\/law\/(?:law-facts|forum)/;
/**
 * Loaded separately: pages without an account, and papers in that language.
 * @type {readonly [string, RegExp][]}
 */
const LANGUAGE_PART = [
  ['-law', /\/hi\/law\/law-digests(?:\.ts|\/)/],
  ['-site', /\/(?:site|landing|papers-of-site|shared-page|verify-page)\.ts$/],
  [
    '-papers',
    /\/(?:documents(?:-(?:called|closing|facts|grounds|reliefs|routes))?|packet-papers|diary-papers|withheld)\.ts$/,
  ],
];
/**
 * Small modules of otherwise unrelated screens. The bundler would merge them with shared code, and the chat
 * would load 30 KB of papers and orders. The server client is separate, because it imports the sync.
 * @type {readonly [string, RegExp][]}
 */
const SMALL_PARTS = [
  ['small-parts', /\/src\/parts\/(?:read-aloud\/|dated-text)|\/lucide-react\/dist\/esm\/icons\//],
  ['ask-account', /\/src\/data\/outbox\/ask-account/],
];
/** Used by the viewer of documents and by the reader of their text. */
const PDF_LIBRARY = /\/document-viewer\/open-pdf\.ts$|\/node_modules\/pdfjs-dist\/[^?]+$/;
const SCHEMAS = /\/node_modules\/zod\/|\/src\/contract\//;

/** Re-exports every icon; importing one must not import all. */
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const NAMES_OF_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const HANDED_ON = /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g;

/** Path endings of the root modules of each chunk group. */
export const ROOTS = {
  entry: ['/app/start/main.tsx'],
  gates: ['/session/login-route.tsx'],
  'first-screen': [
    '/session/signed-in.tsx',
    '/session/session-acts.ts',
    '/navigation/fetch-screen.ts',
    '/dashboard/dashboard-screen.tsx',
    '/text/en/first-screen.ts',
  ],
  register: ['/session/register-route.tsx'],
  'sign-in': ['/session/sign-in.ts'],
  session: ['/session/check-session.ts'],
  background: ['/start/background-tasks.ts'],
  'device-tasks': ['/start/device-tasks.ts'],
  sync: ['/device/sync.ts', '/sync/courts.ts', '/account/logout.ts'],
  clock: [
    '/dashboard/liberty-clock.tsx',
    '/dashboard/upcoming-hearings.tsx',
    '/dashboard/layout-choice.tsx',
    '/law-tables/load-law-tables.ts',
  ],
  words: ['/text/en/rest.ts'],
  languages: ['hi', 'mr', 'ta', 'te', 'bn'].map((language) => `/text/${language}/start.ts`),
  worker: ['/liberty-clock/clock-worker.ts'],
};

/** Order of priority for a module that several groups reach. */
const FIRST = /** @type {const} */ (['entry', 'gates', 'first-screen']);
/** Prefetched after the first screen; without schemas, except those of the session. */
const LATER = /** @type {const} */ (['background', 'clock', 'words', 'sign-in', 'session', 'device-tasks']);
const LAST = /** @type {const} */ (['register', 'sync']);

/**
 * Code shared by page and page-file workers. A worker executes everything in its files, so these contain
 * nothing else. Code of a sign-in joins Dexie; the user's database, the first pull and the law rules are separate.
 */
const SHARED = { logIn: 'dexie', start: 'own-database', pull: 'pull', later: 'dates', worker: 'rules' };

/** Parts import each other; a band for each depth keeps every import downwards. */
const PARTS = /\/src\/parts\//;
const DEPTHS = 8;

/**
 * Code shared by several screens, lowest folders first. Only files of one group merge, and no folder imports
 * a higher one, so that no group waits for a later one.
 */
const BANDS = [
  /\/node_modules\//,
  /\/src\/(?:kernel|law|reading|search|chat|facts|contract|domain|records)\//,
  /\/src\/law-explain\//,
  /\/src\/text\//,
  /\/src\/documents\/(?:matter|before-board|appeal|map-texts|child-identity|victim-identity|provision-name|statute|preflight\/(?:own-words|named-victim)|grounds\/citable-authorities)\.ts/, // every paper and the duties of an order read these
  /\/src\/documents\/(?!packet\/|filed\/)/,
  /\/src\/documents\//,
  /\/src\/data\/(?:outbox\/(?:append-only-sync|requeue)|records\/(?:fetch-record|save-written-record|case\/(?:cases|pending-case-creation)))\.ts/, // used by other records
  /\/src\/data\//,
  /\/src\/ui\//,
  PARTS,
  /\/src\//,
];

/** Files that a start and a sign-in load. */
const START = ['rolldown-runtime', 'dexie', 'react', 'router', 'entry', 'own-database', 'first-screen'];
const LOG_IN = ['rolldown-runtime', 'dexie', 'react', 'router', 'entry', 'gates'];

/**
 * `kept`: modules with files of their own.
 * @param {(id: string) => boolean} kept
 * @returns {{ plugin: import('vite').Plugin, groups: import('vite').Rolldown.CodeSplittingGroup[] }}
 */
export function startTiers(kept) {
  /** @type {ReadonlyMap<string, string>} */
  let tiers = new Map();
  let depthOf = lowest;
  const names = [
    ...LIBRARIES.map(([name]) => name),
    SHARED.start,
    ...FIRST,
    SHARED.pull,
    SHARED.later,
    SHARED.worker,
    ...LATER,
    'schemas',
    ...LAST,
  ];
  const groups = names.map((name, index) => ({
    name,
    test: (/** @type {string} */ id) => (libraryOf(id) ?? tiers.get(id)) === name,
    priority: 100 - index,
  }));
  return {
    plugin: {
      name: 'start-tiers',
      apply: 'build',
      buildEnd() {
        tiers = tiersOf([...this.getModuleIds()], (id) => this.getModuleInfo(id));
        depthOf = partDepths((id) => this.getModuleInfo(id)?.importedIds ?? []);
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
          const page = bundle['index.html'];
          if (page?.type === 'asset') page.source = withFirstScreen(String(page.source), chunks);
          const foreign = ofAnotherLanguage(chunks);
          if (foreign !== null) this.error(foreign);
          const needy = neededLater(chunks);
          if (needy !== null) this.error(needy);
          const circle = findChunkCycle(chunks);
          if (circle !== null) this.error(circle);
          for (const more of [
            filesBeside(chunks, 'first-screen', START),
            filesBeside(chunks, 'gates', LOG_IN),
          ]) {
            if (more !== null) this.warn(more);
          }
        },
      },
    },
    groups: [
      ...groups,
      ...languageGroups((id) => tiers.get(id)),
      // without its dependencies, which screens share that are installed without it
      { name: 'pdf-library', test: PDF_LIBRARY, priority: 45, includeDependenciesRecursively: false },
      ...SMALL_PARTS.map(([name, test]) => ({ name, test, priority: 40 })),
      ...sharedGroups((id) => depthOf(id), kept),
    ],
  };
}

const isLater = (/** @type {string} */ file) => /\/viewer-[^/]*$/.test(file);

/**
 * Files of the viewer are fetched when they are used. A screen that imports one does not open without a network.
 * @type {(chunks: readonly import('vite').Rolldown.OutputChunk[]) => string | null}
 */
function neededLater(chunks) {
  const needy = chunks.find(({ fileName, imports }) => !isLater(fileName) && imports.some(isLater));
  return needy === undefined
    ? null
    : `${needy.fileName} imports ${needy.imports.find(isLater)}, which is not installed with the app.`;
}

/** @type {(id: string) => number} */
const lowest = () => 0;

/** @type {(depthOf: (id: string) => number, kept: (id: string) => boolean) => import('vite').Rolldown.CodeSplittingGroup[]} */
function sharedGroups(depthOf, kept) {
  const depths = Array.from({ length: DEPTHS }, (_, depth) => depth);
  /** @type {((id: string) => boolean)[]} */
  const bands = BANDS.flatMap((band) =>
    band === PARTS
      ? depths.map((depth) => (id) => band.test(id) && Math.min(depthOf(id), DEPTHS - 1) === depth)
      : [(id) => band.test(id)],
  );
  return bands.map((isInBand, index) => ({
    name: 'shared',
    test: (id) => isInBand(id) && !kept(id) && !id.endsWith('.css'),
    priority: 30 - index,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
  }));
}

/**
 * Longest way of imports from a part to the lowest part that it needs.
 * @type {(importsOf: (id: string) => readonly string[]) => (id: string) => number}
 */
function partDepths(importsOf) {
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @type {(id: string) => number} */
  const depthOf = (id) => {
    const depth = known.get(id);
    if (depth !== undefined) return depth;
    known.set(id, 0); // a circle of imports; a test of the architecture rejects it
    const below = importsOf(id).filter((each) => PARTS.test(each) && !each.endsWith('.css'));
    const found = below.length === 0 ? 0 : 1 + Math.max(...below.map(depthOf));
    known.set(id, found);
    return found;
  };
  return depthOf;
}

/** @type {(tierOf: (id: string) => string | undefined) => import('vite').Rolldown.CodeSplittingGroup[]} */
function languageGroups(tierOf) {
  /** @type {(id: string) => boolean} */
  const isPapers = (id) => tierOf(id)?.endsWith('-papers') === true;
  /** @type {(id: string) => string | null} */
  const name = (id) => tierOf(id) ?? null;
  return [
    {
      name,
      test: (id) => LANGUAGE.test(id) && isPapers(id),
      priority: 51,
      includeDependenciesRecursively: false, // leave shared dependencies of the English papers with them
    },
    { name, test: (id) => LANGUAGE.test(id) && !isPapers(id), priority: 50 },
    { name: (id) => `chat-facts-${OF_CHAT.exec(id)?.[1] ?? ''}`, test: OF_CHAT, priority: 52 },
  ];
}

/**
 * Cached by the service worker only for users of that language: sw/tiers.ts.
 * @type {(file: string) => boolean}
 */
const isOfLanguage = (file) => file.startsWith('assets/language-');

/** @type {(chunks: readonly import('vite').Rolldown.OutputChunk[]) => string | null} */
function ofAnotherLanguage(chunks) {
  const asks = chunks.find(({ fileName, imports }) => !isOfLanguage(fileName) && imports.some(isOfLanguage));
  return asks
    ? `"${asks.name}" would not open without a network: of ${asks.imports.find(isOfLanguage)} only who chose that language has a copy.`
    : null;
}

/**
 * Chunks with circular imports run in an order that depends on the entry point; a binding may be undefined.
 * @type {(chunks: readonly Pick<import('vite').Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>[]) => string | null}
 */
export function findChunkCycle(chunks) {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const circle = chunks.filter(({ fileName, imports }) => {
    const seen = new Set(imports);
    for (const file of seen) for (const next of importsOf.get(file) ?? []) seen.add(next);
    return seen.has(fileName);
  });
  if (circle.length === 0) return null;
  const named = circle.map(({ fileName, moduleIds }) => [fileName, ...moduleIds].join('\n  '));
  return `These files wait for each other. What the others ask for needs a band of its own in scripts/start-tiers.mjs:\n${named.join('\n')}`;
}

/** @type {(id: string) => string | undefined} */
const libraryOf = (id) => LIBRARIES.find(([, test]) => test.test(id))?.[0];

/**
 * Maps the icons named in a module to their files.
 * @type {(ids: readonly string[], codeOf: (id: string) => string) => (code: string) => readonly string[]}
 */
function iconFiles(ids, codeOf) {
  const all = ids.find((id) => ICONS.test(id));
  if (all === undefined) return () => []; // the build of a worker
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [, names = '', file = ''] of codeOf(all).matchAll(HANDED_ON)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      files.set(name, path.join(path.dirname(all), file));
  }
  return (code) =>
    [...code.matchAll(NAMES_OF_ICONS)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(/\s/)[0] ?? '')
        .filter((name) => name !== '' && name !== 'type')
        .map((name) => {
          const file = files.get(name);
          if (file === undefined)
            throw new Error(`lucide-react has no file for ${name}: scripts/start-tiers.mjs.`);
          return file;
        }),
    );
}

/**
 * Imports of each module, with single icons in place of the icon index.
 * @typedef {{ importedIds: readonly string[], code: string | null }} ModuleOfBuild
 * @type {(ids: readonly string[], moduleOf: (id: string) => ModuleOfBuild | null) => (id: string) => readonly string[]}
 */
function importsIn(ids, moduleOf) {
  const codeOf = (/** @type {string} */ id) => moduleOf(id)?.code ?? '';
  const files = iconFiles(ids, codeOf);
  return (id) => {
    const imported = moduleOf(id)?.importedIds ?? [];
    if (!imported.some((each) => ICONS.test(each))) return imported;
    return [...imported.filter((each) => !ICONS.test(each)), ...files(codeOf(id))];
  };
}

/** @type {(ids: readonly string[], moduleOf: (id: string) => ModuleOfBuild | null) => ReadonlyMap<string, string>} */
function tiersOf(ids, moduleOf) {
  const importsOf = importsIn(ids, moduleOf);
  /** @type {(tier: keyof typeof ROOTS) => ReadonlySet<string>} */
  const reached = (tier) => {
    const seen = new Set(ids.filter((id) => ROOTS[tier].some((end) => id.endsWith(end))));
    if (seen.size < ROOTS[tier].length)
      throw new Error(`A root of the tier "${tier}" is gone: scripts/start-tiers.mjs.`);
    for (const id of seen) for (const next of importsOf(id)) seen.add(next);
    return seen;
  };
  const [entry, gates, first] = [reached('entry'), reached('gates'), reached('first-screen')];
  const reachedBy = (/** @type {readonly (keyof typeof ROOTS)[]} */ names) =>
    names.map((name) => /** @type {const} */ ([name, reached(name)]));
  const [later, last] = [reachedBy(LATER), reachedBy(LAST)];
  const worker = reached('worker');
  const sync = reached('sync');
  const begun = new Set([...entry, ...gates, ...first, ...reached('background'), ...reached('sign-in')]);
  /** @type {(id: string) => string} */
  const sharedTier = (id) => {
    if (entry.has(id) || gates.has(id)) return SHARED.logIn;
    if (begun.has(id)) return SHARED.start;
    if (sync.has(id)) return SHARED.pull;
    return later.some(([, modules]) => modules.has(id)) ? SHARED.later : SHARED.worker;
  };
  /** @type {(id: string) => string | undefined} */
  const startTier = (id) => {
    if (entry.has(id) || (gates.has(id) && first.has(id))) return 'entry';
    if (gates.has(id)) return 'gates';
    return first.has(id) ? 'first-screen' : undefined;
  };
  /** @type {(id: string) => string | undefined} */
  const laterTier = (id) => {
    const names = later.filter(([, modules]) => modules.has(id)).map(([name]) => name);
    const [soon] = names;
    if (names.length > 1 && names.includes('sign-in')) return 'first-screen'; // a sign-in does not wait for other tasks
    const isOfPull = sync.has(id) && (soon === 'clock' || soon === 'device-tasks'); // neither waits for the other
    if (soon !== undefined) return names.length > 1 || isOfPull ? 'background' : soon; // none of them has further imports
    if (SCHEMAS.test(id)) return 'schemas';
    return last.find(([, modules]) => modules.has(id))?.[0];
  };
  const wordsOfStart = reached('languages');
  /** @type {(id: string) => string | undefined} */
  const tierOf = (id) => {
    const language = LANGUAGE.exec(id)?.[1];
    if (language !== undefined)
      return `language-${language}${wordsOfStart.has(id) ? '-start' : (LANGUAGE_PART.find(([, part]) => part.test(id))?.[0] ?? '')}`;
    if (ROOTS.worker.some((end) => id.endsWith(end))) return undefined; // the page must not execute it
    return worker.has(id) ? sharedTier(id) : (startTier(id) ?? laterTier(id));
  };
  return new Map(ids.flatMap((id) => [[id, tierOf(id) ?? '']]));
}

/**
 * The start script prefetches the files of the first screen for signed-in users.
 * @type {(html: string, chunks: readonly import('vite').Rolldown.OutputChunk[]) => string}
 */
function withFirstScreen(html, chunks) {
  const first = chunks.filter(({ name }) => name === SHARED.start || name === 'first-screen');
  const files = first.map(({ fileName }) => `/${fileName}`).join(' ');
  return html.replace('src="/start.js"', () => `src="/start.js" data-first-screen="${files}"`);
}

/** @type {(chunks: readonly import('vite').Rolldown.OutputChunk[], of: string, allowed: readonly string[]) => string | null} */
function filesBeside(chunks, of, allowed) {
  const start = chunks.find(({ name }) => name === of);
  if (!start) return null; // the build of a worker
  const seen = new Set([start.fileName]);
  for (const file of seen) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) seen.add(next);
  }
  const more = chunks.filter(({ name, fileName }) => seen.has(fileName) && !allowed.includes(name));
  if (more.length === 0) return null;
  const modules = more.flatMap(({ moduleIds }) => moduleIds).slice(0, 10);
  return `"${of}" loads a file more than it needs at every start, for:\n${modules.join('\n')}`;
}
