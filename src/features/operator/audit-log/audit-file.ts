/** The rows of a search as a CSV file. Loaded when it is saved. */
import { MOST_SAVED_ROWS } from '#contract/operator/operator-endpoints.ts';
import { csvText } from '#documents/lists/csv-text.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { actionOf, recordOf, timeOf } from './audit-line.ts';
import type { AskAudit, AuditSearch } from './use-audit-search.ts';

/** Undefined if the server refuses the search. */
export async function auditFile(
  ask: AskAudit,
  search: AuditSearch,
  text: Pick<Catalogue, 'operator'>,
): Promise<Blob | undefined> {
  const { title, columns } = text.operator.audit;
  const done = await ask(search, MOST_SAVED_ROWS);
  if (!done.ok) return undefined;
  const sheet = {
    name: title,
    head: [
      columns.at,
      columns.action,
      columns.code,
      columns.by,
      columns.record,
      columns.address,
      columns.detail,
    ],
    rows: done.value.rows.map((line) => [
      timeOf(line),
      actionOf(line, text),
      line.action,
      line.email ?? '',
      recordOf(line),
      line.address ?? '',
      line.detail ?? '',
    ]),
  };
  return new Blob([csvText(sheet)], { type: 'text/csv;charset=utf-8' });
}
