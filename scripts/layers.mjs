/** From the lowest up: what no screen and no piece of one is. */
const BELOW_PARTS = [
  'kernel',
  'law',
  'law-explain',
  'search',
  'chat',
  'contract',
  'domain',
  'text',
  'documents',
  'data',
  'ui',
];

/**
 * Who may import whom. docs/ARCHITECTURE.md draws this table; oxlint and a test enforce it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  'src/kernel': [],
  'src/law': ['kernel'],
  'src/law-explain': ['kernel', 'law'],
  'src/search': ['kernel', 'law'],
  'src/chat': ['kernel', 'law', 'search'],
  'src/contract': ['kernel', 'law'],
  'src/domain': ['kernel', 'law', 'contract'],
  'src/text': ['kernel', 'law', 'law-explain', 'search', 'chat', 'contract', 'domain'],
  'src/documents': ['kernel', 'law', 'law-explain', 'contract', 'domain', 'text'],
  'src/data': ['kernel', 'law', 'contract', 'domain'],
  'src/ui': ['kernel'],
  'src/parts': BELOW_PARTS,
  'src/features': [...BELOW_PARTS, 'parts'],
  'src/app': ['kernel', 'law', 'contract', 'domain', 'text', 'documents', 'data', 'ui', 'parts', 'features'],
  sw: ['kernel', 'law', 'contract', 'domain', 'text', 'data'],
  server: ['kernel', 'law', 'law-explain', 'search', 'chat', 'contract', 'domain', 'text', 'documents'],
};

export const LAYERS = [...BELOW_PARTS, 'parts', 'features', 'app'];

/** Composition roots of the server: they build the parts and may import all of them. */
export const SERVER_ROOTS = ['main', 'admin', 'serve', 'app', 'ports', 'settings'];

/**
 * Who may import whom inside the server, from the lowest up. Every folder may import `ports` (types alone) and itself.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const SERVER_MAY_IMPORT = {
  storage: [],
  http: ['storage'],
  records: ['storage', 'http'],
  law: ['storage', 'http'],
  papers: ['storage', 'law'],
  chat: ['storage', 'http'],
  acts: ['storage', 'http', 'records', 'law'],
  account: ['storage', 'http', 'records'],
  kinds: ['storage', 'http', 'records', 'law', 'papers', 'acts'],
  analytics: ['storage', 'http', 'records', 'kinds'],
  share: ['storage', 'http', 'law', 'papers', 'account'],
  notification: ['storage', 'http', 'kinds'],
  jobs: ['storage', 'http', 'notification'],
  operations: ['storage', 'http', 'law', 'acts', 'account', 'kinds'],
};
