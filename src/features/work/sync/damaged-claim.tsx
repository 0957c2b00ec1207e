import { useId } from 'react';
import type { DamagedWork, LostRow } from '#data/outbox/damaged-rows.ts';
import { changeState } from '#data/store/meta.ts';
import { useDevice } from '#data/react/use-device.ts';
import { Claim } from '#ui/lists/action-card.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DayOfText } from '#ui/time-text.tsx';
import { ClaimWord } from './claim-head.tsx';

/** Data of this device was changed outside the app: names each lost item by kind and date. */
export function DamagedClaim({ work: { at, records, lost } }: { work: DamagedWork }) {
  const { damaged: words, lostWork } = useText().sync;
  const titleId = useId();
  const { db } = useDevice();
  return (
    <Claim
      titleId={titleId}
      acts={<Button onClick={() => changeState(db, 'notices', { damaged: null })}>{lostWork.putAway}</Button>}
    >
      <ClaimWord at={at}>{words.title}</ClaimWord>
      <h3 id={titleId}>{lost.length > 0 ? words.lost : words.records}</h3>
      {lost.length > 0 && (
        <>
          <ul>
            {lost.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows are only added
              <LostLine key={index} row={row} />
            ))}
          </ul>
          <p>{words.gone(lost.length)}</p>
          <ul className="small claim-ways">
            {lostWork.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </>
      )}
      {lost.length > 0 && records && <p>{words.records}</p>}
    </Claim>
  );
}

function LostLine({ row }: { row: LostRow }) {
  const { damaged: words, ops } = useText().sync;
  return (
    <li>
      {row.table === 'outbox' ? ops[row.op] : words.kinds[row.table]}
      {row.at !== null && (
        <>
          , <DayOfText at={row.at} />
        </>
      )}
    </li>
  );
}
