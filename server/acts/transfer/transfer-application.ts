/** A judge of the present court transfers an application to another court. Its orders stay. */
import type { Application } from '#contract/application/application.ts';
import { type CourtSeat, isBeforeCourt } from '#contract/case/court.ts';
import type { Hearing } from '#contract/case/hearing.ts';
import type { UpdateEvent } from '#contract/case/history-events.ts';
import { changedCourtFields, FIXED_IN_CASE } from '#domain/case/fixed-court.ts';
import { seatOf } from '#domain/case/history-events.ts';
import { canBeTransferred } from '#domain/case/status-rules.ts';
import { present } from '#kernel/present.ts';
import { issuedIdentity, namedJudge } from '#server/account/issued-identity.ts';
import { holdApplication, keepUpdate } from '#server/acts/decide/update-application.ts';
import { cancelHearings } from '#server/acts/hear/cancel-hearings.ts';
import { updateLine } from '#server/acts/update-line.ts';
import { ok } from '#server/http/answer.ts';
import { requireDocket } from '#server/http/caller.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Effect, Write } from '#server/http/write.ts';
import { checkVersion } from '#server/records/authored.ts';
import { newestApplicationOf } from '#server/storage/applications.ts';
import { courtsHere } from '#server/storage/courts.ts';
import type { StoredKind } from '#server/storage/record-kind.ts';

export const transferApplication =
  (hearings: StoredKind<Hearing>, id: string, to: CourtSeat): Effect =>
  async (write) => {
    requireDocket(write.caller);
    const locked = await holdApplication(write, id);
    const { application, record } = locked;
    checkVersion(write, application);
    if (!canBeTransferred(application.status)) throw new Refusal('status-closed');
    await refuseWrongCourt(write, application, to);
    const event = eventOf(write, application, to);
    const line = updateLine(event, { at: write.now.toISOString(), by: event.judge });
    const newest = await newestApplicationOf(write.sql, record._id);
    await cancelHearings(write, hearings, {
      record,
      applicationId: id,
      withCase: newest?._id === id,
      reason: line.description,
    });
    const next: Application = {
      ...application,
      case: factsBefore(application, to),
      updates: [...application.updates, line],
      version: application.version + 1,
    };
    const detail = { from: seatOf(application.case), to };
    return ok(await keepUpdate(write, locked, { action: 'transfer', next, detail }));
  };

/** No maker could move a matter back that is before a court without a judge. */
async function refuseWrongCourt(
  { sql, caller }: Write,
  application: Application,
  to: CourtSeat,
): Promise<void> {
  const after = factsBefore(application, to);
  if (changedCourtFields(FIXED_IN_CASE, application.case, after).length === 0)
    throw invalid({ kind: 'The application is already before this court. Choose another court.' });
  if (!isBeforeCourt(await courtsHere(sql, caller.inDemonstration), after))
    throw invalid({ place: 'No judge sits in this court. Choose a court of the list.' });
}

/** The name belongs to the former court. */
function factsBefore({ case: facts }: Application, { kind, place }: CourtSeat): Application['case'] {
  const { courtPlace: _place, courtName: _name, ...rest } = facts;
  return { ...rest, court: kind, ...present({ courtPlace: place?.trim() || undefined }) };
}

function eventOf({ caller }: Write, application: Application, { kind, place }: CourtSeat) {
  const { judge } = namedJudge(issuedIdentity(caller.user), caller.user.name);
  const to = { kind, ...present({ place: place?.trim() || undefined }) };
  return { code: 'transferred', from: seatOf(application.case), to, judge } as const satisfies UpdateEvent;
}
