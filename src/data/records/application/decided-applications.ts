/** Applications of the court by outcome, newest first, so that a disposed matter can be found. */
import type { Status } from '#contract/application/application.ts';
import { GRANTED, REFUSED } from '#domain/case/status-rules.ts';
import type { Db } from '#data/store/db.ts';
import { newestFirst } from '#data/store/first-rows.ts';
import { type ApplicationView, views } from './applications.ts';
import { hasEach, searchTextOf, searchWords } from './pending-applications.ts';

export const OUTCOME_LISTS = ['total', 'approved', 'rejected'] as const;
export type OutcomeList = (typeof OUTCOME_LISTS)[number];

const STATUS: Readonly<Record<Exclude<OutcomeList, 'total'>, Status>> = {
  approved: GRANTED,
  rejected: REFUSED,
};

export function outcomeList(
  db: Db,
  { list, text }: { readonly list: OutcomeList; readonly text: string },
  limit: number,
): Promise<ApplicationView[]> {
  const words = searchWords(text);
  const rows = newestFirst(
    list === 'total'
      ? db.applications.orderBy('createdAt')
      : db.applications.where('[status+createdAt]').between([STATUS[list], ''], [STATUS[list], '\uffff']),
  );
  const found = words.length === 0 ? rows : rows.filter((row) => hasEach(searchTextOf(row), words));
  return views(db, found.limit(limit));
}
