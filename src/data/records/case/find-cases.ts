/** Cases by what a person types of them: a name, a number, an FIR, a police station. The newest first. */
import type { CaseRow, Db } from '#data/store/db.ts';
import { newestFirst } from '#data/store/newest-first.ts';

export async function findCases(db: Db, query: string, most: number): Promise<CaseRow[]> {
  const words = searchable(query).split(/\s+/);
  return newestFirst(db.cases.orderBy('createdAt'))
    .filter((record) => words.every((word) => searchable(textOf(record)).includes(word)))
    .limit(most)
    .toArray();
}

const textOf = ({ title, applicant, caseNumber, cnr, firNumber, policeStation }: CaseRow): string =>
  [title, applicant.name, caseNumber, cnr, firNumber, policeStation].join(' ');

const searchable = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en-IN').trim();
