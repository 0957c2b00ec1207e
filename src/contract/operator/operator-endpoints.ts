/** Calls of an operator. None answers a record of a case. */
import * as z from 'zod/mini';
import { Feedback } from '#contract/account/feedback.ts';
import { CourtKind, CourtSeat } from '#contract/case/court.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Id, Instant, PlainDate, required, text } from '#contract/primitives.ts';
import { QUOTA_NAMES } from './quota-settings.ts';
import { Role } from '#contract/account/user.ts';

/** Rows of one answer. */
export const MOST_ROWS = 100;
/** Rows of the audit log in one answer; a saved list has more. */
export const MOST_AUDIT_ROWS = 200;
export const MOST_SAVED_ROWS = 5_000;

const count = z.int().check(z.nonnegative());

export const SeatMove = z.object({
  _id: Id,
  from: CourtSeat,
  /** Absent: the seat ends and no other one begins. */
  to: z.optional(CourtSeat),
  /** It is carried out at the start of this day in India. */
  day: PlainDate,
});
export type SeatMove = z.infer<typeof SeatMove>;

export const JudgeRow = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  designation: z.optional(z.string()),
  courts: z.array(CourtSeat),
  emailConfirmed: z.boolean(),
  secondFactor: z.boolean(),
  moves: z.array(SeatMove),
});
export type JudgeRow = z.infer<typeof JudgeRow>;

export const CourtRow = z.object({
  kind: CourtKind,
  place: z.optional(text(120)),
  judges: count,
  /** Pending applications before this court. */
  pending: count,
});
export type CourtRow = z.infer<typeof CourtRow>;

const JudgesAnswer = z.object({ judges: z.array(JudgeRow), total: count, courts: z.array(CourtRow) });
export type JudgesAnswer = z.infer<typeof JudgesAnswer>;

/** Characters of a file of judges. */
export const JUDGES_FILE_MAX = 256 * 1024;

const JudgesFile = z.object({
  file: required(
    JUDGES_FILE_MAX,
    'Choose the file of the judges.',
    'The file is larger than 256 kB. Split it.',
  ),
  /** Reports each row and changes nothing. */
  check: z.boolean(),
});

export const RowReport = z.object({
  /** As a spreadsheet counts: the line of names is row 1. Absent for a fault of the whole file. */
  row: z.optional(count),
  isFault: z.boolean(),
  /** The fault as a sentence, otherwise the name and e-mail of the judge. */
  said: z.string(),
  /** All courts of the judge after the import. */
  courts: z.optional(z.array(CourtSeat)),
});
export type RowReport = z.infer<typeof RowReport>;

export const JudgesReport = z.object({ isDone: z.boolean(), rows: z.array(RowReport) });
export type JudgesReport = z.infer<typeof JudgesReport>;

export const NewMove = z.object({
  judgeId: Id,
  from: CourtSeat,
  to: z.optional(CourtSeat),
  day: PlainDate,
  /** Answers what the move would do and plans nothing. */
  check: z.boolean(),
});
export type NewMove = z.infer<typeof NewMove>;

export const MoveAnswer = z.object({
  isPlanned: z.boolean(),
  /** Pending applications of the former court, which stay there. */
  pending: count,
  /** Other judges of the former court from that day on. */
  others: count,
});
export type MoveAnswer = z.infer<typeof MoveAnswer>;

export const AccountRow = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  since: Instant,
  emailConfirmed: z.boolean(),
  secondFactor: z.boolean(),
  /** Open sessions. */
  sessions: count,
});
export type AccountRow = z.infer<typeof AccountRow>;

const AccountsAnswer = z.object({ accounts: z.array(AccountRow), total: count });
export type AccountsAnswer = z.infer<typeof AccountsAnswer>;

const Reason = z.object({
  reason: required(500, 'Write the reason.', 'Shorten the reason to 500 characters.'),
});

export const AuditLine = z.object({
  _id: Id,
  at: Instant,
  action: z.string(),
  email: z.optional(z.string()),
  entity: z.optional(z.string()),
  id: z.optional(z.string()),
  version: z.optional(z.int()),
  address: z.optional(z.string()),
  /** The detail as JSON text. */
  detail: z.optional(z.string()),
});
export type AuditLine = z.infer<typeof AuditLine>;

const AuditAnswer = z.object({ rows: z.array(AuditLine), total: count });
export type AuditAnswer = z.infer<typeof AuditAnswer>;

const AuditQuery = z.object({
  /** An e-mail of an account, or the id of a record. */
  about: required(254, 'Write the email of a person or the id of a record.'),
  action: z.optional(text(60)),
  from: z.optional(PlainDate),
  to: z.optional(PlainDate),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_SAVED_ROWS)), MOST_AUDIT_ROWS),
});

const FeedbackAnswer = z.object({ newest: z.array(Feedback), total: count });
export type FeedbackAnswer = z.infer<typeof FeedbackAnswer>;

export const LawEditionRow = z.object({
  number: count,
  at: Instant,
  operator: z.string(),
  act: z.enum(['import', 'remove', 'revert']),
  about: z.string(),
  sources: z.array(
    z.object({ source: z.string(), kind: z.enum(['texts', 'case-law', 'grounds']), rows: count }),
  ),
});
export type LawEditionRow = z.infer<typeof LawEditionRow>;

/** `setting` is the environment variable of the limit and `usual` its value; `most` is the limit in force. */
const QuotaRow = z.object({
  setting: z.string(),
  usual: count,
  most: count,
  spent: count,
  accounts: count,
});

export const NewQuota = z.object({
  quota: z.enum(QUOTA_NAMES),
  /** Absent: the setting of the server counts again. */
  most: z.optional(z.int()),
  reason: Reason.shape.reason,
});
export type NewQuota = z.infer<typeof NewQuota>;

export const OperatorState = z.object({
  /** Newest first; empty before the first import. */
  editions: z.array(LawEditionRow),
  quotas: z.object({ files: QuotaRow, records: QuotaRow, prints: QuotaRow, mails: QuotaRow }),
});
export type OperatorState = z.infer<typeof OperatorState>;

const Search = z.object({ search: z.optional(text(120)) });
const byId = z.object({ _id: Id });
const NONE = { status: 204, schema: z.undefined() } as const;

export const OPERATOR_ENDPOINTS = {
  operatorJudges: {
    method: 'GET',
    path: '/api/operator/judges',
    who: 'operator',
    query: Search,
    reply: { status: 200, schema: JudgesAnswer },
  },
  importJudges: {
    method: 'POST',
    path: '/api/operator/judges/import',
    who: 'operator',
    body: JudgesFile,
    reply: { status: 200, schema: JudgesReport },
  },
  planMove: {
    method: 'POST',
    path: '/api/operator/moves',
    who: 'operator',
    body: NewMove,
    reply: { status: 200, schema: MoveAnswer },
  },
  cancelMove: {
    method: 'DELETE',
    path: '/api/operator/moves/:_id',
    who: 'operator',
    params: byId,
    reply: NONE,
  },
  operatorAccounts: {
    method: 'GET',
    path: '/api/operator/accounts',
    who: 'operator',
    query: z.object({ search: required(120, 'Write a name or an email.') }),
    reply: { status: 200, schema: AccountsAnswer },
  },
  endAccountSessions: {
    method: 'POST',
    path: '/api/operator/accounts/:_id/end-sessions',
    who: 'operator',
    params: byId,
    body: Reason,
    reply: NONE,
  },
  resetAccountFactor: {
    method: 'POST',
    path: '/api/operator/accounts/:_id/reset-second-factor',
    who: 'operator',
    params: byId,
    body: Reason,
    reply: NONE,
  },
  searchAudit: {
    method: 'GET',
    path: '/api/operator/audit',
    who: 'operator',
    query: AuditQuery,
    reply: { status: 200, schema: AuditAnswer },
  },
  operatorFeedback: {
    method: 'GET',
    path: '/api/operator/feedback',
    who: 'operator',
    reply: { status: 200, schema: FeedbackAnswer },
  },
  operatorState: {
    method: 'GET',
    path: '/api/operator/state',
    who: 'operator',
    reply: { status: 200, schema: OperatorState },
  },
  setQuota: {
    method: 'POST',
    path: '/api/operator/quotas',
    who: 'operator',
    body: NewQuota,
    reply: NONE,
  },
} as const satisfies Record<string, Endpoint>;
