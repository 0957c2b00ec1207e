/** Sentence of a ticked reason, from the record; the judge edits it. */
import type { DecisionStatus, OrderReason } from '#contract/application/order.ts';
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { daysUndergone } from '#documents/days-undergone.ts';
import { textsOfEachFir } from '#documents/each-fir.ts';
import { everyone } from '#documents/joint.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { isSameFir } from '#domain/case/fir.ts';
import { isOfRight } from '#domain/application/order-reasons.ts';
import { accruedRights } from '#documents/order/offered-reasons.ts';
import { dutiesOf } from '#documents/order/order-duties.ts';
import { inGrantedFirs } from '#documents/order/order-firs.ts';
import { personFacts } from '#documents/order/order-party.ts';
import { provisionName } from '#documents/provision-name.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { ReasonFacts } from '#text/en/applications/order-sentences.ts';
import { refusedFirsOf } from './composed-form.ts';

type OrderWords = Catalogue['order'];

/** Sentence for the FIRs in which bail is granted. A fact of only some of them names these FIRs. */
export function reasonSentence(
  code: OrderReason,
  matter: PaperMatter | null,
  { reason, reasonInFull, hearing }: OrderWords,
): string {
  const plain = `${reasonInFull[code] ?? reason[code]}${hearing.stop}`;
  const sentenceIn = (fir: PaperMatter) => [hearing.sentences[code]?.(factsOf(fir)) ?? plain];
  return matter ? textsOfEachFir(matter, sentenceIn).join(' ') : plain;
}

interface ChosenFirs {
  readonly matter: PaperMatter | null;
  readonly status: DecisionStatus;
}

/** The matter in the FIRs in which the draft grants bail. */
export const inFirsOfDraft = (
  { matter, status }: ChosenFirs,
  draft: Pick<OrderDraft, 'refusedFirs'>,
): PaperMatter | null => matter && inGrantedFirs(matter, refusedFirsOf(status, draft));

/** Before or after a change: the chosen FIRs, and the words of the language. */
interface Composing {
  readonly matter: PaperMatter | null;
  readonly words: OrderWords;
}

export type Sentences = Pick<OrderDraft, 'sentences' | 'offered'>;

/** Sentences that the judge did not edit, composed again. The others stay as they are written. */
function composedAgain(
  { reasons, sentences, offered }: Pick<OrderDraft, 'reasons' | 'sentences' | 'offered'>,
  before: Composing,
  after: Composing,
): Sentences {
  const again = Object.fromEntries(
    reasons
      .filter(
        (code) => sentences[code] === (offered?.[code] ?? reasonSentence(code, before.matter, before.words)),
      )
      .map((code) => [code, reasonSentence(code, after.matter, after.words)] as const),
  );
  return { sentences: { ...sentences, ...again }, offered: { ...offered, ...again } };
}

/** A ticked reason with its sentence. */
export const sentenceOffered = (
  { sentences, offered }: Sentences,
  code: OrderReason,
  text: string,
): Sentences => ({
  sentences: { ...sentences, [code]: text },
  offered: { ...offered, [code]: text },
});

/** Untouched sentences as of today: of a draft of an earlier day, or written before the law tables loaded. */
export function composedToday(
  draft: OrderDraft,
  status: DecisionStatus,
  { matter, words }: Composing,
): OrderDraft {
  const { reasons, sentences, offered, language } = draft;
  if (!matter || !offered || (language && language !== words.language)) return draft;
  const inFirs = inFirsOfDraft({ matter, status }, draft);
  const stale = reasons.flatMap((code) => {
    const text = offered[code];
    if (text === undefined || text !== sentences[code]) return [];
    const now = reasonSentence(code, inFirs, words);
    return now === text ? [] : [[code, now] as const];
  });
  if (stale.length === 0) return draft;
  const again = Object.fromEntries(stale);
  return { ...draft, sentences: { ...sentences, ...again }, offered: { ...offered, ...again } };
}

/** After a change of the granted FIRs: a sentence that the judge did not edit follows it. */
export function sentencesAfter(
  chosen: ChosenFirs,
  { draft, change }: { readonly draft: OrderDraft; readonly change: Partial<OrderDraft> },
  words: OrderWords,
): Partial<OrderDraft> {
  const [before, after] = [draft, { ...draft, ...change }].map((each) => inFirsOfDraft(chosen, each));
  if (!before || !after) return change;
  return { ...change, ...composedAgain(draft, { matter: before, words }, { matter: after, words }) };
}

/** After a change of the language. A matter is in the language of its paper. */
export const sentencesIn = (
  draft: OrderDraft,
  status: DecisionStatus,
  { before, after }: { readonly before: Composing; readonly after: Composing },
): Sentences => {
  const inFirs = ({ matter, words }: Composing): Composing => ({
    matter: inFirsOfDraft({ matter, status }, draft),
    words,
  });
  return composedAgain(draft, inFirs(before), inFirs(after));
};

function factsOf(matter: PaperMatter): ReasonFacts {
  const { chargesheet } = matter.case;
  return {
    arrestedOn: arrestedOn(matter),
    days: daysUndergone(matter),
    coAccused: coAccusedOf(matter),
    witnesses: witnessesOf(matter),
    cases: casesOf(matter),
    ...personFacts(matter),
    reportOn: chargesheet?.state === 'filed' ? printed(chargesheet.on) : null,
    ...periodOf(matter),
    isBelowFraction: isBelowFraction(matter),
    provision: claimed(matter),
    gates: gatesOf(matter),
  };
}

/** Of all applicants. Null without the answer of each, and if each disclosed case ended in their favour. */
function casesOf(matter: PaperMatter): number | null {
  const answers = everyone(matter).map(({ case: { antecedents } }) => antecedents);
  if (answers.includes(undefined)) return null;
  const rows = answers.flatMap((answer) => answer?.rows ?? []);
  const standing = rows.filter(({ state }) => state === 'pending' || state === 'convicted');
  if (rows.length > 0 && standing.length === 0) return null;
  return standing.filter((row, n) => !standing.slice(0, n).some((other) => isSameFir(other, row))).length;
}

/** The provision of the claim. A discretionary relief claims the rights that accrued beside it. */
function claimed(matter: PaperMatter): string {
  if (isOfChild(matter) || (matter.relief && isOfRight(matter.relief))) return matter.statute?.inFull ?? '';
  const accrued = accruedRights(matter).map((authority) => provisionName(authority, matter));
  return [...new Set(accrued)].join('; ');
}

/** Provisions of special Acts whose conditions a grant would have to meet. */
function gatesOf(matter: PaperMatter): readonly string[] {
  const { gates } = dutiesOf(matter, { status: 'Approved' }, undefined);
  return gates.map(({ authority }) => provisionName(authority, matter));
}

/** A child is in no custody of a prison, so no days of it are stated. */
function arrestedOn(matter: PaperMatter): string | null {
  const { arrestDate, custodyStatus } = matter.case;
  const inCustody = custodyStatus !== 'not-arrested' && !isOfChild(matter);
  return inCustody && arrestDate !== undefined ? printed(arrestDate) : null;
}

function periodOf({ found, on, case: { chargesheet } }: PaperMatter) {
  const lastDay = found?.defaultBail.dates?.lastDay;
  if (!lastDay) return { lastDay: null, isPeriodOver: false, isReportInTime: false };
  return {
    lastDay: printed(lastDay),
    isPeriodOver: lastDay < on,
    isReportInTime: chargesheet?.state === 'filed' && chargesheet.on <= lastDay,
  };
}

function isBelowFraction({ found, on }: PaperMatter): boolean {
  const reached = found?.undertrial.thresholdDate;
  return typeof reached === 'string' && reached > on;
}

function coAccusedOf({ case: { coAccused } }: PaperMatter): ReasonFacts['coAccused'] {
  if (!coAccused) return null;
  return { granted: coAccused.filter(({ bail }) => bail === 'granted').length, of: coAccused.length };
}

function witnessesOf({ case: { trial } }: PaperMatter): ReasonFacts['witnesses'] {
  const { witnessesCited: cited, witnessesExamined: examined } = trial ?? {};
  return cited === undefined || examined === undefined ? null : { cited, examined };
}
