/**
 * Which file of the build a module goes to: few files until the first screen stands, for each costs a start some
 * milliseconds, whatever its size. Tiers are read from the imports, so that a new screen needs no line here.
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
/** Words of another language: what a start draws, and all else of it. The chat answers anybody in Hindi, without a network too. */
const LANGUAGE = /\/src\/text\/(hi|mr|ta|te|bn)\/(?!chat-answers|law-facts)/;
/** Asked by the chat and by that language's own screens. */
const OF_CHAT = /\/src\/text\/hi\/law-facts/;
/** What is asked for by itself: pages without an account, and papers in that language. @type {readonly [string, RegExp][]} */
const LANGUAGE_PART = [
  ['-law', /\/hi\/law-digests(?:\.ts|\/)/],
  ['-site', /\/(?:site|landing|papers-of-site|shared-page)\.ts$/],
  [
    '-papers',
    /\/(?:documents(?:-(?:called|closing|facts|grounds|reliefs|routes))?|packet-papers|diary-papers|withheld)\.ts$/,
  ],
];
/**
 * Small, and on screens that share nothing else: the bundler would put them among what other screens share, and the chat
 * would load 30 KB of papers and orders for them. What asks the server stands alone, since it brings the sync along.
 * @type {readonly [string, RegExp][]}
 */
const SMALL_PARTS = [
  ['small-parts', /\/src\/parts\/(?:read-aloud\/|dated-text)|\/lucide-react\/dist\/esm\/icons\//],
  ['ask-account', /\/src\/data\/account\/ask-account/],
];
const SCHEMAS = /\/node_modules\/zod\/|\/src\/contract\//;

/** Hands on every icon by its name: an import of one is not an import of all. */
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const NAMES_OF_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const HANDED_ON = /export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g;

/** The ends of the paths of the modules from which each tier is reached. */
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
  session: ['/session/check-session.ts', '/session/sign-in.ts'],
  background: ['/start/background-tasks.ts'],
  sync: ['/sync/sync.ts', '/sync/courts.ts', '/store/logout.ts'],
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

/** In the order in which a module that several reach finds its place. */
const FIRST = /** @type {const} */ (['entry', 'gates', 'first-screen']);
/** What follows the first screen unasked; without schemas, but for those of the session itself. */
const LATER = /** @type {const} */ (['background', 'clock', 'words', 'session']);
const LAST = /** @type {const} */ (['register', 'sync']);

/**
 * What a worker of the page's own files has in common with the page. A worker runs whatever is in the files it asks for,
 * so nothing else may be in them: what a start needs too lies beside Dexie, the rules of the law by themselves.
 */
const SHARED = { start: 'dexie', later: 'dates', worker: 'rules' };

/**
 * What several screens share, from the lowest folders up. The bundler joins small files of one band alone: no folder imports
 * one above it, so that no file of a band waits for a file of a later one.
 */
const BANDS = [
  /\/node_modules\//,
  /\/src\/(?:kernel|law|law-explain|search|chat|contract|domain)\//,
  /\/src\/(?:text|documents)\//,
  /\/src\/data\/records\/(?:save-written-record|case\/(?:cases|pending-case-creation))\.ts/, // asked by other records
  /\/src\/data\//,
  /\/src\/ui\//,
  /\/src\/parts\/(?:discard-act|form\/|global-search\/|law-library\/)/, // asked by other parts
  /\/src\/parts\//,
  /\/src\//,
];

/** What a start loads, and what logging in loads. */
const START = ['rolldown-runtime', 'dexie', 'react', 'router', 'entry', 'first-screen'];
const LOG_IN = ['rolldown-runtime', 'dexie', 'react', 'router', 'entry', 'gates'];

/**
 * `kept`: modules that stay in files of their own.
 * @param {(id: string) => boolean} kept
 * @returns {{ plugin: import('vite').Plugin, groups: import('vite').Rolldown.CodeSplittingGroup[] }}
 */
export function startTiers(kept) {
  /** @type {ReadonlyMap<string, string>} */
  let tiers = new Map();
  const names = [
    ...LIBRARIES.map(([name]) => name),
    ...FIRST,
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
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
          const page = bundle['index.html'];
          const first = chunks.find(({ name }) => name === 'first-screen');
          if (page?.type === 'asset' && first)
            page.source = withFirstScreen(String(page.source), first.fileName);
          const foreign = ofAnotherLanguage(chunks);
          if (foreign !== null) this.error(foreign);
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
      ...SMALL_PARTS.map(([name, test]) => ({ name, test, priority: 40 })),
      ...BANDS.map((band, index) => ({
        name: 'shared',
        test: (/** @type {string} */ id) => band.test(id) && !kept(id) && !id.endsWith('.css'),
        priority: 30 - index,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 20_000,
      })),
    ],
  };
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
      includeDependenciesRecursively: false, // what papers in English ask for too stays with them
    },
    { name, test: (id) => LANGUAGE.test(id) && !isPapers(id), priority: 50 },
    { name: 'chat-facts', test: OF_CHAT, priority: 52 },
  ];
}

/** Kept by the worker for who chose that language, and fetched by nobody else: sw/language-files.ts. @type {(file: string) => boolean} */
const isOfLanguage = (file) => file.startsWith('assets/language-');

/** @type {(chunks: readonly import('vite').Rolldown.OutputChunk[]) => string | null} */
function ofAnotherLanguage(chunks) {
  const asks = chunks.find(({ fileName, imports }) => !isOfLanguage(fileName) && imports.some(isOfLanguage));
  return asks
    ? `"${asks.name}" would not open without a network: of ${asks.imports.find(isOfLanguage)} only who chose that language has a copy.`
    : null;
}

/**
 * Files that wait for each other are begun in an order that hangs on who asked first: what one does at once with a thing
 * of the other finds nothing there, on that one way, and the part does not open.
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
 * What answers which files of icons the code of a module names.
 * @type {(ids: readonly string[], codeOf: (id: string) => string) => (code: string) => readonly string[]}
 */
function iconFiles(ids, codeOf) {
  const all = ids.find((id) => ICONS.test(id));
  if (all === undefined) return () => []; // a worker's own build
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
 * What each module imports, with an icon in place of the module that hands on all of them.
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
  const begun = new Set([...entry, ...gates, ...first, ...reached('background'), ...reached('session')]);
  /** @type {(id: string) => string} */
  const sharedTier = (id) => {
    if (begun.has(id)) return SHARED.start;
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
    const [soon, ...others] = later.filter(([, modules]) => modules.has(id)).map(([name]) => name);
    if (soon !== undefined) return others.length > 0 ? 'background' : soon; // none of them drags another one along
    if (SCHEMAS.test(id)) return 'schemas';
    return last.find(([, modules]) => modules.has(id))?.[0];
  };
  const wordsOfStart = reached('languages');
  /** @type {(id: string) => string | undefined} */
  const tierOf = (id) => {
    const language = LANGUAGE.exec(id)?.[1];
    if (language !== undefined)
      return `language-${language}${wordsOfStart.has(id) ? '-start' : (LANGUAGE_PART.find(([, part]) => part.test(id))?.[0] ?? '')}`;
    if (ROOTS.worker.some((end) => id.endsWith(end))) return undefined; // the page must not run it
    return worker.has(id) ? sharedTier(id) : (startTier(id) ?? laterTier(id));
  };
  return new Map(ids.flatMap((id) => [[id, tierOf(id) ?? '']]));
}

/** The start script fetches it ahead for whoever is signed in. @type {(html: string, file: string) => string} */
const withFirstScreen = (html, file) =>
  html.replace('src="/start.js"', () => `src="/start.js" data-first-screen="/${file}"`);

/** @type {(chunks: readonly import('vite').Rolldown.OutputChunk[], of: string, allowed: readonly string[]) => string | null} */
function filesBeside(chunks, of, allowed) {
  const start = chunks.find(({ name }) => name === of);
  if (!start) return null; // a worker's own build
  const seen = new Set([start.fileName]);
  for (const file of seen) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) seen.add(next);
  }
  const more = chunks.filter(({ name, fileName }) => seen.has(fileName) && !allowed.includes(name));
  if (more.length === 0) return null;
  const modules = more.flatMap(({ moduleIds }) => moduleIds).slice(0, 10);
  return `"${of}" loads a file more than it needs at every start, for:\n${modules.join('\n')}`;
}
