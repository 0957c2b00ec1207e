/** State of an order: saved as a draft while the judge types, validated and queued on signing. */
import { useCallback, useMemo } from 'react';
import type { Decision, DecisionStatus } from '#contract/application/order.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import {
  saveOrderDraft,
  discardOrderDraftIf,
  type OrderKey,
} from '#data/records/application/order-drafts.ts';
import { BLANK_ORDER, type OrderDraft } from '#data/records/application/order-draft.ts';
import { useDevice, type Device } from '#data/react/use-device.ts';
import { backgroundFailed, actFailed } from '#data/store/failure-log.ts';
import { settleElsewhere } from '#data/records/order-draft/shared-orders.ts';
import type { Refusal } from '#parts/form/refusal.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useForm } from '#parts/form/use-form.ts';
import { useOtherWindow } from '#parts/form/use-other-window.ts';
import { useText } from '#parts/text-context.tsx';
import { type RunAct, useAct } from '#parts/form/use-act.ts';
import { useUnsavedWarning } from '#parts/form/use-unsaved-warning.ts';
import { ORDER_FAULTS, orderFaults } from '#documents/order/order-faults.ts';
import {
  APPLICANT_FAULTS,
  applicantFault,
  decidableApplicants,
  namedApplicants,
  resultBefore,
} from '#domain/application/order-applicants.ts';
import { present } from '#kernel/present.ts';
import { decisionFromDraft, decisionOn, draftDecision, type OrderField } from './order-form.ts';
import { waitingOn } from './may-decide.ts';
import { draftOnFirs, namedFirs } from './draft-firs.ts';
import type { OrderPaperBuilder } from './use-order-paper.ts';
import { composedToday } from './reason-sentence.ts';
import { inWordsOf, useLanguageChoice, useOrderLanguage } from './language/use-order-language.ts';
import { decideApplication, UNDO_MS } from '#data/records/application/decide.ts';
import { same } from '#kernel/merge-patch.ts';
import type { Db } from '#data/store/db.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { notify } from '#ui/feedback/notices.ts';
import { keepReplaced } from './keep-as-draft.ts';
import { undoOrder } from './undo-order.ts';
import { nameFor } from '#domain/case/name-for.ts';
import { type Fir, firsOf } from '#domain/case/fir.ts';

export interface OrderWork {
  readonly application: ApplicationView;
  readonly status: DecisionStatus;
  /** Stored draft; null before the first keystroke. */
  readonly kept: OrderDraft | null;
  /** The application changed after the judge read it. */
  readonly unread: boolean;
  readonly onBusy: (busy: boolean) => void;
  readonly onSigned: () => void;
}

/** `changed`: the application changed and must be read again. `language`: its texts are missing. */
export type ShownField = OrderField | 'changed' | 'language';

export function useOrder({ application, status, kept, unread, onBusy, onSigned }: OrderWork) {
  const device = useDevice();
  const { order: screen } = useText();
  const act = useAct();
  const initial = { ...BLANK_ORDER, ...offeredFirst(application, status), ...kept };
  const { language, texts, paper, follow, choose, ...inLanguage } = useOrderLanguage(application, initial);
  const { isComposable, isLanguageMissing } = inLanguage;
  const words = inWordsOf(screen, texts.order);
  const key = { applicationId: application._id, status };

  const { keep, flush, drop, safety } = useAutosave<OrderDraft>({
    merge: (_, later) => later,
    save: async (draft) => {
      wrote(draft);
      await saveOrderDraft(device.db, key, draft);
    },
  });

  const firs = firsOf(application.case);
  const asOfNow = useAsOfNow({ application, status, paper, words: isComposable ? texts.order : null });
  const send = async (draft: OrderDraft): Promise<Refusal<ShownField> | null> => {
    const decision = decisionOn(application, { status, draft: asOfNow(draft) }, words);
    if (!decision.ok) return { errors: decision.error };
    onBusy(true);
    await flush(); // a draft that cannot be stored does not prevent signing, because the order itself is stored
    const asked = paper.asked(decision.value);
    const signing = { application, decision: asked, shown: await paper.hashOf(asked), act, paper, asOfNow };
    const refused = await signOrder(device, signing, words).finally(() => onBusy(false));
    if (refused) return { msg: words.refused[refused] };
    await drop(draft); // a late write would look like an unsigned order
    onSigned();
    // on failure the other device's draft only appears again
    await settleElsewhere(device.db, key).catch(backgroundFailed);
    return null;
  };

  const check = (typed: OrderDraft) =>
    errorsOf(asOfNow(typed), { application, status, unread }, { paper, words, isComposable });
  const form = useForm<OrderDraft, ShownField>({
    initial,
    check,
    send,
    onChange: keep,
  });
  const wrote = useOtherWindow(kept, (draft) => {
    follow(draft);
    form.show(draft);
  });
  const unkept = useUnsavedWarning(safety);
  const hasFaults = () => Object.keys(check(form.values)).length > 0;
  const values = useMemo(() => asOfNow(form.values), [asOfNow, form.values]);
  const change = (part: Partial<OrderDraft>) => {
    follow(part);
    form.change({ language, ...placed(values, firs), ...composedIn(values), ...part });
  };
  const chooseLanguage = useLanguageChoice({ values, status, change, busy: form.busy }, choose);
  const composing = { language, texts, words, chooseLanguage, isLanguageMissing };
  return { ...form, ...composing, values, change, paper, hasFaults, refusal: unkept ?? form.refusal };
}

type AsOfNow = (draft: OrderDraft) => OrderDraft;

interface Now extends Pick<OrderWork, 'application' | 'status'> {
  readonly paper: OrderPaperBuilder;
  /** Null if the texts of the order are missing. */
  readonly words: OrderWords | null;
}

/** A draft on the FIRs of the application, with its untouched sentences composed today. */
function useAsOfNow({ application, status, paper, words }: Now): AsOfNow {
  return useCallback(
    (draft) => {
      const onFirs = draftOnFirs(draft, firsOf(application.case));
      const matter = paper.matterFor(draft.applicants);
      return words ? composedToday(onFirs, status, { matter, words }) : onFirs;
    },
    [application.case, status, paper, words],
  );
}

/** Sentences composed today are stored with the next change. */
const composedIn = ({ sentences, offered }: OrderDraft): Partial<OrderDraft> =>
  offered ? { sentences, offered } : {};

interface Composer {
  readonly isComposable: boolean;
  readonly paper: OrderPaperBuilder;
  readonly words: OrderWords;
}

/** All faults at once, also those of a form that is not complete. */
function errorsOf(
  draft: OrderDraft,
  { application, status, unread }: Pick<OrderWork, 'application' | 'status' | 'unread'>,
  { paper, words, isComposable }: Composer,
): Partial<Record<ShownField, string>> {
  const decision = decisionOn(application, { status, draft }, words);
  const unchosen = applicantFault(application, { ...draft, status });
  const matter = unchosen ? null : paper.matterFor(draft.applicants);
  const asTyped = paper.asked(decision.ok ? decision.value : draftDecision(status, draft, words));
  const faults = matter ? orderFaults(matter, asTyped, resultBefore(application, draft)) : [];
  return {
    ...Object.fromEntries(faults.map((fault) => [ORDER_FAULTS[fault].field, ORDER_FAULTS[fault].msg])),
    ...(decision.ok ? {} : decision.error),
    ...(unchosen && { applicants: APPLICANT_FAULTS[unchosen] }),
    ...(!isComposable && { language: words.languageOf.missing }),
    ...(unread && { changed: words.errors.changed }),
  };
}

/** Fields of a draft that an amendment of the FIRs changes. */
const placed = (values: OrderDraft, firs: readonly Fir[]): Partial<OrderDraft> => {
  if (!values.firs && firs.length < 2) return {};
  const { refusedFirs, findings, goneFirs } = values;
  return { firs: namedFirs(firs), refusedFirs, findings, ...present({ goneFirs }) };
};

/** The applicants whom this outcome fits. */
function offeredFirst(application: ApplicationView, status: DecisionStatus): Pick<OrderDraft, 'applicants'> {
  const numbers = decidableApplicants(application, status, waitingOn(application));
  return present({ applicants: namedApplicants(application, numbers) });
}

type OrderWords = Catalogue['order'];

/** Signing queues the decision, deletes the draft and offers undo for ten seconds. */
interface Signing {
  readonly application: ApplicationView;
  readonly decision: Decision;
  /** Hash of the text on the screen. */
  readonly shown: string | undefined;
  readonly act: RunAct;
  readonly paper: Pick<OrderPaperBuilder, 'asked'>;
  readonly asOfNow: AsOfNow;
}

/** Null if signed; otherwise the key of the error message. */
async function signOrder(
  device: Device,
  { application, decision, shown, act, paper, asOfNow }: Signing,
  words: OrderWords,
): Promise<keyof OrderWords['refused'] | null> {
  const { _id, version } = application;
  try {
    const key = { applicationId: _id, status: decision.status };
    await keepReplaced(device.db, key);
    const signed = { ...decision, ...present({ shown }), seenVersion: version };
    const done = await decideApplication(device.db, device.ports, _id, signed);
    if (!done.ok) return done.error.kind;
    // already signed: a failure only shows the draft again
    await discardSigned(device.db, { key, decision, paper, asOfNow }, words).catch(backgroundFailed);
  } catch (error) {
    actFailed(error);
    return 'failed'; // local database error; the order is still in the draft or on the screen
  }
  notify({
    title: words.notice.drafted,
    description: nameFor(application),
    type: 'success',
    stayMs: UNDO_MS,
    act: { label: words.notice.stop, onAct: () => void act(() => undoOrder(device, application, words)) },
  });
  return null;
}

/** Deletes the draft if it equals the signed order; keeps newer text of another window. */
const discardSigned = (
  db: Db,
  signed: { readonly key: OrderKey } & Pick<Signing, 'decision' | 'paper' | 'asOfNow'>,
  words: OrderWords,
): Promise<void> =>
  discardOrderDraftIf(db, signed.key, (draft) => {
    const now = decisionFromDraft(signed.key.status, signed.asOfNow(draft), words);
    return now.ok && same(signed.paper.asked(now.value), signed.decision);
  });
