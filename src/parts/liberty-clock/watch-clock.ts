/** Live liberty dates of all matters. Runs in the clock worker, or in the page. */
import { liveQuery } from 'dexie';
import type { Db } from '#data/store/db.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { type CountedRight, noteRights } from '#data/notifications/note-rights.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { LawTables } from '#parts/law-tables/load-law-tables.ts';

import type { ClockMatter } from '#domain/case/clock-matter.ts';
import { clockMatters } from './clock-matters.ts';
import { type CountedMatter, datesOf } from '#documents/calendar/counted-matter.ts';
import { type ClockList, clockList, type ShownClock, shownClock, type ShownRows } from './clock-rows.ts';
import { countMatters } from './count-matters.ts';
import { keptClocks } from './kept-clocks.ts';

export type Clock =
  | { readonly status: 'loading' }
  /** The law tables are not cached and cannot be fetched. */
  | { readonly status: 'no-tables' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly list: ShownClock };

export interface ClockAsked {
  readonly asOf: CalendarDate;
  readonly shown: ShownRows;
}

export interface ClockWatch {
  /** Sets the query; repeat it for another day or more rows. */
  readonly ask: (asked: ClockAsked) => void;
  /** All matters with a date, as last counted. */
  readonly dated: () => Promise<readonly CountedMatter[]>;
  readonly stop: () => void;
}

export interface Watching {
  readonly db: Db;
  readonly tables: () => Promise<LawTables>;
  /** Resolves when the next slice can run. */
  readonly breathe: () => Promise<void>;
  readonly say: (clock: Clock) => void;
}

interface ComputedClock {
  readonly asOf: CalendarDate;
  readonly matters: readonly CountedMatter[];
  readonly list: ClockList;
}

export function watchClock({ db, tables, breathe, say }: Watching): ClockWatch {
  const clockStore = keptClocks(db);
  let lastRequest: ClockAsked | null = null;
  let matters: readonly ClockMatter[] | null = null;
  let counted: ComputedClock | null = null;
  let running = new AbortController();

  const count = async (signal: AbortSignal): Promise<void> => {
    if (!lastRequest || !matters) return;
    const { asOf } = lastRequest;
    const law = await tables();
    if (signal.aborted) return;
    if (law.status !== 'ready') return say({ status: 'no-tables' });
    const done = await countMatters(matters, { tables: law.tables, asOf, breathe, signal, kept: clockStore });
    if (!done || signal.aborted) return;
    counted = { asOf, matters: done, list: clockList(done) };
    tell(counted, lastRequest.shown);
    await noteRights(db, rightsIn(counted.list), asOf);
    await clockStore.forgetOthers(new Set(done.map(({ matter }) => matter.caseId)));
  };
  const failed = (error: unknown): void => {
    backgroundFailed(error);
    say({ status: 'failed' });
  };
  const counting = (): void => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    count(signal).catch((error: unknown) => signal.aborted || failed(error));
  };
  const tell = ({ list, matters: all }: ComputedClock, shown: ShownRows): void =>
    say({ status: 'ready', list: shownClock(list, all, shown) });

  const read = liveQuery(() => clockMatters(db)).subscribe({
    next: (found) => {
      matters = found;
      counting();
    },
    error: failed,
  });
  addEventListener('online', counting); // the tables may have been missing
  return {
    ask: (next) => {
      lastRequest = next;
      if (counted?.asOf === next.asOf) tell(counted, next.shown);
      else counting();
    },
    dated: () => Promise.resolve((counted?.matters ?? []).filter((one) => datesOf(one).length > 0)),
    stop: () => {
      read.unsubscribe();
      removeEventListener('online', counting);
      running.abort();
    },
  };
}

/** Available and coming rights, visible or not. */
const rightsIn = ({ open, coming }: ClockList): CountedRight[] =>
  [...open, ...coming].map(({ matter: { caseId, name, firNumber }, date: { right, on } }) => ({
    caseId,
    name,
    firNumber,
    right,
    on,
  }));
