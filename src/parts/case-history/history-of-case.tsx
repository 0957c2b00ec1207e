import { historyInWords } from '#text/history-event-text.ts';
import { useEffect, useState } from 'react';
import type { CaseHistoryLine } from '#contract/case/case-record.ts';
import { fetchHistory, keptHistory } from '#data/records/case/case-history.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { CaseRow } from '#data/store/rows.ts';
import type { KeptHistory } from '#data/store/cache.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { HistoryList } from '#ui/lists/history-list.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MomentText } from '#ui/time-text.tsx';

const FIRST_LINES = 5;

/** History from the server; offline, the last fetched one with its time, or the reason for its absence. */
export function HistoryOfCase({ record }: { record: CaseRow }) {
  const words = useText().caseFile.history;
  const { db } = useDevice();
  const live = useLive(() => keptHistory(db, record._id), [db, record._id]);
  const historyState = useAsked(record);
  return (
    <LedgerSection title={words.title}>
      {live.status === 'ready' && live.value && (
        <HistoryLines history={live.value} fresh={historyState === 'kept'} />
      )}
      {live.status === 'ready' && !live.value && (
        <NotTold unsent={record.version === 0} asked={historyState} />
      )}
    </LedgerSection>
  );
}

type HistoryState = 'asking' | Awaited<ReturnType<typeof fetchHistory>>;

/** Fetches on opening, after each accepted change and when the network returns. */
function useAsked({ _id, version }: CaseRow): HistoryState {
  const { db, ports } = useDevice();
  const [asked, setAsked] = useState<HistoryState>('asking');
  useEffect(() => {
    if (version === 0) return undefined;
    let shown = true;
    const ask = async () => {
      const outcome = await fetchHistory(db, ports, _id);
      if (shown) setAsked(outcome);
    };
    const again = () => void ask();
    again();
    addEventListener('online', again);
    return () => {
      shown = false;
      removeEventListener('online', again);
    };
  }, [db, ports, _id, version]);
  return asked;
}

function NotTold({ unsent, asked }: { unsent: boolean; asked: HistoryState }) {
  const words = useText().caseFile.history;
  if (unsent) return <p className="quiet">{words.unsent}</p>;
  if (asked === 'offline') return <p className="quiet">{words.away}</p>;
  if (asked === 'failed') return <p className="quiet">{words.failed}</p>;
  return <Skeleton label={words.loading} rows={2} />;
}

function HistoryLines({ history: { at, lines }, fresh }: { history: KeptHistory; fresh: boolean }) {
  const { caseFile, times, told } = useText();
  const words = caseFile.history;
  const [all, setAll] = useState(false);
  const newestLines = lines.toReversed().slice(0, all ? lines.length : FIRST_LINES);
  if (lines.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <div className="stack">
      {!fresh && (
        <p className="small quiet">
          {words.asOf} <MomentText at={at} zone={times.zone} />
        </p>
      )}
      <HistoryList
        entries={newestLines.map((line, index) => {
          const { what, ...values } = historyInWords(line, told);
          return {
            key: `${line.at} ${index}`,
            what,
            when: <MomentText at={line.at} zone={times.zone} />,
            note: <LineNote by={line.by} {...values} />,
          };
        })}
      />
      {newestLines.length < lines.length && (
        <p>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {words.all(lines.length)}
          </Button>
        </p>
      )}
    </div>
  );
}

function LineNote({ by, from, to, note }: Pick<CaseHistoryLine, 'by' | 'from' | 'to' | 'note'>) {
  const words = useText().caseFile.history;
  const change = from && to ? words.change(from, to) : (to ?? from);
  return [by && words.by(by), change, note].filter(Boolean).join(' · ');
}
