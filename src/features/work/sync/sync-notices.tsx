/** Notices that affect all records. */
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { sendLostAgain } from '#data/outbox/resend-lost-rows.ts';
import { confirmSweep, keepUnseen } from '#data/sync/sweep.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Claim } from '#ui/lists/action-card.tsx';
import { changeState, type LostWork } from '#data/store/meta.ts';
import { engineOf } from '#data/records/kinds.ts';
import { Stop } from '#parts/full-stop.tsx';
import { DayOfText } from '#ui/time-text.tsx';
import { ClaimWord } from './claim-head.tsx';

export function SignInClaim({ waiting }: { waiting: number }) {
  const { signIn } = useText().sync;
  const titleId = useId();
  const { pathname } = useLocation();
  return (
    <Claim
      titleId={titleId}
      acts={
        <ButtonLink kind="primary" to="/login" state={{ from: pathname }}>
          {signIn.act(waiting)}
        </ButtonLink>
      }
    >
      <ClaimWord>{signIn.title}</ClaimWord>
      <h3 id={titleId}>{signIn.why(waiting)}</h3>
      <p className="small quiet">{signIn.safe}</p>
    </Claim>
  );
}

export function UpdateClaim({ waiting, onUpdate }: { waiting: number; onUpdate: () => void }) {
  const { update } = useText().sync;
  const titleId = useId();
  return (
    <Claim
      titleId={titleId}
      acts={
        <Button kind="primary" onClick={onUpdate}>
          {update.act}
        </Button>
      }
    >
      <ClaimWord>{update.title}</ClaimWord>
      <h3 id={titleId}>{update.why(waiting)}</h3>
      <p className="small quiet">{update.safe}</p>
    </Claim>
  );
}

/** Recovers all records that a restored server lacks in one action. */
export function LostClaim({ rows }: { rows: number }) {
  const { lost } = useText().sync;
  const titleId = useId();
  const { db, ports } = useDevice();
  return (
    <Claim
      titleId={titleId}
      acts={
        <Button kind="primary" onClick={() => sendLostAgain(engineOf(db, ports))}>
          {lost.act(rows)}
        </Button>
      }
    >
      <ClaimWord>{lost.title}</ClaimWord>
      <h3 id={titleId}>{lost.why(rows)}</h3>
      <p className="small quiet">{lost.safe}</p>
    </Claim>
  );
}

export function SweepClaim({ removes, of }: { removes: number; of: number }) {
  const { sweep } = useText().sync;
  const titleId = useId();
  const { db, ports } = useDevice();
  return (
    <Claim
      titleId={titleId}
      acts={
        <>
          <Button onClick={() => keepUnseen(db)}>{sweep.keep}</Button>
          <Button kind="danger" onClick={() => confirmSweep(engineOf(db, ports))}>
            {sweep.remove}
          </Button>
        </>
      }
    >
      <ClaimWord>{sweep.title}</ClaimWord>
      <h3 id={titleId}>{sweep.why(removes, of)}</h3>
      <p className="small quiet">{sweep.safe}</p>
    </Claim>
  );
}

/** The browser deleted the user's database with unsent work, or its key is lost. */
export function LostWorkClaim({ work: { rows, ops, begun, since, at, why } }: { work: LostWork }) {
  const { lostWork: words, ops: names, counted } = useText().sync;
  const titleId = useId();
  const { db } = useDevice();
  return (
    <Claim
      titleId={titleId}
      acts={<Button onClick={() => changeState(db, 'notices', { lostWork: null })}>{words.putAway}</Button>}
    >
      <ClaimWord at={at}>{words.title}</ClaimWord>
      <h3 id={titleId}>{why === 'key' ? words.whyKey : words.why}</h3>
      <p>
        {words.what(rows, begun)} <DayOfText at={since} />
        <Stop /> {words.gone(rows + begun)}
      </p>
      {ops && (
        <ul className="small">
          {ops.map(({ op, count }) => (
            <li key={op}>{counted(names[op], count)}</li>
          ))}
        </ul>
      )}
      <ul className="small claim-ways">
        {words.ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </Claim>
  );
}
