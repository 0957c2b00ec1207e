/** A change of the conditions of bail: an order of its own, which leaves the rest of the grant in force. */
import type { Application, ApplicationContent } from '#contract/application/application.ts';
import type { NewConditions, Order, OrderModification } from '#contract/application/order.ts';
import { courtLinesOfOrder } from '#documents/common-sections/court-heading.ts';
import { partiesOfOrder } from '#documents/common-sections/parties.ts';
import { type DocumentContext, matterOf, namedFir, type PaperMatter, printed } from '#documents/matter.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import { offenceLines } from '#documents/offence-line.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { provisionName } from '#documents/provision-name.ts';
import { headed, lettered, numbered } from '#documents/section-blocks.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { present } from '#kernel/present.ts';
import { twin } from '#law/parameter.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { conditionTexts } from './condition-texts.ts';
import { copiesOfConditions } from './order-copies.ts';
import { orderDocument, withNamesWithheld } from './order-document.ts';
import { judgeOf } from './order-judge.ts';
import { asBoard } from './order-of-child.ts';
import { orderOfDecision, type OrderStamp } from './order-of-decision.ts';
import { dayOf } from './order-operative.ts';
import { type OrderParts, partsOf } from './order-party.ts';

/** Repeats the other terms of the bail, so that the last order of the record has all terms in force. */
export function orderOnConditions(
  application: Pick<Application, 'status' | 'case'>,
  { _id: of, bond, furnish, period, outcome }: Order,
  { input, stamp }: { readonly input: Omit<NewConditions, 'shown'>; readonly stamp: OrderStamp },
): Order {
  const { askedBy, otherSide, text, conditions, language } = input;
  const terms = present({ language, bond, furnish, period, outcome });
  const decision = { status: 'Approved', text, conditions, ...terms } as const;
  return { ...orderOfDecision(application, decision, stamp), modification: { of, askedBy, otherSide } };
}

interface ConditionsPaperInput {
  readonly order: Order;
  readonly modification: OrderModification;
  /** The order whose conditions are replaced. */
  readonly replaced: Order;
  /** The order that granted bail. */
  readonly grant: Order;
  readonly on: CalendarDate;
  readonly words: OrderPaperWords;
}

export function conditionsPaper(
  content: ApplicationContent,
  input: ConditionsPaperInput,
  context: DocumentContext,
): CourtDocument {
  const { order: signed, modification, grant, on, words } = input;
  const matter = matterOf(content, { ...context, dated: on });
  const order = withNamesWithheld(signed, content, matter);
  const parts = partsOf(matter, words);
  const { board } = words.parts;
  const by = asBoard(judgeOf(order, matter, words), matter, board);
  const { asked, otherSide, copies } = parts.modified;
  const { askedBy } = modification;
  const sections = offenceLines(matter).map((line) => line.printed);
  const theBail = [
    parts.bailInForce(printed(dayOf(grant))),
    parts.arisesOut(namedFir(matter), sections.join('; ')),
    asked[askedBy],
    otherSide[askedBy][modification.otherSide],
  ];
  const blocks: Block[] = [
    ...courtLinesOfOrder(matter),
    { kind: 'title', text: words.title },
    { kind: 'docket', text: words.dated(printed(on)) },
    { kind: 'docket', text: words.before(by.name, by.designation) },
    partiesOfOrder(matter, true),
    ...headed(words.heading.appearances, 'case', appearances(matter, modification, parts)),
    ...headed(parts.heading.application, 'case', numbered('case', theBail)),
    ...headed(words.heading.reasons, 'bail', numbered('bail', paragraphsOf(order.text ?? ''))),
    ...headed(words.heading.order, 'bail', operative(matter, { ...input, order }, parts)),
    ...numbered('bail', [words.noOpinion]),
    ...headed(copies, 'bail', numbered('bail', copiesOfConditions(matter, { order, words: parts, board }))),
    { kind: 'paragraph', text: parts.pronounced(printed(on)) },
    { kind: 'signature', left: [], right: [by.name, by.designation, by.court].filter(Boolean) },
  ];
  return orderDocument({ matter, title: words.title, blocks }, context);
}

function appearances(
  { advocate }: PaperMatter,
  { askedBy, otherSide }: OrderModification,
  { present: at }: OrderParts,
): Block[] {
  const isPresent = (side: OrderModification['askedBy']) => askedBy === side || otherSide === 'heard';
  return numbered('case', [
    advocate.name !== undefined && isPresent('applicant') && at.applicant(advocate.name),
    isPresent('state') && at.stateUnnamed,
  ]);
}

function operative(
  matter: PaperMatter,
  { order, replaced, grant }: Pick<ConditionsPaperInput, 'order' | 'replaced' | 'grant'>,
  parts: OrderParts,
): Block[] {
  const { modified } = parts;
  const imposed = conditionTexts(matter, order, parts);
  const change = imposed.length > 0 ? modified.replaced : modified.removed;
  return [
    ...numbered('bail', [change(printed(dayOf(replaced)), powerOver(replaced, matter))]),
    ...lettered('bail', imposed),
    ...numbered('bail', [modified.stands(printed(dayOf(grant)))]),
  ];
}

/** A higher court changes conditions of a Magistrate under a section of its own. */
function powerOver({ by: { seat } }: Order, matter: PaperMatter): string | null {
  if (seat?.kind !== 'magistrate' || matter.case.court === 'magistrate') return null;
  const sections = { bnss: 's.483(1)(b)', crpc: 's.439(1)(b)' };
  return provisionName(twin(matter.found?.matter.regimes.application ?? 'BNSS', sections), matter);
}
