/**
 * Choices for the filing packet of an application that was filed: kept on this device beside it. An amendment would move
 * its version, and with it what a judge has seen, for a matter of print.
 */
import type { Packet } from '#contract/packet.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import type { Db } from '#data/store/db.ts';
import { saveInTransaction, type StorageFull } from '#data/store/save-transaction.ts';
import { ok, type Result } from '#kernel/result.ts';

/** Null where none was made since it was filed. */
export const packetChoicesOf = (db: Db, applicationId: string): Promise<Packet | null> =>
  getMeta(db, `packet:${applicationId}`);

export const keepPacketChoices = (
  db: Db,
  applicationId: string,
  packet: Packet,
): Promise<Result<void, StorageFull>> =>
  saveInTransaction(db, [], async () => ok(await setMeta(db, `packet:${applicationId}`, packet)));
