import type { Db } from '#data/db.ts';
import { metaOf, setMeta } from '#data/meta.ts';
import { instant, type Ports } from '#data/ports.ts';

/** At the first save, from the person's own act: asks the browser not to evict what is on this device. */
export async function keepStorage(db: Db, ports: Ports): Promise<void> {
  const before = await metaOf(db, 'persistence');
  if (before?.answer === 'granted') return;
  const supported = 'storage' in navigator && 'persist' in navigator.storage;
  const granted = supported && (await navigator.storage.persist());
  const answer = granted ? 'granted' : supported ? 'denied' : 'unsupported';
  await setMeta(db, 'persistence', { answer, at: instant(ports) });
}
