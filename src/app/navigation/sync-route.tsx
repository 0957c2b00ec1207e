import { SyncScreen } from '#features/work/sync/sync-screen.tsx';
import { useWorker } from '#app/worker/app-worker.ts';

/** The "Update" row of the sync screen: starts the waiting version or checks for one. */
export function SyncRoute() {
  const { update } = useWorker();
  return <SyncScreen onUpdate={update ?? (() => window.location.reload())} />;
}
