import { keepShared, type NotKept } from '#data/store/inbox.ts';
import { currentUserId } from '#data/store/shared-db.ts';
import { sharedDb } from '#app/session/session.ts';

/** Null if the files are stored. */
export async function keepFiles(files: readonly File[]): Promise<NotKept | null> {
  const items = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      type: file.type,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );
  return keepShared(items, { ownerId: await currentUserId(sharedDb), now: new Date() });
}
