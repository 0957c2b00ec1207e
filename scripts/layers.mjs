/** Layers below screens and their parts, lowest first. */
const BELOW_PARTS = [
  'kernel',
  'law',
  'law-explain',
  'reading',
  'search',
  'chat',
  'facts',
  'contract',
  'domain',
  'text',
  'documents',
  'records',
  'data',
  'ui',
];

/**
 * Allowed imports. docs/ARCHITECTURE.md shows this table; oxlint and a test enforce it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  'src/kernel': [],
  'src/law': ['kernel'],
  'src/law-explain': ['kernel', 'law'],
  'src/reading': ['kernel', 'law'],
  'src/search': ['kernel', 'law', 'reading'],
  'src/chat': ['kernel', 'law', 'reading', 'search'],
  'src/facts': ['kernel', 'law'],
  'src/contract': ['kernel', 'law', 'reading', 'facts'],
  'src/domain': ['kernel', 'law', 'reading', 'facts', 'contract'],
  'src/text': ['kernel', 'law', 'reading', 'law-explain', 'search', 'chat', 'facts', 'contract', 'domain'],
  'src/documents': ['kernel', 'law', 'reading', 'law-explain', 'facts', 'contract', 'domain', 'text'],
  'src/records': ['kernel', 'reading', 'search', 'contract', 'domain'],
  'src/data': ['kernel', 'law', 'reading', 'facts', 'contract', 'domain', 'records'],
  'src/ui': ['kernel'],
  'src/parts': BELOW_PARTS,
  'src/features': [...BELOW_PARTS, 'parts'],
  'src/app': [
    'kernel',
    'law',
    'reading',
    'facts',
    'contract',
    'domain',
    'text',
    'documents',
    'records',
    'data',
    'ui',
    'parts',
    'features',
  ],
  sw: ['kernel', 'law', 'reading', 'facts', 'contract', 'domain', 'text', 'records', 'data'],
  server: [
    'kernel',
    'law',
    'law-explain',
    'reading',
    'search',
    'chat',
    'facts',
    'contract',
    'domain',
    'text',
    'documents',
    'records',
  ],
};

export const LAYERS = [...BELOW_PARTS, 'parts', 'features', 'app'];

/** Composition roots of the server: they build the parts and may import all of them. */
export const SERVER_ROOTS = ['main', 'admin', 'worker', 'tasks', 'serve', 'app', 'ports', 'settings'];

/**
 * Allowed imports inside the server, lowest folder first. Every folder may import itself and the types of `ports`.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const SERVER_MAY_IMPORT = {
  threads: [],
  storage: [],
  http: ['threads', 'storage'],
  records: ['storage', 'http'],
  law: ['storage', 'http'],
  papers: ['storage', 'law'],
  chat: ['storage', 'http'],
  account: ['storage', 'http', 'records'],
  orders: ['storage', 'http', 'law', 'papers', 'account'],
  acts: ['storage', 'http', 'records', 'law', 'papers', 'account', 'orders'],
  kinds: ['threads', 'storage', 'http', 'records', 'law', 'papers', 'account', 'acts'],
  analytics: ['storage', 'http', 'records', 'kinds'],
  share: ['storage', 'http', 'law', 'papers', 'account'],
  notification: ['storage', 'http', 'kinds'],
  calendar: ['storage', 'http', 'law', 'account'],
  service: ['storage', 'http', 'kinds'],
  wake: ['storage', 'http', 'records'],
  find: ['storage', 'http', 'records'],
  jobs: ['storage', 'http', 'notification', 'find'],
  operator: ['storage', 'http', 'law', 'account'],
  operations: ['storage', 'http', 'law', 'papers', 'acts', 'account', 'orders', 'kinds', 'operator'],
};

/**
 * Screens with folders of their own. A file of such a folder may import from the other folders of its screen.
 * @type {readonly string[]}
 */
export const SCREENS_WITH_PARTS = ['src/features/applications/generator'];

/**
 * Who may import whom inside src/data, from the lowest up. Store, outbox and sync are the engine, which receives the
 * kinds of record as an argument.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const DATA_MAY_IMPORT = {
  store: [],
  outbox: ['store'],
  sync: ['store', 'outbox'],
  law: ['store', 'outbox'],
  'shared-links': ['store', 'outbox'],
  records: ['store', 'outbox', 'sync'],
  notifications: ['store', 'outbox', 'records'],
  account: ['store', 'outbox', 'records'],
  device: ['store', 'outbox', 'sync', 'records'],
  react: ['store', 'records'],
  demonstration: ['store', 'records'],
};
