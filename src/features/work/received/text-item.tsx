import { useNavigate } from 'react-router-dom';
import { readAsMessage } from '#data/records/received/received.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { ReceivedRow } from '#data/store/rows.ts';
import { useAct } from '#parts/form/use-act.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { DiscardItem } from './discard-item.tsx';
import './received.css';

export function TextItem({ row }: { readonly row: Extract<ReceivedRow, { readonly kind: 'text' }> }) {
  const { received: words, fromPaper, times } = useText();
  const { db, user } = useDevice();
  const navigate = useNavigate();
  const act = useAct();
  const read = async () => {
    await readAsMessage(db, row);
    await navigate('/status-tracking?add=message');
  };
  return (
    <div className="stack">
      <p className="small quiet">
        <MomentText at={row.at} zone={times.zone} />
      </p>
      <p className="received-text" translate="no">
        {row.text}
      </p>
      <div className="row">
        {user.role !== 'judge' && (
          <Button kind="primary" onClick={() => void act(read)}>
            {words.read}
          </Button>
        )}
        {user.role !== 'judge' && (
          <ButtonLink to={`/from-paper?item=${row._id}`}>{fromPaper.readReceived}</ButtonLink>
        )}
        <DiscardItem row={row} />
      </div>
    </div>
  );
}
