/** Changes in a case since the last visit. */
import { plural } from '#text/en/plural.ts';

/** "2 new documents, 1 changed" */
const counted = (one: string, many: string) => (added: number, changed: number) =>
  [
    added > 0 && plural(added, `new ${one}`, `new ${many}`),
    changed > 0 && `${plural(changed, one, many)} changed`,
  ]
    .filter(Boolean)
    .join(', ');

export const visits = {
  since: 'Changed since your last visit on',
  status: (from: string, to: string) => `Status: ${from}, now ${to}`,
  records: {
    applications: counted('application', 'applications'),
    hearings: counted('hearing', 'hearings'),
    documents: counted('document', 'documents'),
    contested: counted('contested point', 'contested points'),
  },
  facts: (n: number) => `${plural(n, 'fact', 'facts')} of the case changed`,
  category: 'Case category changed',
};
