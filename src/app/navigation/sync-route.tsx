import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { useWorker } from '#app/worker/app-worker.ts';

/** "Update" among what needs the person: the waiting version, or a fresh look for one. */
export function SyncRoute() {
  const { update } = useWorker();
  return <SyncScreen onUpdate={update ?? (() => window.location.reload())} />;
}
