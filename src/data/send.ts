/** One row of the outbox is one call of the API. The token is attached here and stored in no row. */
import { Application } from '#contract/application.ts';
import { CaseRecord } from '#contract/case-record.ts';
import { type EndpointName, ENDPOINTS } from '#contract/endpoints.ts';
import { classifyAnswer, type Verdict } from './classify-answer.ts';
import { exchange } from './exchange.ts';
import type { Op, OutboxRow } from './outbox-row.ts';
import type { Ports } from './ports.ts';

/** An act on an application is answered with the application, one on a case with the case. */
export type Answered =
  | { readonly entity: 'application'; readonly verdict: Verdict<Application> }
  | { readonly entity: 'case'; readonly verdict: Verdict<CaseRecord> };

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
} as const satisfies Record<Op, EndpointName>;

export async function send(ports: Ports, token: string, row: OutboxRow): Promise<Sent> {
  const { method, path } = ENDPOINTS[CALL_OF[row.op]];
  const exchanged = await exchange(ports, token, {
    method,
    path: path.replace(':_id', row.entityId),
    body: row.body,
    headers: {
      'idempotency-key': row.key,
      'x-client-time': row.clientTime,
      ...(method === 'PUT' && { 'if-match': `"${row.baseVersion}"` }),
    },
  });
  return {
    answered:
      row.entity === 'case'
        ? { entity: 'case', verdict: classifyAnswer(exchanged, CaseRecord) }
        : { entity: 'application', verdict: classifyAnswer(exchanged, Application) },
    clockOffset: exchanged.kind === 'answer' ? exchanged.clockOffset : null,
  };
}
