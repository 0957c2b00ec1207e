/** A change of the conditions of bail: an order of its own, which leaves the rest of the grant in force. */
import type { Application, ApplicationContent } from '#contract/application/application.ts';
import type { NewConditions, Order, OrderModification, RequestInOrder } from '#contract/application/order.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { courtLinesOfOrder } from '#documents/common-sections/court-heading.ts';
import { meaningInOrder, partiesOfOrder } from '#documents/common-sections/parties.ts';
import { aboutSome } from '#documents/joint.ts';
import { type DocumentContext, matterOf, type PaperMatter, printed } from '#documents/matter.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { provisionName } from '#documents/provision-name.ts';
import { headed, inLetters, lettered, numbered } from '#documents/section-blocks.ts';
import { isBondChanged } from '#domain/application/condition-faults.ts';
import { applicantsUnder } from '#domain/application/order-applicants.ts';
import { hasTermsOf } from '#domain/application/order-standing.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { same } from '#kernel/merge-patch.ts';
import { present } from '#kernel/present.ts';
import { twin } from '#law/parameter.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { conditionTexts } from './condition-texts.ts';
import { copiesOfConditions } from './order-copies.ts';
import { orderDocument, wholeMatter, withNamesWithheld } from './order-document.ts';
import { concernedFirs, inGrantedFirs } from './order-firs.ts';
import { judgeOf } from './order-judge.ts';
import { asBoard, childBond } from './order-of-child.ts';
import { orderOfDecision, type OrderStamp } from './order-of-decision.ts';
import { dayOfOrder } from '#domain/application/decision-of-order.ts';
import { victimNotice } from './order-submissions.ts';
import { type OrderParts, partsOf } from './order-party.ts';

interface ConditionsWritten {
  readonly input: Omit<NewConditions, 'shown'>;
  /** The request that `input` names. */
  readonly request?: RequestInOrder | undefined;
  readonly stamp: OrderStamp;
}

/** Repeats the other terms of the bail, so that the last order of the record has all terms in force. */
export function orderOnConditions(
  application: Pick<Application, 'status' | 'case' | 'coApplicants' | 'orders'>,
  replaced: Order,
  { input, request, stamp }: ConditionsWritten,
): Order {
  const { _id: of, bond: bondNow, furnish, period, outcome, refusedFirs } = replaced;
  const { askedBy, otherSide, text, conditions, language, victim, bond = bondNow } = input;
  const under = applicantsUnder(application, replaced);
  const applicants = under.length > 0 ? under : replaced.applicants;
  const terms = present({ applicants, language, bond, furnish, period, outcome, victim, refusedFirs });
  const decision = { status: 'Approved', text, conditions, ...terms } as const;
  const modification = { of, askedBy, otherSide, ...present({ request }) };
  return { ...orderOfDecision(application, decision, stamp), modification };
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
  /** The application of all applicants, if the bail is that of some of them. */
  readonly whole?: ApplicationContent | undefined;
}

export function conditionsPaper(
  content: ApplicationContent,
  input: ConditionsPaperInput,
  context: DocumentContext,
): CourtDocument {
  const { order: signed, grant, on, words } = input;
  const application = matterOf(content, { ...context, dated: on });
  const matter = inGrantedFirs(application, grant);
  const titled = wholeMatter(application, input.whole);
  const order = withNamesWithheld(signed, content, application);
  const { modification = input.modification } = order;
  const parts = partsOf(matter, words);
  const { board } = words.parts;
  const by = asBoard(judgeOf(order, matter, words), matter, board);
  const { asked, otherSide, copies } = parts.modified;
  const { askedBy, request } = modification;
  const victim = order.victim && parts.victim[order.victim.result];
  const theBail = [
    parts.bailInForce(printed(dayOfOrder(grant))),
    concernedFirs(matter, parts, true),
    asked[askedBy],
    request && parts.modified.request(printed(request.on), paragraphsOf(request.asked).join(' ')),
    otherSide[askedBy][modification.otherSide],
    victim?.(order.victim?.on ? printed(order.victim.on) : null, victimNotice(matter)),
  ];
  const blocks: Block[] = [
    ...courtLinesOfOrder(application),
    { kind: 'title', text: words.title },
    { kind: 'docket', text: words.dated(printed(on)) },
    { kind: 'docket', text: words.before(by.name, by.designation) },
    partiesOfOrder(titled, true),
    ...(input.whole ? meaningInOrder(matter) : []),
    ...headed(words.heading.appearances, 'case', appearances(matter, { order, modification }, parts)),
    ...headed(parts.heading.application, 'case', numbered('case', theBail)),
    ...headed(words.heading.reasons, 'bail', numbered('bail', paragraphsOf(order.text ?? ''))),
    ...headed(
      words.heading.order,
      'bail',
      operative(matter, { ...input, order, board, changes: changesIn(input) }, parts),
    ),
    ...numbered('bail', [words.noOpinion]),
    ...headed(copies, 'bail', numbered('bail', copiesOfConditions(matter, { order, words: parts, board }))),
    { kind: 'paragraph', text: parts.pronounced(printed(on)) },
    { kind: 'signature', left: [], right: [by.name, by.designation, by.court].filter(Boolean) },
  ];
  const inOwnLetters = inLetters(blocks, matter.words.letters);
  return orderDocument({ matter, titled, title: words.title, blocks: inOwnLetters }, context);
}

function appearances(
  { advocate }: PaperMatter,
  { order, modification }: Pick<ConditionsPaperInput, 'order' | 'modification'>,
  { present: at }: OrderParts,
): Block[] {
  const { askedBy, otherSide } = modification;
  const isPresent = (side: OrderModification['askedBy']) => askedBy === side || otherSide === 'heard';
  return numbered('case', [
    advocate.name !== undefined && isPresent('applicant') && at.applicant(advocate.name),
    isPresent('state') && at.stateUnnamed,
    order.victim?.result === 'heard' && at.victim,
  ]);
}

type BoardWords = OrderPaperWords['parts']['board'];

interface OperativeInput extends Pick<ConditionsPaperInput, 'order' | 'replaced' | 'grant'> {
  readonly board: BoardWords;
  readonly changes: TermChanges;
}

interface TermChanges {
  readonly isReduced: boolean;
  readonly isReplaced: boolean;
}

/** From the stored texts: names are withheld in the printed ones only. */
function changesIn({ order, replaced }: Pick<ConditionsPaperInput, 'order' | 'replaced'>): TermChanges {
  const isReduced = isBondChanged(replaced.bond, order.bond);
  const isRejection = order.modification?.request !== undefined && hasTermsOf(order, replaced);
  const isReplaced = !same(order.conditions, replaced.conditions) || (!isReduced && !isRejection);
  return { isReduced, isReplaced };
}

function operative(
  matter: PaperMatter,
  { order, replaced, grant, board, changes: { isReduced, isReplaced } }: OperativeInput,
  parts: OrderParts,
): Block[] {
  const { modified } = parts;
  const imposed = isReplaced ? conditionTexts(matter, order, parts) : [];
  const change = imposed.length > 0 ? modified.replaced : modified.removed;
  const on = printed(dayOfOrder(replaced));
  return [
    ...numbered(
      'bail',
      [
        isReduced && modified.bondReduced(on, powerOver(replaced, matter, OVER_BOND)),
        isReduced && bondText(matter, order, { parts, board }),
        isReplaced && change(on, powerOver(replaced, matter, OVER_CONDITIONS)),
        !isReduced && !isReplaced && modified.refused(on),
      ].map((text) => aboutSome(matter, text)),
    ),
    ...lettered('bail', imposed),
    ...numbered('bail', [(isReduced || isReplaced) && modified.stands(printed(dayOfOrder(grant)))]),
  ];
}

function bondText(
  matter: PaperMatter,
  { bond }: Order,
  { parts, board }: { readonly parts: OrderParts; readonly board: BoardWords },
): string | null {
  if (!bond) return null;
  const amount = indianNumber(bond.amount);
  return isOfChild(matter)
    ? childBond(amount, bond.sureties, board)
    : parts.protectionBond(amount, bond.sureties);
}

/** Sections under which a higher court changes what a Magistrate ordered. */
const OVER_CONDITIONS = { bnss: 's.483(1)(b)', crpc: 's.439(1)(b)' } as const;
const OVER_BOND = { bnss: 's.484(2)', crpc: 's.440(2)' } as const;

/** Null if the court changes an order of its own. */
function powerOver(
  { by: { seat } }: Order,
  matter: PaperMatter,
  sections: Readonly<Record<'bnss' | 'crpc', string>>,
): string | null {
  if (seat?.kind !== 'magistrate' || matter.case.court === 'magistrate') return null;
  return provisionName(twin(matter.found?.matter.regimes.application ?? 'BNSS', sections), matter);
}
