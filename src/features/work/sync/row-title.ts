/** Title of a queued operation. */
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { type ListedMatter, matterOfFiled, reliefWords } from '#parts/sync-list/matter.ts';
import type { Catalogue } from '#text/catalogue.ts';

function matterOfRow(row: OutboxRow, text: Catalogue): ListedMatter {
  const { applicationNumber, title } = row.subject;
  if (row.entity === 'application') {
    const { content } = row.subject;
    return matterOfFiled({ content, applicationNumber, filedAt: row.clientTime }, text);
  }
  const fir = firOf(row);
  const docket = fir ? text.records.matter.fir(fir) : null;
  return { name: title, docket, relief: null, section: null, court: null };
}

function firOf(row: OutboxRow): string | null | undefined {
  if (row.op === 'keep-case') return row.subject.facts.firNumber;
  const hasFir = row.op === 'assess' || row.op === 'open-case' || row.entity === 'diary';
  return hasFir ? row.subject.firNumber : null;
}

/** Second line; the section appears only in the title of a filing. */
export function lineOfRow(row: OutboxRow, text: Catalogue): ListedMatter {
  const matter = matterOfRow(row, text);
  return row.op === 'file' ? { ...matter, section: null } : matter;
}

/** "Imran Sheikh: Default bail, s.187(3) BNSS"; for other operations, their name. */
export function titleOfRow(row: OutboxRow, text: Catalogue): string {
  const what = row.op === 'file' ? reliefWords(matterOfRow(row, text), text) : actOf(row, text);
  return text.records.matter.titled(row.subject.title, what);
}

const actOf = (row: OutboxRow, { sync }: Catalogue): string =>
  row.op === 'add-document' ? sync.document(row.subject.fileName) : sync.ops[row.op];
