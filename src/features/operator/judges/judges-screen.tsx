/** Judges and courts of this server: search, transfers on a day, and the CSV file of judges. */
import { useCallback, useState } from 'react';
import { type JudgeRow, OPERATOR_ENDPOINTS } from '#contract/operator/operator-endpoints.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { OwnIdentityGate } from '#parts/identity/own-identity-gate.tsx';
import { ReadState } from '#parts/server-read/read-state.tsx';
import { ServerSearch } from '#parts/server-read/server-search.tsx';
import { useServerRead } from '#parts/server-read/use-server-read.ts';
import { withQuery } from '#parts/server-read/with-query.ts';
import { useText } from '#parts/text-context.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { CourtTable } from './court-table.tsx';
import { JudgeList } from './judge-list.tsx';
import { JudgesFile } from './judges-file.tsx';
import { MoveForm } from './move-form.tsx';

export function JudgesScreen() {
  return (
    <OwnIdentityGate>
      <JudgesAndCourts />
    </OwnIdentityGate>
  );
}

function JudgesAndCourts() {
  const { operator } = useText();
  const { judges: words } = operator;
  const [search, setSearch] = useState('');
  const [moving, setMoving] = useState<JudgeRow | null>(null);
  const { read, again } = useJudges(search);
  const refresh = () => void again();
  if (moving)
    return (
      <Page>
        <PageHead title={operator.move.title(moving.name)} at="move" />
        <MoveForm
          judge={moving}
          onEnd={() => {
            setMoving(null);
            refresh();
          }}
        />
      </Page>
    );
  return (
    <Page>
      <PageHead title={words.title} at="list" />
      <p className="quiet">{operator.online}</p>
      <ServerSearch id="judges-search" label={words.find} search={operator.search} onSearch={setSearch} />
      <ReadState
        words={{ loading: operator.loading, retry: operator.again }}
        read={read}
        rows={4}
        onAgain={refresh}
      >
        {({ judges, total, courts }) => (
          <>
            <JudgeList judges={judges} total={total} onMove={setMoving} onChanged={refresh} />
            <CourtTable courts={courts} />
          </>
        )}
      </ReadState>
      <JudgesFile onImported={refresh} />
    </Page>
  );
}

function useJudges(search: string) {
  const device = useDevice();
  const ask = useCallback(
    async () => askAccount(device, withQuery(OPERATOR_ENDPOINTS.operatorJudges, { search })),
    [device, search],
  );
  return useServerRead(ask);
}
