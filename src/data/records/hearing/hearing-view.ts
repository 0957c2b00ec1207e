/** The hearing as shown: the server copy with unsent changes applied. */
import { type Hearing, HEARING_PATCHABLE } from '#contract/case/hearing.ts';
import type { Db } from '#data/store/db.ts';
import type { HearingRow } from '#data/store/rows.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import { recomputePlain } from '#data/records/plain-edits.ts';

/** The part of a hearing that a judge writes. */
export type HearingText = Partial<Pick<Hearing, (typeof HEARING_PATCHABLE)[number]>>;

export function hearingText(hearing: Omit<Hearing, 'version'>): HearingText {
  const entries = HEARING_PATCHABLE.flatMap((field) =>
    hearing[field] === undefined ? [] : [[field, hearing[field]] as const],
  );
  return Object.fromEntries(entries);
}

/** The local hearing of its court until the server has it. */
export function listedBy(row: OutboxRow): HearingRow | undefined {
  if (row.op !== 'schedule-hearing') return undefined;
  const { caseId, applicationId, by } = row.subject;
  const { since, ...listing } = row.body;
  return {
    ...listing,
    _id: row.entityId,
    version: 0,
    caseId,
    ...(applicationId !== undefined && { applicationId }),
    notices: row.body.notices ?? [],
    state: 'listed',
    at: row.clientTime,
    ...since,
    by,
    asOf: null,
  };
}

export const recomputeHearing = (db: Db, id: string): Promise<void> =>
  recomputePlain(db, { entity: 'hearing', table: 'hearings', madeBy: listedBy }, id);
