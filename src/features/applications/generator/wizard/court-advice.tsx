/** Effect of court and custody: the section, a court without jurisdiction, or one without a judge here. */
import type { Court } from '#contract/case/court.ts';
import { isBeforeCourt } from '#contract/case/court.ts';
import { equivalentAuthority, reliefAuthority, canReliefLieBefore } from '#law/relief.ts';
import { courtsOf } from '#data/sync/courts.ts';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { StepProps } from './form-fields.tsx';
import { isOldFir, lacksForum, reliefOf } from './proposals.ts';

export function CourtAdvice({ step }: { step: StepProps }) {
  const { generator: words } = useText();
  const { db } = useDevice();
  const courts = useLive(() => courtsOf(db), [db]);
  const known = courts.status === 'ready' ? courts.value : null;
  const { form } = step;
  const noJudge = known !== null && form.court !== '' && !hasJudge(known, form.court, form.courtPlace);
  return (
    <div className="stack field-wide" aria-live="polite">
      <datalist id="court-places">
        {placesOf(known ?? [], form.court).map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
      <ReliefLine step={step} />
      {lacksForum(form) && <WrongForum step={step} />}
      {isOldFir(form) && (
        <Note kind="wait">
          <p className="small">{words.oldFir}</p>
        </Note>
      )}
      {noJudge && (
        <Note kind="info">
          <p className="small">{words.noJudgeHere}</p>
        </Note>
      )}
    </div>
  );
}

function ReliefLine({ step: { form } }: { step: StepProps }) {
  const { choices, generator: words } = useText();
  const { day: today } = useCourtDay();
  const relief = reliefOf(form);
  const label = choices.relief.find(({ value }) => value === relief)?.label;
  if (!relief || label === undefined) return null;
  return (
    <p className="small quiet">
      {label}, <Citation authority={reliefAuthority(relief, today)} />{' '}
      <span>
        (<Citation authority={equivalentAuthority(relief, today)} /> {words.oldCode})
      </span>
    </p>
  );
}

function WrongForum({ step: { form, write, draft } }: { step: StepProps }) {
  const { generator: words } = useText();
  const relief = reliefOf(form);
  if (!relief) return null;
  const isFixed = draft?.amends !== undefined;
  const courts = isFixed ? [] : COURTS.filter((court) => canReliefLieBefore(relief, court));
  return (
    <Note kind="wait">
      <p className="small">{words.forum[relief]}</p>
      <div className="row">
        {courts.map((court) => (
          <Button key={court} onClick={() => write({ court })}>
            {words.useCourt[court]}
          </Button>
        ))}
      </div>
    </Note>
  );
}

const COURTS = ['magistrate', 'sessions', 'high'] as const;

function hasJudge(courts: readonly Court[], kind: Court['kind'], place: string): boolean {
  return isBeforeCourt(courts, { court: kind, courtPlace: place });
}

function placesOf(courts: readonly Court[], kind: string): string[] {
  return courts.flatMap((court) => (court.kind === kind && court.place ? [court.place] : []));
}
