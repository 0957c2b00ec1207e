import type { OutboxRow } from '#data/outbox/outbox-row.ts';

/** Nobody has refused it: a restored server no longer has it, and it waits for its person to send it again. */
export const isLostByServer = ({ lastError }: OutboxRow): boolean => lastError?.code === 'lost-by-server';
