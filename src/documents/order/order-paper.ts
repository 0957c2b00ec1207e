/**
 * A composed bail order: the paper that the judge sees before signing, and whose exact text is signed. It prints
 * only the record and the choices of the judge, and no blank.
 */
import type { ApplicationContent } from '#contract/application/application.ts';
import { childGroundsOf, type Order } from '#contract/application/order.ts';
import { isOfChild, withoutNames } from '#documents/child-identity.ts';
import { courtHeading, courtLinesOfOrder, ordinalOf } from '#documents/common-sections/court-heading.ts';
import { custodyTexts } from '#documents/common-sections/custody.ts';
import { caseTitle, partiesOfOrder } from '#documents/common-sections/parties.ts';
import { agreeingBlocks } from '#documents/gender-agreement.ts';
import { type DocumentContext, matterOf, namedFir, type PaperMatter, printed } from '#documents/matter.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import { offenceLines } from '#documents/offence-line.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { headed, numbered, renumbered } from '#documents/section-blocks.ts';
import { isGranted } from '#domain/case/status-rules.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { findingTexts } from './order-findings.ts';
import { judgeOf } from './order-judge.ts';
import { operative, type OperativeInput, releaseAndCopies } from './order-operative.ts';

interface OrderPaperInput {
  readonly order: Order;
  readonly before: Order | undefined;
  readonly on: CalendarDate;
  readonly words: OrderPaperWords;
}

export function orderPaper(
  content: ApplicationContent,
  { order: signed, before, on, words }: OrderPaperInput,
  context: DocumentContext,
): CourtDocument {
  const matter = matterOf(content, { ...context, dated: on });
  const order = isOfChild(matter) ? withoutChild(signed, content, matter) : signed;
  const by = judgeOf(order, matter, words);
  const input: OperativeInput = { order, before, words: words.parts };
  return {
    language: matter.language,
    pageWords: matter.words.pageWords,
    lawEdition: context.lawEdition,
    title: `${words.title}: ${caseTitle(matter)}`,
    number: context.applicationNumber ?? null,
    blocks: agreeingBlocks(
      renumbered([
        ...courtLinesOfOrder(matter),
        { kind: 'title', text: words.title },
        { kind: 'docket', text: words.dated(printed(on)) },
        { kind: 'docket', text: words.before(by.name, by.designation) },
        partiesOfOrder(matter),
        ...appearances(matter, order, words),
        ...theApplication(matter, words),
        ...stateHeard(order, words),
        ...headed(words.parts.heading.findings, 'bail', numbered('bail', findingTexts(matter, input))),
        ...reasons(order, words),
        ...headed(words.heading.order, 'bail', operative(matter, input)),
        ...numbered('bail', [words.noOpinion]),
        ...headed(words.parts.heading.release, 'bail', releaseAndCopies(matter, input)),
        { kind: 'paragraph', text: words.parts.pronounced(printed(on)) },
        { kind: 'signature', left: [], right: [by.name, by.designation, by.court].filter(Boolean) },
      ]),
      matter.applicant,
    ),
    gaps: [],
    concerns: [],
  };
}

/** JJ 74: the texts of the judge name no child either. */
function withoutChild(order: Order, { applicant }: ApplicationContent, { words }: PaperMatter): Order {
  const { text, conditions, sentences, findings, state, period } = order;
  const typed = { text, conditions, sentences, findings, state, period };
  return { ...order, ...withoutNames(typed, applicant, words.board.inText) };
}

function appearances({ advocate }: PaperMatter, { state, victim }: Order, words: OrderPaperWords): Block[] {
  const { present } = words.parts;
  const isStateHeard = state !== undefined && state.position !== 'absent';
  return headed(
    words.heading.appearances,
    'case',
    numbered('case', [
      advocate.name !== undefined && present.applicant(advocate.name),
      isStateHeard && (state.name ? present.state(state.name) : present.stateUnnamed),
      victim?.result === 'heard' && present.victim,
    ]),
  );
}

/** The application, the accusation, the custody and the submissions of the applicant. */
function theApplication(matter: PaperMatter, words: OrderPaperWords): Block[] {
  const titleBlock = courtHeading(matter).find(({ kind }) => kind === 'title');
  const sections = offenceLines(matter).map((line) => line.printed);
  const submitted = matter.bail.groundParts?.map(({ heading }) => heading) ?? [];
  const { allegations } = matter.case;
  return headed(
    words.heading.application,
    'case',
    numbered('case', [
      titleBlock?.kind === 'title' && words.asked(inSentence(titleBlock.text, matter)),
      words.accused(namedFir(matter), sections.join('; ')),
      allegations && words.parts.allegation(paragraphsOf(allegations).join(' ')),
      ...custodyTexts(matter),
      submitted.length > 0 && words.submitted(submitted.join('; ')),
    ]),
  );
}

/** The ordinal of a title is in capitals. */
function inSentence(title: string, matter: PaperMatter): string {
  const ordinal = ordinalOf(matter);
  return ordinal === null ? title : title.replace(ordinal, ordinal.toLowerCase());
}

function stateHeard({ state, victim }: Order, words: OrderPaperWords): Block[] {
  const { state: said, victim: told, heading } = words.parts;
  return headed(
    heading.state,
    'case',
    numbered('case', [
      state && said[state.position],
      state?.reportOn && said.report(printed(state.reportOn)),
      ...paragraphsOf(state?.text ?? '').map(said.submits),
      victim && told[victim.result](victim.on ? printed(victim.on) : null),
    ]),
  );
}

function reasons(order: Order, words: OrderPaperWords): Block[] {
  const { to, reasons: codes, text, sentences = [] } = order;
  const grounds = childGroundsOf(order).map((code) => words.reason(words.childGrounds[code]));
  const sentenceOf = (code: Order['reasons'][number]): string =>
    sentences.find((sentence) => sentence.code === code)?.text ?? words.reason(words.reasons[code]);
  const ticked = codes.filter((code) => code !== 'other').map(sentenceOf);
  const stated = [...grounds, ...ticked, ...paragraphsOf(text ?? '')];
  const none = isGranted(to) ? [] : [words.noReasons];
  return headed(words.heading.reasons, 'bail', numbered('bail', stated.length > 0 ? stated : none));
}
