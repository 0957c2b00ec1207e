/**
 * The paper of an order without a form (`order/order-paper.ts` composes the others). Its text was signed, so its
 * words do not change.
 */
import type { ApplicationContent } from '#contract/application/application.ts';
import { childGroundsOf, type Order } from '#contract/application/order.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { ENGLISH_ORDER, type OrderPaperWords } from '#text/order-paper-words.ts';
import { isOfChild } from './child-identity.ts';
import { type DocumentContext, matterOf, type PaperMatter, printed } from './matter.ts';
import { allNames, textsOfEach } from './joint.ts';
import { accusations } from './accusations.ts';
import type { Block, CourtDocument } from './model.ts';
import { paragraphsOf } from './paragraphs.ts';
import { headed, lettered, numbered } from './section-blocks.ts';
import { courtHeading, courtLines } from './common-sections/court-heading.ts';
import { custodyTexts } from './common-sections/custody.ts';
import { meaningInOrder, parties } from './common-sections/parties.ts';
import { judgeOf } from './order/order-judge.ts';
import { orderDocument, withNamesWithheld } from './order/order-document.ts';

interface OrderInput {
  readonly order: Order;
  /** Date of the judge's signature. */
  readonly on: CalendarDate;
  /** Texts in the judge's language; default English. */
  readonly words?: OrderPaperWords | undefined;
}

export function bailOrder(
  content: ApplicationContent,
  { order: signed, on, words = ENGLISH_ORDER }: OrderInput,
  context: DocumentContext,
): CourtDocument {
  const matter = matterOf(content, { ...context, dated: on });
  const order = withNamesWithheld(signed, content, matter);
  const by = judgeOf(order, matter, words);
  const blocks: Block[] = [
    ...courtLines(matter),
    { kind: 'title', text: words.title },
    { kind: 'docket', text: words.dated(printed(on)) },
    { kind: 'docket', text: words.before(by.name, by.designation) },
    parties(matter),
    ...meaningInOrder(matter),
    ...appearances(matter, words),
    ...whatIsAsked(matter, words),
    ...reasons(order, words),
    ...result(matter, order, words),
    signature(by, words),
  ];
  return orderDocument({ matter, title: words.title, blocks }, context);
}

function appearances({ advocate }: PaperMatter, words: OrderPaperWords): Block[] {
  const own = advocate.name === undefined ? words.blank : advocate.name;
  return headed(words.heading.appearances, 'case', numbered('case', [words.appears(own), words.prosecutor]));
}

/** The application, the accusation, the custody and the submissions. */
function whatIsAsked(matter: PaperMatter, words: OrderPaperWords): Block[] {
  const titleBlock = courtHeading(matter).find(({ kind }) => kind === 'title');
  const submitted = matter.bail.groundParts?.map(({ heading }) => heading) ?? [];
  return headed(words.heading.application, 'case', [
    ...numbered('case', [
      titleBlock?.kind === 'title' && words.asked(titleBlock.text),
      ...accusations(matter, words.accused),
      ...textsOfEach(matter, custodyTexts),
      submitted.length > 0 && words.submitted(submitted.join('; ')),
      words.opposed,
    ]),
  ]);
}

function reasons(order: Order, words: OrderPaperWords): Block[] {
  const { reasons: codes, text } = order;
  const grounds = childGroundsOf(order).map((code) => words.reason(words.childGrounds[code]));
  const ticked = codes.filter((code) => code !== 'other').map((code) => words.reason(words.reasons[code]));
  const stated = numbered('bail', [...grounds, ...ticked, ...paragraphsOf(text ?? '')]);
  const none = numbered('bail', [words.noReasons]);
  return headed(words.heading.reasons, 'bail', stated.length > 0 ? stated : none);
}

/** A child as called in a sentence. No paper names a child. */
const nameIn = (matter: PaperMatter, words: OrderPaperWords): string =>
  isOfChild(matter)
    ? matter.words.board.inText
    : matter.applicant.name === undefined
      ? words.blank
      : allNames(matter);

function result(matter: PaperMatter, { to, bond, conditions }: Order, words: OrderPaperWords): Block[] {
  const granted = isGranted(to);
  const name = nameIn(matter, words);
  const imposed = conditions.map(({ text, concern }) => (concern ? words.condition(text, concern) : text));
  return headed(words.heading.order, 'bail', [
    ...numbered('bail', [
      granted ? words.granted(name) : words.refused(name),
      granted && (bond ? words.bond(indianNumber(bond.amount), bond.sureties) : words.noBond),
      granted && imposed.length > 0 && words.conditions,
    ]),
    ...(granted ? lettered('bail', imposed) : []),
    ...numbered('bail', [
      granted && words.furnish,
      words.noOpinion,
      (granted ? words.toJail : words.toJailRefused)(matter.case.jail),
    ]),
  ]);
}

const signature = (by: Order['by'], words: OrderPaperWords): Block => ({
  kind: 'signature',
  left: [],
  right: [words.blank, by.name, by.designation, by.court].filter(Boolean),
});
