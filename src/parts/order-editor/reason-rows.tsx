import {
  CHILD_GROUNDS,
  type ChildGround,
  type DecisionStatus,
  type OrderReason,
  REASONS,
} from '#contract/application/order.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { offeredReasons } from '#documents/order/offered-reasons.ts';
import { LongText } from '#parts/form/long-text.tsx';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { isChildBail } from '#domain/application/child-refusal.ts';
import { resultBefore } from '#domain/application/order-applicants.ts';
import { asInFir } from '#domain/application/each-fir.ts';
import { grantedNumbers } from '#domain/application/granted-firs.ts';
import { firsOf } from '#domain/case/fir.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { refusedFirsOf } from './composed-form.ts';
import { reasonOnRecord } from './on-record.ts';
import type { OrderErrors } from './order-form.ts';
import { inFirsOfDraft, reasonSentence, sentenceOffered } from './reason-sentence.ts';

interface ReasonRowsProps {
  status: DecisionStatus;
  application: ApplicationView;
  /** The application of the chosen applicants. */
  own: ApplicationView;
  /** Null while the law tables load: every reason is offered. */
  matter: PaperMatter | null;
  /** In the language of the order. */
  composed: Catalogue['order'];
  draft: OrderDraft;
  errors: OrderErrors;
  onChange: (change: Partial<OrderDraft>) => void;
}

/** A refusal to a child offers the grounds of JJ 12(1); a reason ticked before can only be removed. */
export function ReasonRows(props: ReasonRowsProps) {
  const { status, application, own, matter, composed, draft, errors, onChange } = props;
  const { order } = useText();
  const isOfChild = !isGranted(status) && isChildBail(own);
  const { reasons: ticked, childGrounds = [] } = draft;
  const offered: readonly OrderReason[] = matter
    ? offeredReasons(matter, status, resultBefore(application, draft))
    : REASONS[status];
  const codes = REASONS[status].filter(
    (code) => ticked.includes(code) || (!isOfChild && offered.includes(code)),
  );
  const granted = inFirsOfDraft({ matter, status }, draft);
  return (
    <>
      {isOfChild && (
        <FieldGroup
          id={CHILD_GROUNDS_ID}
          label={order.childGrounds}
          hint={order.childRefusal}
          error={errors.childGrounds}
        >
          {CHILD_GROUNDS.map((code, n) => (
            <CheckboxRow
              key={code}
              id={n === 0 ? CHILD_GROUNDS_ID : `${CHILD_GROUNDS_ID}-${code}`}
              label={order.childGround[code]}
              checked={childGrounds.includes(code)}
              invalid={errors.childGrounds !== undefined}
              onChange={(on) => onChange({ childGrounds: toggled<ChildGround>(childGrounds, code, on) })}
            />
          ))}
        </FieldGroup>
      )}
      {codes.length > 0 && (
        <FieldGroup
          id={REASONS_ID}
          label={order.reasons}
          hint={isOfChild ? order.childOther : order.reasonsHint}
          error={errors.reasons}
        >
          {codes.map((code, n) => (
            <ReasonRow
              key={code}
              id={n === 0 ? REASONS_ID : `${REASONS_ID}-${code}`}
              code={code}
              {...{ composed, draft, onChange }}
              own={inFirstGranted(own, refusedFirsOf(status, draft))}
              matter={granted}
              invalid={errors.reasons !== undefined}
            />
          ))}
        </FieldGroup>
      )}
    </>
  );
}

/** The application in the first FIR in which bail is granted. The record of another FIR supports no reason in it. */
function inFirstGranted(
  own: ApplicationView,
  refused: Parameters<typeof grantedNumbers>[1],
): ApplicationView {
  const [first = 1] = grantedNumbers(firsOf(own.case).length, refused);
  const fir = own.case.furtherFirs?.[first - 2];
  return fir ? asInFir(own, fir) : own;
}

interface ReasonRowProps extends Pick<ReasonRowsProps, 'own' | 'matter' | 'composed' | 'draft' | 'onChange'> {
  id: string;
  code: OrderReason;
  invalid: boolean;
}

/** A reason with the sentence that the order prints for it. */
function ReasonRow({ id, code, own, matter, composed, draft, invalid, onChange }: ReasonRowProps) {
  const { order } = useText();
  const { reasons, sentences } = draft;
  const isTicked = reasons.includes(code);
  const tick = (on: boolean) =>
    onChange({
      reasons: toggled<OrderReason>(reasons, code, on),
      ...(on && code !== 'other' && sentenceOffered(draft, code, reasonSentence(code, matter, composed))),
    });
  return (
    <div>
      <CheckboxRow
        id={id}
        label={order.reason[code]}
        reason={reasonOnRecord(code, own, { matter, words: order.onRecord })}
        checked={isTicked}
        invalid={invalid}
        onChange={tick}
      />
      {isTicked && code !== 'other' && (
        <LongText
          id={`order-sentence-${code}`}
          label={
            <>
              {order.hearing.reasonText}
              <span className="vh">: {order.reason[code]}</span>
            </>
          }
          rows={2}
          maxLength={1_000}
          value={sentences[code] ?? ''}
          onChange={(text) => onChange({ sentences: { ...sentences, [code]: text } })}
        />
      )}
    </div>
  );
}

const toggled = <Code,>(ticked: readonly Code[], code: Code, on: boolean): readonly Code[] =>
  on ? [...ticked, code] : ticked.filter((other) => other !== code);

/** Targets of the error summary, on the first row of each group. */
export const REASONS_ID = 'order-reasons';
export const CHILD_GROUNDS_ID = 'order-child-grounds';
