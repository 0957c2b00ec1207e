/** One row of the outbox is one call of the API. The token is attached here and stored in no row. */
import { Application } from '#contract/application.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { classifyAnswer, type Verdict } from './classify-answer.ts';
import { exchange } from './exchange.ts';
import type { OutboxRow } from './outbox-row.ts';
import type { Ports } from './ports.ts';

export interface Sent {
  readonly verdict: Verdict<Application>;
  readonly clockOffset: number | null;
}

export async function send(ports: Ports, token: string, row: OutboxRow): Promise<Sent> {
  const { method, path } = row.op === 'file' ? ENDPOINTS.createApplication : ENDPOINTS.updateApplication;
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
    verdict: classifyAnswer(exchanged, Application),
    clockOffset: exchanged.kind === 'answer' ? exchanged.clockOffset : null,
  };
}
