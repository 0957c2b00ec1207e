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
