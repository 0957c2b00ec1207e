import type { OutboxRow } from '#data/store/outbox-row.ts';

/** Not rejected: a restored server lacks the record and the user must send it again. */
export const isLostByServer = ({ lastError }: OutboxRow): boolean => lastError?.code === 'lost-by-server';
