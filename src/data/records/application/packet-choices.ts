/**
 * Choices for the filing packet of an application that was filed: kept on this device beside it. An amendment would move
 * its version, and with it what a judge has seen, for a matter of print.
 */
import type { Packet } from '#contract/packet.ts';
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';
import type { StorageFull } from '#data/store/save-transaction.ts';
import type { Result } from '#kernel/result.ts';

const choices = draftStore<Packet>('packet');

/** Null where none was made since it was filed. */
export const packetChoicesOf = (db: Db, applicationId: string): Promise<Packet | null> =>
  choices.read(db, applicationId);

export const keepPacketChoices = (
  db: Db,
  applicationId: string,
  packet: Packet,
): Promise<Result<void, StorageFull>> => choices.save(db, applicationId, packet);
