import type { OutboxRow } from '#data/outbox/outbox-row.ts';

/** Not rejected: a restored server lacks the record and the user must send it again. */
export const isLostByServer = ({ lastError }: OutboxRow): boolean => lastError?.code === 'lost-by-server';
