/** Requests of filers for other conditions of a bail in force. Hidden if there are none. */
import { openRequests } from '#data/records/contested/contested-points.ts';
import { useDb, useLive } from '#data/react/use-live.ts';
import { nameFor } from '#domain/case/name-for.ts';
import { useText } from '#parts/text-context.tsx';
import { Chip } from '#ui/feedback/chip.tsx';
import { Docket } from '#ui/feedback/number-badge.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { DayOfText } from '#ui/time-text.tsx';

export function ConditionsRequests() {
  const { contested, judge } = useText();
  const db = useDb();
  const live = useLive(() => openRequests(db), [db]);
  if (live.status === 'loading' || live.value.length === 0) return null;
  const { title, lead, asked } = judge.requests;
  return (
    <LedgerSection title={title}>
      <p className="quiet">{lead}</p>
      <List>
        {live.value.map(({ request, application }) => (
          <ListRow
            key={request._id}
            title={nameFor(application)}
            to={`/judge-application-view/${application._id}`}
            chip={<Chip kind="standard">{contested.request.waiting}</Chip>}
            under={
              <>
                <p className="row">
                  <Docket>{application.applicationNumber}</Docket>
                  <span>
                    {asked} <DayOfText at={request.deviceTime ?? request.at} />
                  </span>
                </p>
                <p className="as-typed">{request.conditionsAsked}</p>
              </>
            }
          />
        ))}
      </List>
    </LedgerSection>
  );
}
