/**
 * Packet options of a filed application, stored only on this device. An amendment would raise the version
 * that a judge has seen, only for a print option.
 */
import type { Packet } from '#contract/application/packet.ts';
import type { Db } from '#data/store/db.ts';
import { draftStore } from '#data/store/drafts.ts';

const choices = draftStore<Packet>('packet');

/** Null if none were chosen since filing. */
export const packetChoicesOf = (db: Db, applicationId: string): Promise<Packet | null> =>
  choices.read(db, applicationId);

export const keepPacketChoices = (db: Db, applicationId: string, packet: Packet): Promise<void> =>
  choices.save(db, applicationId, packet);
