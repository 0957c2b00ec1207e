/** The kind of a matter in the cause list, its number in the court, and its FIRs. */
import type { HearingView } from '#data/records/hearing/hearings.ts';
import { caseNumberOf } from '#domain/case/case-number.ts';
import type { Fir } from '#domain/case/fir.ts';
import { stateNamed } from '#domain/case/states.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import type { Catalogue } from '#text/catalogue.ts';

export function matterNumbers(hearing: HearingView, words: Catalogue) {
  const { matter } = hearing;
  const number = matter && caseNumberOf(matter);
  return (
    <>
      {kindOf(hearing, words).map((kind) => (
        <p key={kind}>{kind}</p>
      ))}
      {number && <p>{words.judgeCalendar.caseNumber(number)}</p>}
      {(!number || isTransit(hearing)) && firsIn(hearing, words).map((fir) => <p key={fir}>{fir}</p>)}
    </>
  );
}

const isTransit = ({ relief, filed }: HearingView): boolean =>
  relief === 'anticipatory' && filed?.firInOtherState === true;

function kindOf(hearing: HearingView, { choices, explained }: Catalogue): readonly string[] {
  if (isTransit(hearing)) return [explained.further.transitBail];
  return hearing.relief ? [choiceLabel(choices, 'relief', hearing.relief)] : [];
}

interface FirOfList extends Fir {
  readonly district?: string | undefined;
  readonly state?: string | undefined;
}

/** Each FIR with its police station. An FIR of another State names its district and State too. */
function firsIn(hearing: HearingView, { judgeCalendar, generator }: Catalogue): readonly string[] {
  const { filed, matter } = hearing;
  const firs: readonly FirOfList[] = filed ? [filed, ...(filed.furtherFirs ?? [])] : matter ? [matter] : [];
  return firs.flatMap(({ firNumber, policeStation, district, state }) => {
    if (!firNumber) return [];
    const place = isTransit(hearing) ? [district, state && stateNamed(state, generator.namesIn)] : [];
    // a number with letters names its kind
    const number = /^\d/.test(firNumber) ? judgeCalendar.causeList.fir(firNumber) : firNumber;
    return [[number, policeStation, ...place].filter(Boolean).join(', ')];
  });
}
