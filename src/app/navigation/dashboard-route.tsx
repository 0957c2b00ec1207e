import { useDevice } from '#data/react/use-device.ts';
import { DashboardScreen } from '#features/work/dashboard/dashboard-screen.tsx';
import { QUICK_ACCESS } from '#features/work/dashboard/quick-access.tsx';
import { isBuilt } from './entries.ts';

/** The dashboard with the tiles of those screens that are built and theirs. */
export function DashboardRoute() {
  const { role } = useDevice().user;
  return <DashboardScreen quick={QUICK_ACCESS.filter(({ to }) => isBuilt(to, role))} />;
}
