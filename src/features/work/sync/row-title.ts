/** Title of a queued operation. */
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { KINDS } from '#data/records/kinds.ts';
import { type ListedMatter, matterOfFiled, reliefWords } from '#parts/sync-list/matter.ts';
import type { Catalogue } from '#text/catalogue.ts';

function matterOfRow(row: OutboxRow, text: Catalogue): ListedMatter {
  const { subject } = row;
  const { applicationNumber, title } = subject;
  if ('content' in subject) {
    return matterOfFiled({ content: subject.content, applicationNumber, filedAt: row.clientTime }, text);
  }
  const fir = firOf(row);
  const docket = fir ? text.records.matter.fir(fir) : null;
  return { name: title, docket, relief: null, section: null, court: null };
}

function firOf(row: OutboxRow): string | null | undefined {
  const { subject } = row;
  if ('facts' in subject) return subject.facts.firNumber;
  return 'firNumber' in subject ? subject.firNumber : null;
}

/** Second line; the section appears only in the title of a filing. */
export function lineOfRow(row: OutboxRow, text: Catalogue): ListedMatter {
  const matter = matterOfRow(row, text);
  return isFiling(row) ? { ...matter, section: null } : matter;
}

/** "Imran Sheikh: Default bail, s.187(3) BNSS"; for other operations, their name. */
export function titleOfRow(row: OutboxRow, text: Catalogue): string {
  const what = isFiling(row) ? reliefWords(matterOfRow(row, text), text) : actOf(row, text);
  return text.records.matter.titled(row.subject.title, what);
}

const isFiling = (row: OutboxRow): boolean => KINDS.operationOf(row)?.isFiling === true;

const actOf = ({ op, subject }: OutboxRow, { sync }: Catalogue): string =>
  'fileName' in subject ? sync.document(subject.fileName) : sync.ops[op];
