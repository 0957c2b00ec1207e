/**
 * An order on a bail application as a paper, from the record of it alone: what the judge has ticked and written, in the
 * parts that an order has. It is printed for the judge to sign; nothing here signs it.
 */
import type { ApplicationContent } from '#contract/application.ts';
import type { Order } from '#contract/order.ts';
import { isGranted } from '#domain/status-rules.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { orderPaper as words } from '#text/en/documents-order.ts';
import { order as orderWords } from '#text/en/order.ts';
import { type DocumentContext, matterOf, namedFir, type PaperMatter, printed } from './matter.ts';
import type { Block, CourtDocument } from './model.ts';
import { offenceLines } from './offence-line.ts';
import { paragraphsOf } from './paragraphs.ts';
import { headed, lettered, numbered, renumbered } from './section-blocks.ts';
import { courtHeading, courtLines } from './spine/court-heading.ts';
import { custodyTexts } from './spine/custody.ts';
import { caseTitle, parties } from './spine/parties.ts';

interface Made {
  readonly order: Order;
  /** The day on which the judge signed it. */
  readonly on: CalendarDate;
}

export function bailOrder(
  content: ApplicationContent,
  { order, on }: Made,
  context: DocumentContext,
): CourtDocument {
  const matter = matterOf(content, { ...context, papers: undefined }); // the court's own words, in English so far
  return {
    language: 'en',
    lawEdition: context.lawEdition,
    title: `${words.title}: ${caseTitle(matter)}`,
    number: context.applicationNumber ?? null,
    blocks: renumbered([
      ...courtLines(matter),
      { kind: 'title', text: words.title },
      { kind: 'docket', text: words.dated(printed(on)) },
      { kind: 'docket', text: words.before(order.by.name, order.by.designation) },
      parties(matter),
      ...appearances(matter),
      ...whatIsAsked(matter),
      ...reasons(order),
      ...result(matter, order),
      signature(order),
    ]),
    gaps: [],
    concerns: [],
  };
}

function appearances({ advocate }: PaperMatter): Block[] {
  const own = advocate.name === undefined ? words.blank : advocate.name;
  return headed(words.heading.appearances, 'case', numbered('case', [words.appears(own), words.prosecutor]));
}

/** Which application it is, of what the person is accused, how long they are held, and what is submitted. */
function whatIsAsked(matter: PaperMatter): Block[] {
  const asked = courtHeading(matter).find(({ kind }) => kind === 'title');
  const sections = offenceLines(matter).map((line) => line.printed);
  const submitted = matter.bail.groundParts?.map(({ heading }) => heading) ?? [];
  return headed(words.heading.application, 'case', [
    ...numbered('case', [
      asked?.kind === 'title' && words.asked(asked.text),
      words.accused(namedFir(matter), sections.join('; ')),
      ...custodyTexts(matter),
      submitted.length > 0 && words.submitted(submitted.join('; ')),
      words.opposed,
    ]),
  ]);
}

function reasons({ reasons: codes, text }: Order): Block[] {
  const ticked = codes.filter((code) => code !== 'other').map((code) => orderWords.reason[code]);
  const said = numbered('bail', [...ticked.map((reason) => `${reason}.`), ...paragraphsOf(text ?? '')]);
  const none = numbered('bail', [words.noReasons]);
  return headed(words.heading.reasons, 'bail', said.length > 0 ? said : none);
}

function result(matter: PaperMatter, { to, bond, conditions }: Order): Block[] {
  const granted = isGranted(to);
  const name = matter.applicant.name ?? words.blank;
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
      granted ? words.toJail : words.toJailRefused,
    ]),
  ]);
}

const signature = ({ by }: Order): Block => ({
  kind: 'signature',
  left: [],
  right: [words.blank, by.name, by.designation, by.court].filter(Boolean),
});
