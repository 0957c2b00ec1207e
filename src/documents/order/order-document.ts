/** Parts that every paper of an order has, composed or of an older app. */
import type { ApplicationContent } from '#contract/application/application.ts';
import type { Order } from '#contract/application/order.ts';
import { isOfChild, withoutNames } from '#documents/child-identity.ts';
import { caseTitle } from '#documents/common-sections/parties.ts';
import { agreeingBlocks } from '#documents/gender-agreement.ts';
import { agreeingPerson } from '#documents/joint.ts';
import { type DocumentContext, matterOf, type PaperMatter } from '#documents/matter.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import { renumbered } from '#documents/section-blocks.ts';
import { withoutVictimsOf } from '#documents/victim-identity.ts';

interface OrderDocumentInput {
  readonly matter: PaperMatter;
  /** All applicants of the title. */
  readonly titled?: PaperMatter;
  /** Heading of the paper. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const orderDocument = (
  { matter, titled = matter, title, blocks }: OrderDocumentInput,
  { lawEdition, applicationNumber }: Pick<DocumentContext, 'lawEdition' | 'applicationNumber'>,
): CourtDocument => ({
  language: matter.language,
  pageWords: matter.words.pageWords,
  lawEdition,
  title: `${title}: ${caseTitle(titled)}`,
  number: applicationNumber ?? null,
  blocks: agreeingBlocks(renumbered([...blocks]), agreeingPerson(matter)),
  gaps: [],
  concerns: [],
});

/** The matter of all applicants for the title, if an order is on some of them. */
export function wholeMatter(matter: PaperMatter, whole: ApplicationContent | undefined): PaperMatter {
  if (!whole) return matter;
  const { numbers: _, ...context } = matter.context;
  return matterOf(whole, context);
}

/** JJ 74, BNS 72: the texts of the judge name neither a child nor the victim of a sexual offence. */
export function withNamesWithheld(
  order: Order,
  { applicant }: ApplicationContent,
  matter: PaperMatter,
): Order {
  const { text, conditions, sentences, findings, state, answers, period, modification, refusedFirs } = order;
  const typed = { text, conditions, sentences, findings, state, answers, period, modification, refusedFirs };
  const ofVictims = withoutVictimsOf(typed, matter);
  const { inText } = matter.words.board;
  return { ...order, ...(isOfChild(matter) ? withoutNames(ofVictims, applicant, inText) : ofVictims) };
}
