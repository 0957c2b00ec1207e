/** The application, the accusation, the custody and the submissions of both sides, as an order states them. */
import { appealOf } from '#documents/appeal.ts';
import { isOfChild } from '#documents/child-identity.ts';
import { applicationTitle, courtHeading } from '#documents/common-sections/court-heading.ts';
import { custodyTexts } from '#documents/common-sections/custody.ts';
import { allegations } from '#documents/common-sections/facts.ts';
import { hasSeveralFirs } from '#documents/each-fir.ts';
import { type PaperMatter, printed } from '#documents/matter.ts';
import { textsOfEach } from '#documents/joint.ts';
import type { Block } from '#documents/model.ts';
import { convictionText } from '#documents/reliefs/suspension.ts';
import { isOnMerits as isReliefOnMerits } from '#documents/special-gates-of.ts';
import { provisionName } from '#documents/provision-name.ts';
import { paragraphsOf } from '#documents/paragraphs.ts';
import { numbered } from '#documents/section-blocks.ts';
import { isCancellation, isOfRight } from '#domain/application/order-reasons.ts';
import { noticesOf } from '#documents/notices-of.ts';
import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { concernedFirs } from './order-firs.ts';
import { childCustodyTexts } from './order-of-child.ts';
import { particulars } from './order-particulars.ts';
import { dayOfOrder } from '#domain/application/decision-of-order.ts';
import type { OperativeInput } from './order-operative.ts';

export function theApplication(matter: PaperMatter, input: OperativeInput, words: OrderPaperWords): Block[] {
  const { words: parts, before } = input;
  const { relief } = matter;
  const cancelled = cancelledBy(input) ? before : undefined;
  const submitted = cancelled ? [] : (matter.bail.groundParts?.map(({ heading }) => heading) ?? []);
  return numbered('case', [
    cancelled ? parts.bailInForce(printed(dayOfOrder(cancelled))) : asked(matter, parts, words),
    concernedFirs(matter, parts, cancelled !== undefined),
    ...alleged(matter, parts),
    relief === 'suspension' && convictionText(matter),
    // the record of the application shows the custody before the bail that is cancelled
    ...(cancelled ? [] : custody(matter, input)),
    ...(hasParticulars(matter, input) ? particulars(matter, parts) : []),
    surrendered(input),
    submitted.length > 0 && parts.submitted(submitted.join('; ')),
  ]);
}

function alleged(matter: PaperMatter, { allegation }: OperativeInput['words']): string[] {
  return hasSeveralFirs(matter) ? allegations(matter, typedInOne) : typedInOne(matter).map(allegation);
}

const typedInOne = ({ case: facts }: PaperMatter): string[] =>
  facts.allegations ? [paragraphsOf(facts.allegations).join(' ')] : [];

/** A claim of right rests on its own dates, and a child before the Board has no trial. */
const hasParticulars = (matter: PaperMatter, input: OperativeInput): boolean =>
  isOnMerits(matter, input) &&
  !cancelledBy(input) &&
  !isOfChild(matter) &&
  matter.relief !== null &&
  isReliefOnMerits(matter.relief);

function surrendered({ order: { surrender }, words }: OperativeInput): string | null {
  return surrender ? words.surrendered[surrender.result](printed(surrender.on), surrender.at) : null;
}

const cancelledBy = ({ order, before }: OperativeInput): boolean => isCancellation(order.to, before?.to);

function custody(matter: PaperMatter, { board }: OperativeInput): (string | null)[] {
  return isOfChild(matter) ? childCustodyTexts(matter, board) : textsOfEach(matter, custodyTexts);
}

function asked(matter: PaperMatter, parts: OperativeInput['words'], words: OrderPaperWords): string | null {
  const application = applicationTitle(matter);
  if (application) return parts.asked(application);
  const title = courtHeading(matter).find(({ kind }) => kind === 'title');
  return title?.kind === 'title' && appealOf(matter) ? words.asked(title.text) : null;
}

/** Names the State only if nobody else is heard. */
export const submissionsHeading = ({ order, words }: OperativeInput): string =>
  order.answers || order.victim ? words.heading.submissions : words.heading.state;

export function stateHeard(matter: PaperMatter, input: OperativeInput): Block[] {
  const { victim } = input.order;
  const told = victim && input.words.victim[victim.result];
  return numbered('case', [
    ...submissionsOfState(matter, input),
    ...paragraphsOf(input.order.answers?.applicant ?? '').map(input.words.answers.applicant),
    ...paragraphsOf(input.order.answers?.court ?? '').map(input.words.answers.court),
    told?.(victim?.on ? printed(victim.on) : null, victimNotice(matter)),
  ]);
}

/** SC/ST 15A(3); null if that Act does not ask for the notice. The rules ask for that of POCSO, and no section. */
export function victimNotice(matter: PaperMatter): string | null {
  const notice = noticesOf(matter).find(({ to }) => to === 'victim');
  return notice ? provisionName(notice.authority, matter) : null;
}

function submissionsOfState(matter: PaperMatter, input: OperativeInput) {
  const { state } = input.order;
  if (!state) return [];
  const { state: said } = input.words;
  const positions = cancelledBy(input) ? { ...said, ...said.againstBail } : said;
  return [
    positions[state.position],
    state.position === 'not-opposed' && isOnMerits(matter, input) && said.onMerits,
    state.reportOn && said.report(printed(state.reportOn)),
    ...paragraphsOf(state.text ?? '').map(said.submits),
  ];
}

/** False for a claim of right and for an application that ends without a decision of it. */
export function isOnMerits({ relief }: PaperMatter, input: OperativeInput): boolean {
  const { outcome } = input.order;
  if (cancelledBy(input)) return true;
  if (outcome === 'withdrawn' || outcome === 'not-maintainable') return false;
  return relief === null || !isOfRight(relief);
}
