/** Converts between the order form and the decision that is sent. */
import { indianNumber } from '#kernel/indian-number.ts';
import {
  type Decision,
  type DecisionStatus,
  type OrderCondition,
  CONDITIONS,
  REASONS,
} from '#contract/application/order.ts';
import { BLANK_ORDER, type ConditionCode, type OrderDraft } from '#data/records/application/order-draft.ts';
import { type ChildDecided, childRefusalFaults } from '#domain/application/child-refusal.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import { err, ok, type Result } from '#kernel/result.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { composedErrors, type ComposedField, composedOf } from './composed-form.ts';
import { composedDraft } from './composed-draft.ts';
import { readRupees } from './rupees.ts';

type OrderWords = Catalogue['order'];

export type OrderField =
  | 'applicants'
  | 'reasons'
  | 'childGrounds'
  | 'text'
  | 'conditions'
  | 'other'
  | 'amount'
  | 'sureties'
  | ComposedField;
export type OrderErrors = Readonly<Partial<Record<OrderField, string>>>;

export function decisionFromDraft(
  status: DecisionStatus,
  draft: OrderDraft,
  words: OrderWords,
): Result<Decision, OrderErrors> {
  const errors = {
    ...reasonErrors(draft, words),
    ...composedErrors(draft, words),
    ...(isGranted(status) && grantErrors(draft, words)),
  };
  return Object.keys(errors).length > 0 ? err(errors) : ok(draftDecision(status, draft, words));
}

/** The decision of a draft that may still have errors, for the preview. */
export function draftDecision(status: DecisionStatus, draft: OrderDraft, words: OrderWords): Decision {
  const { reasons, childGrounds = [], applicants } = draft;
  const ticked = REASONS[status].filter((code) => reasons.includes(code));
  const text = draft.text.trim();
  const notes = draft.notes.trim();
  return {
    status,
    ...(applicants && { applicants: [...applicants] }),
    ...(words.language !== 'en' && { language: words.language }),
    reasons: ticked,
    ...(!isGranted(status) && childGrounds.length > 0 && { childGrounds: [...childGrounds] }),
    ...(text && { text }),
    ...(notes && { notes }),
    ...(isGranted(status) && grantOf(draft, words)),
    ...composedOf(status, draft),
  };
}

function reasonErrors({ reasons, childGrounds = [], text }: OrderDraft, { errors }: OrderWords): OrderErrors {
  if (text.trim()) return {};
  if (reasons.includes('other')) return { text: errors.otherReason };
  return reasons.length + childGrounds.length === 0 ? { reasons: errors.reasons } : {};
}

function grantErrors(draft: OrderDraft, { errors }: OrderWords): OrderErrors {
  return { ...conditionErrors(draft, errors), ...bondErrors(draft, errors) };
}

/** "Stay away" alone cannot be obeyed, and a condition in other words has only its text. */
export function conditionErrors(
  { conditions, details }: Pick<OrderDraft, 'conditions' | 'details'>,
  errors: OrderWords['errors'],
): Pick<OrderErrors, 'conditions' | 'other'> {
  const isBlank = (code: ConditionCode) => conditions.includes(code) && !details[code]?.trim();
  return {
    ...(WITH_DETAIL.some(isBlank) && { conditions: errors.conditionDetail }),
    ...(isBlank('other') && { other: errors.otherCondition }),
  };
}

const WITH_DETAIL: readonly ConditionCode[] = ['report-periodically', 'stay-away'];

/** A bond needs an amount and a number of sureties: a blank never means "without surety". */
export function bondErrors(
  draft: Pick<OrderDraft, 'amount' | 'sureties'>,
  errors: OrderWords['errors'],
): Pick<OrderErrors, 'amount' | 'sureties'> {
  const sureties = draft.sureties.trim();
  if (draft.amount.trim() === '') return sureties === '' ? {} : { amount: errors.amountMissing };
  if (readRupees(draft.amount) === null) return { amount: errors.amount };
  if (sureties === '') return { sureties: errors.suretiesMissing };
  return /^(\d|1\d|20)$/.test(sureties) ? {} : { sureties: errors.sureties };
}

function grantOf(draft: OrderDraft, words: OrderWords): Pick<Decision, 'conditions' | 'bond'> {
  const amount = readRupees(draft.amount);
  const isWritten = (code: ConditionCode) => code !== 'other' || Boolean(draft.details.other?.trim());
  const ticked = CONDITIONS.filter((code) => draft.conditions.includes(code) && isWritten(code));
  return {
    conditions: ticked.map((code) => conditionOf(code, draft, words)),
    ...(amount !== null && { bond: { amount, sureties: Number(draft.sureties.trim()) } }),
  };
}

function conditionOf(code: ConditionCode, draft: OrderDraft, words: OrderWords): OrderCondition {
  const detail = draft.details[code]?.trim() ?? '';
  if (code === 'other') {
    const concern = draft.concern.trim();
    return { code, text: detail, ...(concern && { concern }) };
  }
  const { text, concern } = words.condition[code];
  return { code, text: detail ? `${text}: ${detail}` : text, concern };
}

/** A refusal of a child's bail names a ground of JJ 12(1) and its circumstances, and no other reason. */
export function decisionOn(
  application: ChildDecided,
  { status, draft }: { readonly status: DecisionStatus; readonly draft: OrderDraft },
  words: OrderWords,
): Result<Decision, OrderErrors> {
  const { reasons, childGrounds = [], text } = draft;
  const asked = { status, reasons: [...reasons], childGrounds: [...childGrounds], text };
  const faults = childRefusalFaults(application, asked);
  if (faults.length === 0) return decisionFromDraft(status, draft, words);
  return err(Object.fromEntries(faults.map((field) => [field, words.childErrors[field]])));
}

/** Form values of an undone or returned order. */
export function draftFromDecision(decision: Decision): OrderDraft {
  const conditions = decision.conditions ?? [];
  const other = conditions.find(({ code }) => code === 'other');
  return {
    ...BLANK_ORDER,
    reasons: decision.reasons ?? [],
    ...(decision.childGrounds && { childGrounds: decision.childGrounds }),
    text: decision.text ?? '',
    conditions: conditions.map(({ code }) => code),
    details: Object.fromEntries(conditions.map((condition) => [condition.code, detailOf(condition)])),
    concern: other?.concern ?? '',
    amount: decision.bond ? indianNumber(decision.bond.amount) : '',
    sureties: decision.bond ? String(decision.bond.sureties) : '',
    notes: decision.notes ?? '',
    ...composedDraft(decision),
  };
}

/** After the words of the condition, which another release or language may write in another way. */
function detailOf({ code, text }: OrderCondition): string {
  if (code === 'other') return text;
  const [, ...detail] = text.split(': ');
  return detail.join(': ');
}
