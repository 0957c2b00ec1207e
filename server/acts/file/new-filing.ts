/** A filing from the rows on which it is based. Pure, so that the simulation uses it too. */
import {
  type Application,
  contentOf,
  type ApplicationContent,
  type NewApplication,
} from '#contract/application/application.ts';
import type { CaseRecord } from '#contract/case/case-record.ts';
import { caseFollowing, caseOpenedBy } from '#domain/application/case-of-application.ts';
import { FILED } from '#domain/case/status-rules.ts';
import { dayInIndia } from '#kernel/calendar-date.ts';
import { same } from '#kernel/merge-patch.ts';
import { updateLine } from '#server/acts/update-line.ts';
import type { Answer } from '#server/http/answer.ts';
import { answerRepeated } from '#server/records/authored.ts';
import { inNextVersion } from '#server/storage/cases.ts';
import { applicationNumber, type UserRow } from '#server/storage/users.ts';

/** The rows on which a filing is based. */
export interface FilingSnapshot {
  /** The case that receives the application; `undefined` if the filing opens one. */
  readonly found: CaseRecord | undefined;
  /** Number of applications that the user has filed. */
  readonly filed: number;
  readonly tag: string;
}

export interface Filing {
  readonly application: Application;
  /** The case after the filing. */
  readonly record: CaseRecord;
  readonly before: FilingSnapshot;
}

interface Filer {
  readonly caller: { readonly user: Pick<UserRow, '_id' | 'name' | 'filing_code'> };
  readonly now: Date;
  readonly newId: () => string;
}

export function filingOf(filer: Filer, body: NewApplication, before: FilingSnapshot): Filing {
  const { found, filed, tag } = before;
  const counted = { ...filer.caller.user, filed: filed + 1, tag };
  const number = applicationNumber(counted, dayInIndia(filer.now).slice(0, 4));
  const application = applicationOf(filer, body, { caseId: found?._id, number });
  const record = found
    ? inNextVersion(found, caseFollowing(found, undefined, application))
    : { ...caseOpenedBy(application), version: 1 };
  return { application, record, before };
}

function applicationOf(
  { caller, now, newId }: Filer,
  body: NewApplication,
  { caseId, number }: { readonly caseId: string | undefined; readonly number: string },
): Application {
  const at = now.toISOString();
  const content: ApplicationContent = contentOf(body);
  return {
    ...content,
    _id: body._id ?? newId(),
    caseId: caseId ?? body.caseId ?? newId(),
    version: 1,
    applicationNumber: number,
    status: FILED,
    createdAt: at,
    createdBy: caller.user._id,
    applicantId: caller.user._id,
    updates: [updateLine({ code: 'filed' }, { at, by: caller.user.name })],
    documents: [],
    hearings: [],
    orders: [],
  };
}

/** The device's id may have arrived before. Return the same application, or report the difference. */
export function answerRefiled(
  { caller }: Pick<Filer, 'caller'>,
  current: Application,
  body: NewApplication,
): Answer {
  const isSameCase = body.caseId === undefined || body.caseId === current.caseId;
  const isSame = isSameCase && same(contentOf(current), contentOf(body));
  return answerRepeated(current, { isOwn: current.createdBy === caller.user._id, isSame });
}
