/** Fields of the remedy questions, shared by calculator and clock. */
import { Plus, X } from 'lucide-react';
import { isFact } from '#facts/facts.ts';
import { FactControl } from '#parts/facts/fact-control.tsx';
import { hintOf } from '#text/fact-words.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import { type RouteField, routeLabelsIn } from './route-faults.ts';
import { routeOptions } from './route-options.ts';
import {
  BLANK_SPAN,
  type RouteInput,
  type RouteForm,
  type RouteQuestion,
  shownParts,
  type Span,
} from './route-form.ts';

export interface RouteFieldsProps {
  readonly question: RouteQuestion;
  readonly form: RouteForm;
  readonly write: (change: Partial<RouteForm>) => void;
  readonly idOf: (field: RouteField) => string;
  readonly errorOf: (field: RouteField) => string | undefined;
}

export function RouteFields(props: RouteFieldsProps) {
  return shownParts(props.question, props.form).map((part) =>
    part.kind === 'spans' ? (
      <Spans key="spans" {...props} />
    ) : (
      <Part key={part.name} part={part} {...props} />
    ),
  );
}

function Part({ part: { name, kind }, form, write, idOf, errorOf }: RouteFieldsProps & { part: RouteInput }) {
  const text = useText();
  return (
    <FactControl
      fact={{ kind }}
      id={idOf(name)}
      label={routeLabelsIn(text)[name]}
      hint={isFact(name) ? hintOf(name, text) : undefined}
      error={errorOf(name)}
      options={routeOptions(name, text)}
      value={form[name]}
      onChange={(value) => write({ [name]: value })}
    />
  );
}

function Spans({ form: { policeSpans }, write, idOf, errorOf }: RouteFieldsProps) {
  const { routeFacts: words } = useText();
  const rows = policeSpans.length > 0 ? policeSpans : [BLANK_SPAN];
  const change = (at: number, part: Partial<Span>) =>
    write({ policeSpans: rows.map((row, n) => (n === at ? { ...row, ...part } : row)) });
  return (
    <>
      {rows.map(({ from, to }, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id
        <div key={n} className="stack">
          <DateBox
            past
            id={idOf(`police-${n}-from`)}
            label={words.spans.from(n + 1)}
            error={errorOf(`police-${n}-from`)}
            value={from}
            onChange={(value) => change(n, { from: value })}
          />
          <DateBox
            past
            id={idOf(`police-${n}-to`)}
            label={words.spans.to(n + 1)}
            hint={words.spans.hint}
            error={errorOf(`police-${n}-to`)}
            value={to}
            onChange={(value) => change(n, { to: value })}
          />
          {rows.length > 1 && (
            <Button
              kind="quiet"
              icon={X}
              onClick={() => write({ policeSpans: rows.filter((_, other) => other !== n) })}
            >
              {words.spans.remove(n + 1)}
            </Button>
          )}
        </div>
      ))}
      <Button kind="quiet" icon={Plus} onClick={() => write({ policeSpans: [...rows, BLANK_SPAN] })}>
        {words.spans.add}
      </Button>
    </>
  );
}
