/** What stands in the way of everything, not of one record. */
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { sendLostAgain } from '#data/outbox/send-lost-again.ts';
import { confirmSweep, keepUnseen } from '#data/sync/sweep.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Claim } from '#ui/claim.tsx';
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

/** A restored server lacks several things of this person's: they can go again together. */
export function LostClaim({ rows }: { rows: number }) {
  const { lost } = useText().sync;
  const titleId = useId();
  const { db, ports } = useDevice();
  return (
    <Claim
      titleId={titleId}
      acts={
        <Button kind="primary" onClick={() => sendLostAgain(db, ports)}>
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
  const { db } = useDevice();
  return (
    <Claim
      titleId={titleId}
      acts={
        <>
          <Button onClick={() => keepUnseen(db)}>{sweep.keep}</Button>
          <Button kind="danger" onClick={() => confirmSweep(db)}>
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
