/**
 * Choices for the filing packet of an application that was filed: kept on this device beside it. An amendment would move
 * its version, and with it what a judge has seen, for a matter of print.
 */
import type { Packet } from '#contract/packet.ts';
import { metaOf, setMeta } from '#data/store/meta.ts';
import type { Db } from '#data/store/db.ts';
import { saving, type StorageFull } from '#data/store/saving.ts';
import { ok, type Result } from '#kernel/result.ts';

/** Null where none was made since it was filed. */
export const packetChoicesOf = (db: Db, applicationId: string): Promise<Packet | null> =>
  metaOf(db, `packet:${applicationId}`);

export const keepPacketChoices = (
  db: Db,
  applicationId: string,
  packet: Packet,
): Promise<Result<void, StorageFull>> =>
  saving(db, [], async () => ok(await setMeta(db, `packet:${applicationId}`, packet)));
