/** One reading: doubtful with its picture and choices, or clear with a way to change it. */
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import type { PaperFact } from '#reading/papers/paper-reading.ts';
import { FormFact } from '#parts/facts/form-fact.tsx';
import { useObjectUrl } from '#parts/scan/use-photo.ts';
import { useText } from '#parts/text-context.tsx';
import { optionsOf } from '#text/fact-words.ts';
import { Button } from '#ui/controls/button.tsx';
import type { FactAnswer, FactRow, RowDoubt } from './fact-rows.ts';
import type { PlaceOnPaper } from './places-on-paper.ts';

interface FactLineProps {
  readonly row: FactRow;
  readonly onAnswer: (answer: FactAnswer) => void;
}

export function FactLine({ row, onAnswer }: FactLineProps) {
  const [isEdited, setIsEdited] = useState(false);
  if (isEdited) return <EditedFact row={row} onAnswer={onAnswer} onDone={() => setIsEdited(false)} />;
  if (row.doubt === null) return <ClearFact row={row} onAnswer={onAnswer} onEdit={() => setIsEdited(true)} />;
  return <DoubtfulFact row={row} doubt={row.doubt} onAnswer={onAnswer} onEdit={() => setIsEdited(true)} />;
}

function useShown(): (fact: PaperFact, value: string) => string {
  const text = useText();
  return (fact, value) =>
    isDay(value)
      ? indianDate(value)
      : (optionsOf(fact, text).find((option) => option.value === value)?.label ?? value);
}

interface EditableProps extends FactLineProps {
  readonly onEdit: () => void;
}

function DoubtfulFact({ row, doubt, onAnswer, onEdit }: EditableProps & { readonly doubt: RowDoubt }) {
  const { fromPaper: words, facts } = useText();
  const shown = useShown();
  const { fact, choices, inDraft, place } = row;
  return (
    <div className="paper-row paper-row--doubt">
      <dt>
        {facts.labels[fact]} <span>{words.doubts[doubt]}</span>
      </dt>
      <dd>
        {place && <PaperLine place={place} />}
        <div className="row">
          {choices.map((value) => (
            <Button key={value} translate="no" onClick={() => onAnswer({ value, isLeftOut: false })}>
              {shown(fact, value)}
            </Button>
          ))}
          {inDraft !== null && (
            <Button onClick={() => onAnswer({ value: inDraft, isLeftOut: true })}>
              {words.keep(shown(fact, inDraft))}
            </Button>
          )}
          <Button kind="quiet" onClick={onEdit}>
            {words.other}
            <span className="vh"> {facts.labels[fact]}</span>
          </Button>
        </div>
      </dd>
    </div>
  );
}

const HAS_DIGIT = /\d/;

function ClearFact({ row, onAnswer, onEdit }: EditableProps) {
  const { fromPaper: words, facts } = useText();
  const shown = useShown();
  const { fact, value, isLeftOut, isConfirmed, place } = row;
  const label = facts.labels[fact];
  return (
    <div className="paper-row">
      <dt>{label}</dt>
      <dd>
        {isLeftOut ? (
          <span className="quiet">{words.leftOut}</span>
        ) : (
          <span translate="no">{shown(fact, value)}</span>
        )}
        {isConfirmed && !isLeftOut && <span className="small quiet"> {words.doubts.confirmed}</span>}
        {place && !isLeftOut && HAS_DIGIT.test(value) && <PaperLine place={place} />}
      </dd>
      <dd>
        {isLeftOut ? (
          <Button kind="quiet" onClick={() => onAnswer({ value, isLeftOut: false })}>
            {words.takeIn}
            <span className="vh"> {label}</span>
          </Button>
        ) : (
          <Button kind="quiet" icon={Pencil} aria-label={words.change(label)} onClick={onEdit} />
        )}
      </dd>
    </div>
  );
}

interface EditedProps extends FactLineProps {
  readonly onDone: () => void;
}

/** A change is an answer with each keystroke, so that it is kept. */
function EditedFact({ row, onAnswer, onDone }: EditedProps) {
  const { fromPaper: words, fields } = useText();
  const { fact, value, place } = row;
  const leave = () => {
    onAnswer({ value, isLeftOut: true });
    onDone();
  };
  const done = () => {
    onAnswer({ value, isLeftOut: false });
    onDone();
  };
  return (
    <div className="paper-row paper-row--edit">
      <dt className="vh">{words.other}</dt>
      <dd className="stack">
        {place && <PaperLine place={place} />}
        <FormFact
          name={fact}
          screen="wizard"
          id={`paper-${fact}`}
          none={fields.none}
          value={value}
          onChange={(next) => onAnswer({ value: next, isLeftOut: false })}
        />
        <div className="row">
          <Button onClick={done}>{words.done}</Button>
          <Button kind="quiet" onClick={leave}>
            {words.leaveOut}
          </Button>
        </div>
      </dd>
    </div>
  );
}

/** The line on the photographed page. */
function PaperLine({ place: { scan, box } }: { readonly place: PlaceOnPaper }) {
  const { fromPaper: words } = useText();
  const href = useObjectUrl(scan.jpg);
  const { left, top, width, height } = box;
  return (
    <svg
      className="paper-line"
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={words.picture}
    >
      <image href={href} width={scan.page.width} height={scan.page.height} />
    </svg>
  );
}
