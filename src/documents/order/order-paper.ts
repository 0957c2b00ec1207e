/**
 * A composed bail order: the paper that the judge sees before signing, and whose exact text is signed. It prints
 * only the record and the choices of the judge, and no blank.
 */
import type { ApplicationContent } from '#contract/application/application.ts';
import { childGroundsOf, type Order } from '#contract/application/order.ts';
import { courtLinesOfOrder } from '#documents/common-sections/court-heading.ts';
import { meaningInOrder, partiesOfOrder } from '#documents/common-sections/parties.ts';
import { type DocumentContext, matterOf, type PaperMatter, printed } from '#documents/matter.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, inLetters, numbered } from '#documents/section-blocks.ts';
import { isCancellation } from '#domain/application/order-reasons.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { findingTexts } from './order-findings.ts';
import { firAbove, inDecidedFirs, inGrantedFirs, reasonsInRefusedFirs, refusedInFirs } from './order-firs.ts';
import { judgeOf } from './order-judge.ts';
import { releaseAndCopies } from './order-copies.ts';
import { asBoard } from './order-of-child.ts';
import { operative, type OperativeInput } from './order-operative.ts';
import { partsOf, personFacts } from './order-party.ts';
import { isOnMerits, stateHeard, submissionsHeading, theApplication } from './order-submissions.ts';
import { orderDocument, wholeMatter, withNamesWithheld } from './order-document.ts';

interface OrderPaperInput {
  readonly order: Order;
  readonly before: Order | undefined;
  /** The interim orders in force on its applicants. */
  readonly interims: readonly Order[];
  readonly on: CalendarDate;
  readonly words: OrderPaperWords;
  /** The application of all applicants, if the order decides only some of them. */
  readonly whole?: ApplicationContent | undefined;
}

export function orderPaper(
  content: ApplicationContent,
  { order: signed, before, interims, on, words, whole }: OrderPaperInput,
  context: DocumentContext,
): CourtDocument {
  const application = matterOf(content, { ...context, dated: on });
  const order = withNamesWithheld(signed, content, application);
  const matter = inDecidedFirs(application, order, before);
  const bail = inGrantedFirs(matter, order);
  const parts = partsOf(matter, words);
  const { board } = words.parts;
  const by = asBoard(judgeOf(order, matter, words), matter, board);
  const input: OperativeInput = { order, before, interims, words: parts, board };
  const titled = wholeMatter(application, whole);
  const cancels = isCancellation(order.to, before?.to);
  const blocks: Block[] = [
    ...courtLinesOfOrder(application),
    { kind: 'title', text: words.title },
    { kind: 'docket', text: words.dated(printed(on)) },
    { kind: 'docket', text: words.before(by.name, by.designation) },
    partiesOfOrder(titled, cancels || whole !== undefined),
    ...meaningInOrder(matter),
    ...headed(words.heading.appearances, 'case', appearances(matter, order, parts)),
    ...headed(parts.heading.application, 'case', theApplication(matter, input, words)),
    ...headed(submissionsHeading(input), 'case', stateHeard(matter, input)),
    ...headed(parts.heading.findings, 'bail', numbered('bail', findingTexts(matter, input))),
    ...reasons(matter, order, words),
    ...headed(words.heading.order, 'bail', operative(bail, input)),
    ...numbered('bail', [refusedInFirs(matter, order, parts)]),
    ...numbered('bail', [saving(matter, input, words)]),
    ...headed(parts.heading.release, 'bail', releaseAndCopies(matter, input)),
    { kind: 'paragraph', text: parts.pronounced(printed(on)) },
    { kind: 'signature', left: [], right: [by.name, by.designation, by.court].filter(Boolean) },
  ];
  const lettered = inLetters(blocks, matter.words.letters);
  return orderDocument({ matter, titled, title: words.title, blocks: lettered }, context);
}

/** Nothing on the merits is saved if the order does not weigh them. */
function saving(matter: PaperMatter, input: OperativeInput, words: OrderPaperWords): string | null {
  const { outcome } = input.order;
  if (outcome === 'withdrawn' || outcome === 'not-maintainable') return input.words.notOnMerits;
  return isOnMerits(matter, input) ? words.noOpinion : null;
}

function appearances(
  { advocate }: PaperMatter,
  { state, victim }: Order,
  { present }: OperativeInput['words'],
): Block[] {
  const isStateHeard = state !== undefined && state.position !== 'absent';
  return numbered('case', [
    advocate.name !== undefined && present.applicant(advocate.name),
    isStateHeard && (state.name ? present.state(state.name) : present.stateUnnamed),
    victim?.result === 'heard' && present.victim,
  ]);
}

function reasons(matter: PaperMatter, order: Order, words: OrderPaperWords): Block[] {
  const { to, reasons: codes, text, sentences = [] } = order;
  const grounds = childGroundsOf(order).map((code) => words.reason(words.childGrounds[code]));
  const sentenceOf = (code: Order['reasons'][number]): string =>
    sentences.find((sentence) => sentence.code === code)?.text ??
    (code === 'woman-or-child' ? words.ofPerson(personFacts(matter)) : null) ??
    words.reason(words.reasonsInFull[code] ?? words.reasons[code]);
  const ticked = codes.filter((code) => code !== 'other').map(sentenceOf);
  const stated = [...grounds, ...ticked, ...paragraphsOf(text ?? '')];
  const none = isGranted(to) ? [] : [words.noReasons];
  const blocks = numbered('bail', stated.length > 0 ? stated : none);
  const refused = reasonsInRefusedFirs(matter, order, words);
  if (refused.length === 0) return headed(words.heading.reasons, 'bail', blocks);
  const named = blocks.length > 0 ? [firAbove(inGrantedFirs(matter, order)), ...blocks] : [];
  return headed(words.heading.reasons, 'bail', [...named, ...refused]);
}
