/**
 * Who may import whom. docs/ARCHITECTURE.md draws this table; oxlint and a test enforce it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  'src/kernel': [],
  'src/law': ['kernel'],
  'src/contract': ['kernel', 'law'],
  'src/text': ['kernel', 'contract'],
  'src/documents': ['kernel', 'law', 'contract', 'text'],
  'src/data': ['kernel', 'law', 'contract'],
  'src/ui': ['kernel'],
  'src/parts': ['kernel', 'law', 'contract', 'text', 'documents', 'data', 'ui'],
  'src/features': ['kernel', 'law', 'contract', 'text', 'documents', 'data', 'ui', 'parts'],
  'src/app': ['kernel', 'law', 'contract', 'text', 'documents', 'data', 'ui', 'parts', 'features'],
  sw: ['kernel', 'law', 'contract', 'text', 'data'],
  server: ['kernel', 'law', 'contract', 'text', 'documents'],
};

export const LAYERS = [
  'kernel',
  'law',
  'contract',
  'text',
  'documents',
  'data',
  'ui',
  'parts',
  'features',
  'app',
];
