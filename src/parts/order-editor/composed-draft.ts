/** The composed parts of a draft: from a decision that came back, and joined from two drafts. */
import type { Decision } from '#contract/application/order.ts';
import type { OrderFinding } from '#contract/application/order-hearing.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { present } from '#kernel/present.ts';
import { type DutyWay, FINDINGS_OF } from '#documents/order/order-duties.ts';
import { findingKey } from './finding-key.ts';
import { joinedGone } from './draft-firs.ts';

/** Form values of an undone or returned order. */
export function composedDraft(decision: Decision): Partial<OrderDraft> {
  const { applicants, outcome, sentences = [], findings = [], furnish, refusedFirs = [] } = decision;
  return {
    language: decision.language ?? 'en',
    ...(applicants && { applicants }),
    ...(outcome && { outcome }),
    sentences: Object.fromEntries(sentences.map(({ code, text }) => [code, text])),
    ...stateDraft(decision),
    ...answersDraft(decision),
    ...victimDraft(decision),
    findings: Object.fromEntries(findings.map((finding) => [findingKey(finding), finding.text])),
    ways: Object.fromEntries(findings.flatMap(chosenWay)),
    ...(furnish && { furnish: furnish.before, furnishBy: furnish.by ?? '' }),
    ...periodDraft(decision),
    ...surrenderDraft(decision),
    refusedFirs,
  };
}

const stateDraft = ({ state }: Decision): Partial<OrderDraft> =>
  state
    ? {
        state: state.position,
        stateName: state.name ?? '',
        stateReport: state.reportOn ?? '',
        stateText: state.text ?? '',
      }
    : {};

const victimDraft = ({ victim }: Decision): Partial<OrderDraft> =>
  victim ? { victim: victim.result, victimOn: victim.on ?? '' } : {};

const answersDraft = ({ answers }: Decision): Partial<OrderDraft> => ({
  applicantText: answers?.applicant ?? '',
  courtText: answers?.court ?? '',
});

const periodDraft = ({ period }: Decision): Partial<OrderDraft> =>
  period ? { until: period.until, untilAt: period.at ?? '', purpose: period.purpose ?? '' } : {};

const surrenderDraft = ({ surrender }: Decision): Partial<OrderDraft> =>
  surrender
    ? { surrender: surrender.result, surrenderOn: surrender.on, surrenderAt: surrender.at ?? '' }
    : {};

const CHOSEN: readonly DutyWay[] = [
  'proviso',
  'long-delay',
  'not-attracted',
  'guilt-not-excluded',
  'offence-likely',
  'prima-facie-true',
];

function chosenWay(
  { code, act }: OrderFinding,
  _at: number,
  all: readonly OrderFinding[],
): [string, string][] {
  if (act === undefined) return [];
  const codes = new Set(all.filter((each) => each.act === act).map((each) => each.code));
  if (FINDINGS_OF.neither.every((each) => codes.has(each))) return [[act, 'neither']];
  const way = CHOSEN.find((each) => FINDINGS_OF[each].includes(code));
  return way ? [[act, way]] : [];
}

function joinedFirs(
  now: OrderDraft['refusedFirs'],
  earlier: OrderDraft['refusedFirs'],
  join: (now: string, earlier: string) => string,
): OrderDraft['refusedFirs'] {
  const others = earlier.filter(({ fir }) => !now.some((each) => each.fir === fir));
  const joined = now.map((refusal) => {
    const same = earlier.find(({ fir }) => fir === refusal.fir);
    if (!same) return refusal;
    const reasons = [...new Set([...refusal.reasons, ...same.reasons])];
    return { ...refusal, reasons, text: join(refusal.text, same.text) };
  });
  return [...joined, ...others];
}

/** Keeps the choices of this draft and loses no text. */
export function joinedComposed(
  now: OrderDraft,
  earlier: OrderDraft,
  join: (now: string, earlier: string) => string,
): Partial<OrderDraft> {
  const keys = [...new Set([...Object.keys(now.findings), ...Object.keys(earlier.findings)])];
  const gone = joinedGone(now.goneFirs ?? [], earlier.goneFirs ?? []);
  const chosen = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== ''));
  return {
    ...earlier,
    ...chosen,
    sentences: { ...earlier.sentences, ...now.sentences },
    ...present({ offered: (now.offered ?? earlier.offered) && { ...earlier.offered, ...now.offered } }),
    ways: { ...earlier.ways, ...now.ways },
    findings: Object.fromEntries(
      keys.map((key) => [key, join(now.findings[key] ?? '', earlier.findings[key] ?? '')]),
    ),
    ...(gone.length > 0 && { goneFirs: gone }),
    refusedFirs: joinedFirs(now.refusedFirs, earlier.refusedFirs, join),
    stateText: join(now.stateText, earlier.stateText),
    applicantText: join(now.applicantText, earlier.applicantText),
    courtText: join(now.courtText, earlier.courtText),
    purpose: join(now.purpose, earlier.purpose),
  };
}
