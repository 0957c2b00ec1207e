import { CheckCheck } from 'lucide-react';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { ConditionCode, OrderDraft } from '#data/records/application/order-draft.ts';
import { barredIn } from '#law/barred-conditions.ts';
import type { MustSet } from '#law/bnss/s480-3-conditions.ts';
import { FRANK_VITUS } from '#law/judgments.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Stop } from '#parts/full-stop.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { ConditionDetail } from './condition-detail.tsx';
import { leftUnset, type OfferedConditions, shownConditions } from './offered-conditions.ts';
import { isProposed, proposedText } from './on-record.ts';
import type { OrderErrors } from './order-form.ts';

interface ConditionRowsProps {
  application: ApplicationView;
  offered: OfferedConditions;
  draft: OrderDraft;
  errors: OrderErrors;
  onChange: (change: Partial<OrderDraft>) => void;
}

/** Conditions that the law allows this court, each with the concern that it answers. */
export function ConditionRows({ application, offered, draft, errors, onChange }: ConditionRowsProps) {
  const text = useText();
  const { order } = text;
  const { conditions } = draft;
  const tick = (code: ConditionCode, on: boolean) =>
    onChange({ conditions: on ? [...conditions, code] : conditions.filter((other) => other !== code) });
  return (
    <FieldGroup id={CONDITIONS_ID} label={order.conditions} hint={<Hint />} error={errors.conditions}>
      <LawOfConditions {...{ offered, draft, onChange }} />
      {shownConditions(offered, draft).map((code) => (
        <div key={code} className="condition">
          <CheckboxRow
            id={`order-conditions-${code}`}
            label={code === 'other' ? order.otherCondition : order.condition[code].text}
            reason={offered.codes.includes(code) ? about(code, application, text) : order.law.notOffered}
            checked={conditions.includes(code)}
            onChange={(on) => tick(code, on)}
          />
          {code === 'other' && offered.codes.includes(code) && (
            <UseProposed {...{ application, draft, onChange }} />
          )}
          {conditions.includes(code) && (
            <>
              <ConditionDetail code={code} draft={draft} error={errors.other} onChange={onChange} />
              <Barred text={draft.details[code] ?? ''} />
            </>
          )}
        </div>
      ))}
    </FieldGroup>
  );
}

export const CONDITIONS_ID = 'order-conditions';

function Hint() {
  const { order } = useText();
  return (
    <>
      {order.conditionsHint} <Citation authority={FRANK_VITUS} />
      <Stop />
    </>
  );
}

interface LawOfConditionsProps {
  offered: OfferedConditions;
  draft: OrderDraft;
  onChange: (change: Partial<OrderDraft>) => void;
}

/** Mandatory conditions, or the reason for a short list. Renders nothing if all conditions are allowed. */
function LawOfConditions({ offered, draft, onChange }: LawOfConditionsProps) {
  const { law: words } = useText().order;
  const { law, asOfRight } = offered;
  if (!law || law.law.length === 0) return null;
  const missing = leftUnset(offered, draft);
  const explanation = law.standard
    ? words[law.standard](whyOf(law.because, words))
    : asOfRight
      ? words.asOfRight
      : words.outside[law.scope === 'any' ? 'attendance' : law.scope];
  return (
    <Note kind={missing.length > 0 ? 'wait' : 'info'}>
      <p className="small">
        {explanation}{' '}
        {law.law.map((authority, n) => (
          <span key={authority.at}>
            {n > 0 && '; '}
            <Citation authority={authority} />
          </span>
        ))}
        <Stop />
      </p>
      {missing.length > 0 && (
        <p className="row">
          <Button
            icon={CheckCheck}
            onClick={() => onChange({ conditions: [...draft.conditions, ...missing] })}
          >
            {words.tick(missing.length)}
          </Button>
        </p>
      )}
    </Note>
  );
}

/** "BNS 303(2) (Chapter XVII)" for each offence, once. */
function whyOf(because: readonly MustSet[], words: Catalogue['order']['law']): string {
  const offenceTexts = because.map(({ offence, chapter }) =>
    chapter === null ? words.ofTerm(offence) : words.ofChapter(offence, chapter),
  );
  return [...new Set(offenceTexts)].join(', ');
}

/** Does not change the judge's own text; only cites the rulings on such conditions. */
function Barred({ text }: { text: string }) {
  const { law: words } = useText().order;
  const bars = barredIn(text);
  if (bars.length === 0) return null;
  return (
    <Note kind="wait" role="status">
      {bars.map(({ code, authority }) => (
        <p key={code} className="small">
          {words.barred[code]} <Citation authority={authority} />
          <Stop />
        </p>
      ))}
    </Note>
  );
}

function about(
  code: ConditionCode,
  application: ApplicationView,
  { order, shell }: Catalogue,
): string | undefined {
  const { onRecord } = order;
  if (code === 'other') {
    const proposed = proposedText(application);
    return proposed && onRecord.proposedText(proposed);
  }
  const concern = order.concern(order.condition[code].concern);
  return isProposed(code, application) ? `${concern}${shell.stop} ${onRecord.proposed}` : concern;
}

interface ProposedTextProps {
  application: ApplicationView;
  draft: OrderDraft;
  onChange: (change: Partial<OrderDraft>) => void;
}

/** Takes the applicant's own words as the other condition. Hidden once it has a text. */
function UseProposed({ application, draft, onChange }: ProposedTextProps) {
  const { onRecord } = useText().order;
  const proposed = proposedText(application);
  if (!proposed || draft.details.other?.trim()) return null;
  return (
    <p>
      <Button
        onClick={() =>
          onChange({
            conditions: [...new Set([...draft.conditions, 'other' as const])],
            details: { ...draft.details, other: proposed },
          })
        }
      >
        {onRecord.useProposed}
      </Button>
    </p>
  );
}
