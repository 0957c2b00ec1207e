/** The files of a day, taken along. */
import { DEVICE } from '#text/device-word.ts';
import { fileSize } from './file-size.ts';
import { plural } from './plural.ts';

const documentsOf = (n: number) => plural(n, 'document', 'documents');

export const pinned = {
  take: (cases: number, documents: number, bytes: number) =>
    documents === 0
      ? `Take today’s files (${plural(cases, 'case', 'cases')}, no document)`
      : `Take today’s files (${plural(cases, 'case', 'cases')}, ${documentsOf(documents)}, ${fileSize(bytes)})`,
  fetching: 'Fetching',
  fetchNow: (n: number, bytes: number) => `Fetch ${documentsOf(n)} now (${fileSize(bytes)})`,
  letGo: 'Do not keep them',
  ready: (cases: number, documents: number, bytes: number) =>
    documents === 0
      ? `Today’s files are on this ${DEVICE}: ${plural(cases, 'case', 'cases')}. They have no documents.`
      : `Today’s files are on this ${DEVICE}: ${plural(cases, 'case', 'cases')}, ${documentsOf(documents)}, ${fileSize(bytes)}. What is added comes by itself.`,
  missing: (n: number, bytes: number, cases: readonly string[]) =>
    `Not here yet: ${documentsOf(n)} (${fileSize(bytes)}) of ${cases.join(', ')}. They come with the next signal.`,
  fetchingOf: (left: number, all: number) => `Fetching: ${left} of ${documentsOf(all)} left.`,
  asOf: 'As of',
  full: {
    title: 'Not taken along',
    description: `There is no room on this ${DEVICE}. Delete photos or apps you do not need, then try again.`,
  },
  old: 'Old: nothing was heard from the court’s server since',
};
