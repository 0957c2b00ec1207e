/** One row of the outbox is one call of the API. The token is attached here and stored in no row. */
import { Application } from '#contract/application.ts';
import { Assessment } from '#contract/assessment.ts';
import { CaseRecord } from '#contract/case-record.ts';
import { Feedback } from '#contract/feedback.ts';
import { type EndpointName, ENDPOINTS } from '#contract/endpoints.ts';
import { classifyAnswer, type Verdict } from './classify-answer.ts';
import { type Exchange, exchange } from './exchange.ts';
import type { Op, OutboxRow } from './outbox-row.ts';
import type { Ports } from '#data/store/ports.ts';

/** An act is answered with the record that it is about. */
export type Answered =
  | { readonly entity: 'application'; readonly verdict: Verdict<Application> }
  | { readonly entity: 'case'; readonly verdict: Verdict<CaseRecord> }
  | { readonly entity: 'assessment'; readonly verdict: Verdict<Assessment> }
  | { readonly entity: 'feedback'; readonly verdict: Verdict<Feedback> };

export interface Sent {
  readonly answered: Answered;
  readonly clockOffset: number | null;
}

const CALL_OF = {
  file: 'createApplication',
  amend: 'updateApplication',
  withdraw: 'updateApplication',
  decide: 'updateApplication',
  'keep-case': 'updateCase',
  assess: 'saveAssessment',
  'report-error': 'createFeedback',
} as const satisfies Record<Op, EndpointName>;

export async function send(ports: Ports, token: string, row: OutboxRow): Promise<Sent> {
  const { method, path } = ENDPOINTS[CALL_OF[row.op]];
  const exchanged = await exchange(ports, token, {
    method,
    path: path.replace(/:_id|:caseId/, row.entityId),
    body: row.body,
    headers: {
      'idempotency-key': row.key,
      'x-client-time': row.clientTime,
      ...(method === 'PUT' && { 'if-match': `"${row.baseVersion}"` }),
    },
  });
  return {
    answered: answeredOf(row, exchanged),
    clockOffset: exchanged.kind === 'answer' ? exchanged.clockOffset : null,
  };
}

function answeredOf({ entity }: OutboxRow, exchanged: Exchange): Answered {
  if (entity === 'case') return { entity, verdict: classifyAnswer(exchanged, CaseRecord) };
  if (entity === 'assessment') return { entity, verdict: classifyAnswer(exchanged, Assessment) };
  if (entity === 'feedback') return { entity, verdict: classifyAnswer(exchanged, Feedback) };
  return { entity: 'application', verdict: classifyAnswer(exchanged, Application) };
}
