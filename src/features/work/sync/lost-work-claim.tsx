/** The browser has lost this person's database, and unsent work with it. */
import { useId } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { clearMeta, type LostWork } from '#data/store/meta.ts';
import { useText } from '#parts/text-context.tsx';
import { Stop } from '#parts/stop.tsx';
import { Button } from '#ui/button.tsx';
import { Claim } from '#ui/claim.tsx';
import { DayOfText } from '#ui/time-text.tsx';
import { ClaimWord } from './claim-head.tsx';

export function LostWorkClaim({ work: { rows, begun, since, at } }: { work: LostWork }) {
  const { lostWork: words } = useText().sync;
  const titleId = useId();
  const { db } = useDevice();
  return (
    <Claim
      titleId={titleId}
      acts={<Button onClick={() => clearMeta(db, 'lostWork')}>{words.putAway}</Button>}
    >
      <ClaimWord at={at}>{words.title}</ClaimWord>
      <h3 id={titleId}>{words.why}</h3>
      <p>
        {words.what(rows, begun)} <DayOfText at={since} />
        <Stop /> {words.gone}
      </p>
      <ul className="small claim-ways">
        {words.ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </Claim>
  );
}
