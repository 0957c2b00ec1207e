/** Takes in what another app shared while this app was locked or nobody was logged in. */
import type { Db } from '#data/store/db.ts';
import { hasReceived } from '#data/store/inbox.ts';
import { getMeta } from '#data/store/meta.ts';
import { pagePorts } from '#app/start/page-ports.ts';

/** Loads the code of documents only if something waits. */
export async function takeInShared(db: Db): Promise<void> {
  const user = await getMeta(db, 'user');
  if (!user || !(await hasReceived())) return;
  const { takeInReceived } = await import('#data/records/received/received.ts');
  await takeInReceived(db, pagePorts);
}
