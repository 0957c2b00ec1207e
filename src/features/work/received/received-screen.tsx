/** /received: texts and files that another app shared. Nothing happens to them until the user chooses. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { receivedItems, takeInReceived } from '#data/records/received/received.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { INBOX_CHANGED } from '#data/store/inbox-changed.ts';
import type { ReceivedRow } from '#data/store/rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { FileItem } from './file-item.tsx';
import { TextItem } from './text-item.tsx';

const FAILURES = ['too-large', 'too-many', 'storage-full', 'empty', 'failed'] as const;

export function ReceivedScreen() {
  const { received: words } = useText();
  const [search] = useSearchParams();
  const failure = FAILURES.find((each) => each === search.get('failed'));
  const { isFull, isTaken } = useTakingIn();
  return (
    <Page>
      <PageHead title={words.title} />
      <div className="stack stack--loose">
        {failure !== undefined && (
          <Note kind="danger" role="alert">
            <p>{words.failures[failure]}</p>
          </Note>
        )}
        {isFull && (
          <Note kind="danger" role="alert">
            <p>{words.full}</p>
          </Note>
        )}
        {isTaken ? <Items /> : <Skeleton label={words.loading} rows={2} />}
      </div>
    </Page>
  );
}

/** Takes the items of the inbox over when the screen opens and when the app comes back to the front. */
function useTakingIn() {
  const { db, ports } = useDevice();
  const [state, setState] = useState({ isTaken: false, isFull: false });
  useEffect(() => {
    let isCurrent = true;
    const take = async () => {
      const isWhole = await takeInReceived(db, ports).catch(actFailed);
      if (isCurrent) setState({ isTaken: true, isFull: isWhole === false });
    };
    const onFocus = () => void take();
    onFocus();
    window.addEventListener('focus', onFocus);
    window.addEventListener(INBOX_CHANGED, onFocus);
    return () => {
      isCurrent = false;
      window.removeEventListener('focus', onFocus);
      window.removeEventListener(INBOX_CHANGED, onFocus);
    };
  }, [db, ports]);
  return state;
}

function Items() {
  const { received: words } = useText();
  const { db } = useDevice();
  const live = useLive(() => receivedItems(db), [db]);
  if (live.status === 'loading') return <Skeleton label={words.loading} rows={2} />;
  if (live.value.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <>
      <p className="quiet">{words.lead}</p>
      {live.value.map((row) => (
        <LedgerSection key={row._id} title={titleOf(row, words)}>
          {row.kind === 'text' ? <TextItem row={row} /> : <FileItem row={row} />}
        </LedgerSection>
      ))}
    </>
  );
}

const titleOf = ({ name, kind }: ReceivedRow, words: ReturnType<typeof useText>['received']): string =>
  name === '' ? words.kinds[kind] : name;
