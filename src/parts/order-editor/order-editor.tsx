import { type FormEvent, useEffect, useRef, useState } from 'react';
import { X } from 'lucide-react';
import type { DecisionStatus } from '#contract/application/order.ts';
import type { ConditionCode, OrderDraft } from '#data/records/application/order-draft.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { usePageMark } from '#ui/page-mark.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { dutiesOf, type OrderDuties } from '#documents/order/order-duties.ts';
import { resultBefore } from '#domain/application/order-applicants.ts';
import { APPLICANTS_ID } from './applicant-rows.tsx';
import { outcomeOf, refusedFirsOf } from './composed-form.ts';
import { FIRS_ID } from './fir-rows.tsx';
import { languageOf } from './language/order-language.ts';
import { GoneFirs } from './gone-firs.tsx';
import { FINDINGS_ID } from './finding-fields.tsx';
import { FURNISH_ID } from './furnish-fields.tsx';
import { OUTCOME_ID, UNTIL_ID } from './hearing-fields.tsx';
import { STATE_ID } from './state-fields.tsx';
import { OrderPreview } from './order-preview.tsx';
import { CaseHearing } from './case-hearing.tsx';
import { AMOUNT_ID, SURETIES_ID } from './bond-fields.tsx';
import { OTHER_ID } from './condition-detail.tsx';
import { CONDITIONS_ID } from './condition-rows.tsx';
import { leftUnset, type OfferedConditions, useOfferedConditions } from './offered-conditions.ts';
import { LANGUAGE_ID } from './language/language-field.tsx';
import { OrderFields, TEXT_ID } from './order-fields.tsx';
import { OrdersElsewhere } from './orders-elsewhere.tsx';
import { CHILD_GROUNDS_ID, REASONS_ID } from './reason-rows.tsx';
import './decision-panel.css';
import { type OrderWork, type ShownField, useOrder } from './use-order.ts';
import { SURRENDER_ID } from './surrender-field.tsx';
import { VICTIM_ID } from './victim-field.tsx';

export interface OrderEditorProps extends OrderWork {
  onRead: () => void;
  onClose: () => void;
}

export function OrderEditor({ onRead, onClose, ...work }: OrderEditorProps) {
  const { order } = useText();
  usePageMark('footActs');
  const { application, status, unread } = work;
  const form = useOrder(work);
  const offered = useOfferedConditions(application);
  const matter = form.paper.matterFor(form.values.applicants);
  const duties = shownDuties(work, matter, form.values);
  const panel = useFocusOnOpen();
  const [asking, setAsking] = useState<ConfirmDialog | null>(null);
  const press = () => {
    // an order with a fault is not signed, so its question comes after the correction
    const dialog = form.hasFaults() ? null : askedFirst(status, form.values, offered);
    if (dialog) setAsking(dialog);
    else void form.submit();
  };
  const signSo = () => {
    setAsking(null);
    void form.submit();
  };
  return (
    <section className="order" aria-labelledby="order-title" tabIndex={-1} ref={panel}>
      <OrderHead {...{ status, onClose }} />
      <FormFrame
        form={{ ...form, submit: stayHere }}
        order={SHOWN[status]}
        idOf={controlOf}
        className="stack order-form"
      >
        <ChangedSince unread={unread} goneFirs={form.values.goneFirs} onRead={onRead} />
        <OrdersElsewhere
          of={{ applicationId: application._id, status }}
          mine={form.values}
          onTake={(taken) => form.change({ ...taken, language: languageOf(taken, form.language) })}
        />
        <OrderFields
          {...{ application, status, offered, matter, duties }}
          composing={form}
          {...{ draft: form.values, errors: form.errors, onChange: form.change }}
        />
        <OrderPreview status={status} draft={form.values} paper={form.paper} words={form.words} />
        <p className="small quiet">
          {order.kept} {order.effect}
        </p>
        <CaseHearing application={application} />
        <div className="order-acts">
          <Button onClick={onClose}>{order.keep}</Button>
          <Button
            kind={isGranted(status) ? 'primary' : 'danger-final'}
            busy={form.busy ? order.signing : undefined}
            onClick={press}
          >
            {order.sign[status]}
          </Button>
        </div>
      </FormFrame>
      <AskDialog asked={asking} onBack={() => setAsking(null)} onSign={signSo} />
    </section>
  );
}

function OrderHead({ status, onClose }: { status: DecisionStatus; onClose: () => void }) {
  const { order } = useText();
  return (
    <div className="order-head">
      <h2 id="order-title">{order.title[status]}</h2>
      <button type="button" className="icon-btn" aria-label={order.close} onClick={onClose}>
        <Icon of={X} />
      </button>
    </div>
  );
}

function useFocusOnOpen() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true }); // default scrolling would centre a panel taller than the screen
    return keepInSight(() => panel.current?.scrollIntoView?.());
  }, []);
  return panel;
}

const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Scrolls again while the page grows above the panel, until the first input. Returns a function that stops it. */
function keepInSight(scroll: () => void): () => void {
  scroll();
  if (!('ResizeObserver' in window)) return () => undefined;
  const growth = new ResizeObserver(scroll);
  const stop = () => growth.disconnect();
  growth.observe(document.body);
  for (const input of INPUTS) window.addEventListener(input, stop, { once: true, passive: true });
  return () => {
    stop();
    for (const input of INPUTS) window.removeEventListener(input, stop);
  };
}

function shownDuties(
  { application, status }: OrderWork,
  matter: PaperMatter | null,
  draft: OrderDraft,
): OrderDuties {
  if (!matter) return NO_DUTIES;
  const decision = {
    status,
    outcome: outcomeOf(status, draft),
    reasons: draft.reasons,
    ...refusedFirsOf(status, draft),
  };
  return dutiesOf(matter, decision, resultBefore(application, draft));
}

const NO_DUTIES: OrderDuties = {
  gates: [],
  findings: [],
  notices: [],
  needsPeriod: false,
  maySurrender: false,
};

/** `bare`: neither condition nor bond. Otherwise the mandatory conditions that are missing. */
type ConfirmDialog = 'bare' | readonly ConditionCode[];

/** Release without conditions, or without mandatory ones, is rarely intended: ask once. */
function askedFirst(
  status: DecisionStatus,
  draft: OrderDraft,
  offered: OfferedConditions,
): ConfirmDialog | null {
  if (!isGranted(status)) return null;
  const unset = leftUnset(offered, draft);
  if (unset.length > 0) return unset;
  return draft.conditions.length === 0 && draft.amount.trim() === '' ? 'bare' : null;
}

interface AskDialogProps {
  asked: ConfirmDialog | null;
  onBack: () => void;
  onSign: () => void;
}

function AskDialog({ asked, onBack, onSign }: AskDialogProps) {
  const { order } = useText();
  const { bare, law } = order;
  const unset = asked === null || asked === 'bare' ? [] : asked;
  return (
    <Dialog
      open={asked !== null}
      onClose={onBack}
      title={asked === 'bare' ? bare.title : law.unset.title}
      acts={
        <>
          <Button onClick={onBack}>{bare.back}</Button>
          <Button kind="primary" onClick={onSign}>
            {bare.sign}
          </Button>
        </>
      }
    >
      <p>{asked === 'bare' ? bare.text : law.unset.text}</p>
      {unset.length > 0 && (
        <ul>{unset.map((code) => code !== 'other' && <li key={code}>{order.condition[code].text}</li>)}</ul>
      )}
    </Dialog>
  );
}

interface ChangedSinceProps {
  readonly unread: boolean;
  readonly goneFirs: OrderDraft['goneFirs'];
  readonly onRead: () => void;
}

const ChangedSince = ({ unread, goneFirs, onRead }: ChangedSinceProps) => (
  <>
    {unread && <UnreadChange onRead={onRead} />}
    <GoneFirs firs={goneFirs} />
  </>
);

function UnreadChange({ onRead }: { onRead: () => void }) {
  const { order } = useText();
  return (
    <Note kind="wait" role="alert">
      <p>{order.changed.text}</p>
      <p className="row">
        <Button id={READ_ID} onClick={onRead}>
          {order.changed.read}
        </Button>
      </p>
    </Note>
  );
}

/** Enter in a field must never sign an order. */
const stayHere = async (event?: FormEvent) => event?.preventDefault();

const READ_ID = 'order-read';

const HEARING: readonly ShownField[] = [
  'changed',
  'applicants',
  'outcome',
  'period',
  'surrender',
  'state',
  'victim',
];

/** In form order, which differs by outcome. */
const SHOWN: Readonly<Record<DecisionStatus, readonly ShownField[]>> = {
  Approved: [
    ...HEARING,
    'refusedFirs',
    'findings',
    'childGrounds',
    'reasons',
    'text',
    'conditions',
    'other',
    'amount',
    'sureties',
    'furnish',
    'language',
  ],
  Rejected: [...HEARING, 'childGrounds', 'reasons', 'findings', 'text', 'language'],
};

const CONTROL: Readonly<Record<ShownField, string>> = {
  changed: READ_ID,
  applicants: APPLICANTS_ID,
  outcome: OUTCOME_ID,
  period: UNTIL_ID,
  surrender: SURRENDER_ID,
  state: STATE_ID,
  victim: VICTIM_ID,
  findings: FINDINGS_ID,
  furnish: FURNISH_ID,
  refusedFirs: FIRS_ID,
  reasons: REASONS_ID,
  childGrounds: CHILD_GROUNDS_ID,
  text: TEXT_ID,
  conditions: CONDITIONS_ID,
  other: OTHER_ID,
  amount: AMOUNT_ID,
  sureties: SURETIES_ID,
  language: LANGUAGE_ID,
};

const controlOf = (field: ShownField): string => CONTROL[field];
