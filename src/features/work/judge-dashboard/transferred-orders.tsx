/** Orders of the judge's courts in matters that are now before another court. Online, and hidden if there are none. */
import { useEffect, useState } from 'react';
import type { TransferredOrders as Found } from '#contract/application/order-proof.ts';
import { backgroundFailed } from '#data/store/failure-log.ts';
import { useDevice } from '#data/react/use-device.ts';
import { StandingLine } from '#parts/order-state-line.tsx';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { DayOfText } from '#ui/time-text.tsx';

export function TransferredOrders() {
  const { judge, told, statuses } = useText();
  const found = useTransferredOrders();
  if (found.length === 0) return null;
  const { title, lead, now } = judge.transferredOrders;
  return (
    <LedgerSection title={title}>
      <p className="quiet">{lead}</p>
      <List>
        {found.map(({ _id, applicationNumber, court, at, to, ...state }) => (
          <ListRow
            key={_id}
            title={<Docket>{applicationNumber}</Docket>}
            to={`/judge-application-view/${_id}`}
            chip={<Chip kind="draft">{statuses[to]}</Chip>}
            under={
              <>
                <p>
                  <DayOfText at={at} /> {now(told.court(court))}
                </p>
                <StandingLine {...state} />
              </>
            }
          />
        ))}
      </List>
    </LedgerSection>
  );
}

/** Empty until the server answers. */
function useTransferredOrders(): Found['applications'] {
  const device = useDevice();
  const [found, setFound] = useState<Found['applications']>([]);
  useEffect(() => {
    let isShown = true;
    const ask = async (): Promise<void> => {
      const { fetchTransferred } = await import('./fetch-transferred.ts');
      const applications = await fetchTransferred(device);
      if (isShown) setFound(applications);
    };
    ask().catch(backgroundFailed); // the code is not here yet: the next visit asks again
    return () => {
      isShown = false;
    };
  }, [device]);
  return found;
}
