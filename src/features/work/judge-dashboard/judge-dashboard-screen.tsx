/** A judge's first screen: how much there is, what waits, what was signed and is not in force yet. */
import { useDevice } from '#data/react/use-device.ts';
import { splitName } from '#domain/split-name.ts';
import { useText } from '#parts/text-context.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Counters } from './counters.tsx';
import { DocketFailed } from './docket-failed.tsx';
import { DraftedOrders } from './drafted-orders.tsx';
import { PendingList } from './pending-list.tsx';
import { Unverified } from './unverified.tsx';
import { type Docket, useDocket } from './use-docket.ts';

export function JudgeDashboardScreen() {
  const { judge } = useText();
  const { user } = useDevice();
  const docket = useDocket();
  return (
    <Page>
      <PageHead title={judge.welcome(splitName(user.name).firstName || judge.someone)} />
      <Desk docket={docket} email={user.email} />
    </Page>
  );
}

function Desk({ docket, email }: { docket: Docket; email: string }) {
  if (docket.state === 'unverified') return <Unverified docket={docket} email={email} />;
  if (docket.state === 'failed') return <DocketFailed docket={docket} />;
  const loading = docket.state === 'loading';
  return (
    <>
      <Counters loading={loading} />
      <DraftedOrders />
      <PendingList loading={loading} />
    </>
  );
}
