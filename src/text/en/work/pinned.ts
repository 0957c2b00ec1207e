/** Pinned files of a day. */
import { DEVICE } from '#text/device-word.ts';
import { fileSize } from '#text/en/file-size.ts';
import { plural } from '#text/en/plural.ts';

const documentsOf = (n: number) => plural(n, 'document', 'documents');

export const pinned = {
  take: (cases: number, documents: number, bytes: number) =>
    documents === 0
      ? `Download today’s files (${plural(cases, 'case', 'cases')}, no documents)`
      : `Download today’s files (${plural(cases, 'case', 'cases')}, ${documentsOf(documents)}, ${fileSize(bytes)})`,
  fetching: 'Downloading',
  fetchNow: (n: number, bytes: number) => `Download ${documentsOf(n)} now (${fileSize(bytes)})`,
  letGo: 'Remove downloads',
  ready: (cases: number, documents: number, bytes: number) =>
    documents === 0
      ? `Today’s files are on this ${DEVICE}: ${plural(cases, 'case', 'cases')}. No documents.`
      : `Today’s files are on this ${DEVICE}: ${plural(cases, 'case', 'cases')}, ${documentsOf(documents)}, ${fileSize(bytes)}. New documents are added automatically.`,
  missing: (n: number, bytes: number, cases: readonly string[]) =>
    `Not downloaded: ${documentsOf(n)} (${fileSize(bytes)}) of ${cases.join(', ')}. They will be downloaded when you are online.`,
  fetchingOf: (left: number, all: number) => `Downloading: ${left} of ${documentsOf(all)} left.`,
  asOf: 'As of',
  old: 'Out of date: last updated',
};
