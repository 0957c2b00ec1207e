import { ACCOUNT_ENDPOINTS } from '#contract/account/account-endpoints.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import type { Db } from '#data/store/db.ts';
import { getMeta, setMeta } from '#data/store/meta.ts';
import type { Ports } from '#data/store/ports.ts';

/** Fetches the key of the user once. The device keeps it, so that it signs without a network. */
export async function fetchBackupKey(
  db: Db,
  ports: Pick<Ports, 'fetch' | 'now' | 'clientVersion'>,
): Promise<void> {
  if ((await getMeta(db, 'backupKey')) !== null) return;
  const answer = await askAccount({ db, ports }, ACCOUNT_ENDPOINTS.backupKey);
  if (answer.ok) await setMeta(db, 'backupKey', answer.value.key);
}
