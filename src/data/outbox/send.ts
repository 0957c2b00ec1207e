/** Sends one outbox row as one API call. The token is attached here and stored in no row. */
import { invariant } from '#kernel/assert.ts';
import { STRICT } from '#contract/unknown-fields.ts';
import type { OutboxRow } from '#data/store/outbox-row.ts';
import type { Engine } from './engine.ts';
import { exchange } from './exchange.ts';
import type { AnswerVerdictFor } from './record-kind.ts';
import { hasGenerationChanged } from './server-generation.ts';

/** The screen of each operation shows its own message. */
const BYTES_GONE: AnswerVerdictFor = {
  kind: 'refused',
  status: 0,
  problem: { code: 'invalid-request', msg: '' },
};

export interface SendResult {
  readonly answered: AnswerVerdictFor;
  readonly clockOffset: number | null;
}

export async function send({ db, ports, kinds }: Engine, token: string, row: OutboxRow): Promise<SendResult> {
  const operation = kinds.operationOf(row);
  invariant(operation, 'a row is taken only where its operation is known');
  const { method, path } = operation.endpoint;
  const form = await operation.form?.(db, row);
  if (form === null) return { answered: BYTES_GONE, clockOffset: null };
  const exchanged = await exchange(ports, token, {
    method,
    path: operation.pathOf?.(row) ?? path.replace(/:\w+/, row.entityId),
    ...(form ? { form } : { body: row.body }),
    headers: {
      'idempotency-key': row.key,
      'x-client-time': row.clientTime,
      prefer: STRICT,
      ...(method !== 'POST' && { 'if-match': `"${row.baseVersion}"` }),
    },
  });
  return {
    answered: (await hasGenerationChanged(db, exchanged))
      ? { kind: 'other-history' }
      : kinds.of(row).read(exchanged, row),
    clockOffset: exchanged.kind === 'answer' ? exchanged.clockOffset : null,
  };
}
