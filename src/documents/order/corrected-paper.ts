/** The paper of an order after a clerical correction: the earlier paper with the words changed and a notice above. */
import type { Order, OrderCorrection } from '#contract/application/order.ts';
import { mapTexts } from '#documents/map-texts.ts';
import type { Block } from '#documents/model.ts';
import { plainText } from '#documents/render/plain-text.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { present } from '#kernel/present.ts';

type CorrectedWords = Pick<OrderCorrection, 'wrong' | 'right'>;

/** The part of the paper that decides; a correction may only change a name in it. */
interface OperativePart {
  /** Heading above it. */
  readonly heading: string;
  readonly blocks: readonly Block[];
  readonly order: Pick<Order, 'refusedFirs'>;
}

export const CORRECTION_FAULTS = {
  absent: { field: 'wrong', msg: 'These words are not in the order. Copy them from the order.' },
  same: { field: 'right', msg: 'Enter words that differ from the wrong ones.' },
  operative: {
    field: 'wrong',
    msg: 'These words are in the operative part. The outcome, bond, dates and conditions do not change by a correction. They need a new order.',
  },
  otherFir: {
    field: 'right',
    msg: 'These words name another FIR of the application. A correction does not move bail or its refusal to another FIR.',
  },
} as const satisfies Record<string, { readonly field: 'wrong' | 'right'; readonly msg: string }>;

export type CorrectionFault = keyof typeof CORRECTION_FAULTS;

export function correctionFault(
  { blocks, heading, order }: OperativePart,
  words: CorrectedWords,
  {
    applicant,
    others,
    case: facts,
    advocate,
  }: Pick<PaperMatter, 'applicant' | 'others' | 'case' | 'advocate'>,
): CorrectionFault | undefined {
  const { wrong, right } = words;
  if (wrong.trim() === right.trim()) return 'same';
  if (!hasWords(blocks, wrong)) return 'absent';
  if (order.refusedFirs && namesOtherFir(facts, words)) return 'otherFir';
  const { jail, courtName, courtPlace, furtherFirs = [] } = facts;
  const places = [facts, ...furtherFirs].flatMap(({ policeStation, district }) => [policeStation, district]);
  const everyName = [applicant.name, ...others.map((person) => person.applicant.name)];
  const names = [...everyName, advocate.name, ...places, jail, courtName, courtPlace];
  const isName = names.some((name) => name !== undefined && patternOf(wrong).test(name));
  return !isName && hasWords(operativePart(blocks, heading), wrong) ? 'operative' : undefined;
}

/** BNSS 403: in an order on FIRs that are decided apart, the name of one FIR would move its outcome to another. */
function namesOtherFir({ furtherFirs = [], ...own }: PaperMatter['case'], words: CorrectedWords): boolean {
  const firs = [own, ...furtherFirs].map(({ firNumber, policeStation, district }) =>
    [firNumber, policeStation, district].filter((name) => name !== undefined),
  );
  return firs.some((names) => {
    const others = firs.flat().filter((name) => !names.some((each) => includesName(each, name)));
    return names.some((name) => {
      const [before, after] = changedName(name, words);
      return others.some((other) => includesName(after, other) && !includesName(before, other));
    });
  });
}

/** The name before and after the correction; the words themselves, if they say more than the name. */
function changedName(name: string, words: CorrectedWords): readonly [before: string, after: string] {
  if (patternOf(words.wrong).test(name)) return [name, withRightWords(name, words)];
  return includesName(words.wrong, name) ? [words.wrong, words.right] : [name, name];
}

const includesName = (text: string, name: string): boolean =>
  patternOf(name.toLowerCase()).test(text.toLowerCase());

/** Every place of the wrong words, as whole words. */
const withRightWords = (text: string, { wrong, right }: CorrectedWords): string =>
  text.replaceAll(patternOf(wrong), () => right.trim());

/** Fields of a block that are printed. */
const PRINTED: ReadonlySet<string> = new Set([
  'text',
  'description',
  'label',
  'versus',
  'head',
  'rows',
  'left',
  'right',
]);

export const correctedBlocks = (blocks: readonly Block[], words: CorrectedWords): readonly Block[] =>
  mapTexts(blocks, (text, field) => (PRINTED.has(field) ? withRightWords(text, words) : text));

/** Fields of an order that the judge types. */
const TYPED: ReadonlySet<string> = new Set(['text', 'applicant', 'court']);

interface CorrectionStamp {
  readonly orderId: string;
  readonly at: string;
  readonly deviceTime: string | undefined;
}

/** The order after a correction: its decision is that of the earlier order, and only typed words change. */
export function correctedOrder(
  { proof: _proof, deviceTime: _time, ...order }: Order,
  { wrong, right, why }: Omit<OrderCorrection, 'of'>,
  { orderId, at, deviceTime }: CorrectionStamp,
): Order {
  const { text, sentences, findings, state, answers, refusedFirs } = order;
  const written = present({ text, sentences, findings, state, answers, refusedFirs });
  const typed = mapTexts(written, (each, field) =>
    TYPED.has(field) ? withRightWords(each, { wrong, right }) : each,
  );
  const correction = { of: order._id, wrong, right, why };
  return { ...order, ...typed, ...present({ deviceTime }), _id: orderId, at, correction };
}

/** Below the lines of date and coram. */
export function withNotice(blocks: readonly Block[], text: string): Block[] {
  const after = blocks.findLastIndex(({ kind }) => kind === 'docket') + 1;
  return [...blocks.slice(0, after), { kind: 'paragraph', text }, ...blocks.slice(after)];
}

function operativePart(blocks: readonly Block[], heading: string): readonly Block[] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  if (from === -1) return [];
  const rest = blocks.slice(from + 1);
  const to = rest.findIndex(({ kind }) => kind === 'heading' || kind === 'signature');
  return to === -1 ? rest : rest.slice(0, to);
}

const hasWords = (blocks: readonly Block[], words: string): boolean =>
  blocks.some((block) => patternOf(words).test(textOf(block)));

const textOf = (block: Block): string =>
  plainText({
    language: 'en',
    lawEdition: '',
    title: '',
    number: null,
    blocks: [block],
    gaps: [],
    concerns: [],
  });

function patternOf(words: string): RegExp {
  const escaped = words
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${escaped}(?![\p{L}\p{M}\p{N}])`, 'gu');
}
