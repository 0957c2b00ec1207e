/** Drafts and applications for a right, and the next hearing, of the visible matters. */
import type { Relief } from '#contract/application/application.ts';
import { isUndecided } from '#domain/case/status-rules.ts';
import type { Db } from '#data/store/db.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { LibertyRight } from '#law-explain/liberty-dates.ts';

export interface MatterLinks {
  /** As listed by a judge or noted by the owner. */
  readonly hearing: CalendarDate | undefined;
  readonly drafts: readonly { readonly id: string; readonly relief: Relief | '' }[];
  /** Filed, or queued for filing. */
  readonly pending: readonly {
    readonly relief: Relief | undefined;
    readonly at: string;
    readonly sent: boolean;
    /** Idempotency keys of its filing while that is not sent. */
    readonly keys: readonly string[];
  }[];
}

export type ClockLinks = ReadonlyMap<string, MatterLinks>;

/** Relief to apply for under each right; null for interim protection, which is no right to apply for. */
export const RELIEF_OF: Readonly<Record<LibertyRight, Relief | null>> = {
  bailable: 'bailable',
  'default-bail': 'default',
  'default-bail-if-extended': 'default',
  'one-third': 'undertrial',
  'one-half': 'undertrial',
  'full-term': 'undertrial',
  'sixty-days': 'regular-magistrate',
  'interim-protection': null,
  'appear-on': null,
  'produce-by': null,
  'police-custody-closes': null,
  'legal-aid': null,
  'court-may-ease': null,
  'bond-ends': null,
  'appeal-by': null,
  'appeal-if-condoned': null,
  'deposit-due': null,
  'deposit-latest': null,
};

const NONE: ClockLinks = new Map();

export function useClockLinks(caseIds: readonly string[]): ClockLinks {
  const db = useDb();
  const caseIdList = [...new Set(caseIds)].toSorted().join(' ');
  const live = useLive(
    () => clockLinks(db, caseIdList === '' ? [] : caseIdList.split(' ')),
    [db, caseIdList],
  );
  return live.status === 'ready' ? live.value : NONE;
}

export async function clockLinks(db: Db, caseIds: readonly string[]): Promise<ClockLinks> {
  const applications = await db.applications.where('caseId').anyOf(caseIds).sortBy('createdAt');
  const drafts = await db.drafts.filter(({ amends }) => amends === undefined).toArray();
  const cases = await db.cases.bulkGet([...caseIds]);
  const ids = applications.map(({ _id }) => _id);
  const filings = await db.outbox
    .where('entityId')
    .anyOf(ids)
    .and(({ op }) => op === 'file')
    .toArray();
  const keysOf = (id: string) => filings.filter(({ entityId }) => entityId === id).map(({ key }) => key);
  const linksOf = (caseId: string): MatterLinks => {
    const own = applications.filter((application) => application.caseId === caseId);
    return {
      hearing: cases.find((record) => record?._id === caseId)?.nextHearingDate,
      drafts: drafts
        .filter((draft) => draft.caseId === caseId)
        .map(({ _id, form }) => ({ id: _id, relief: form.relief })),
      pending: own
        .filter(({ status }) => isUndecided(status))
        .map(({ _id, bail, createdAt, version }) => ({
          relief: bail.relief,
          at: createdAt,
          sent: version > 0,
          keys: keysOf(_id),
        })),
    };
  };
  return new Map(caseIds.map((caseId) => [caseId, linksOf(caseId)]));
}

/** Application that already claims the relief of this right. */
export const appliedFor = (
  links: MatterLinks | undefined,
  right: LibertyRight,
): MatterLinks['pending'][number] | undefined =>
  links?.pending.find(({ relief }) => relief === RELIEF_OF[right]);
