/** A joint application: text that is true of all applicants once, other text under the name of each. */
import type { Applicant } from '#contract/application/application.ts';
import { distinctNames } from '#domain/application/namesakes.ts';
import { agreeingBlocks } from './gender-agreement.ts';
import { type PaperMatter, placeholder } from './matter.ts';
import type { Block } from './model.ts';

/** The matter of each applicant, the first one first. */
export const everyone = (matter: PaperMatter): readonly PaperMatter[] => [matter, ...matter.others];

export const isJoint = ({ others }: PaperMatter): boolean => others.length > 0;

/** The name of each applicant. Equal names get the parentage, the age or the number. */
export const namesOfEach = (matter: PaperMatter): string[] =>
  distinctNames(
    everyone(matter).map((person) => {
      const { parentage, age } = person.applicant;
      return { name: ownName(person), parentage, age };
    }),
  );

const ownName = (matter: PaperMatter): string => matter.applicant.name ?? placeholder(matter, 'name');

/** "Sunil Jadhav", or "Sunil Jadhav and others". */
export const nameInTitle = (matter: PaperMatter): string =>
  isJoint(matter) ? matter.words.joint.andOthers(ownName(matter), everyone(matter).length) : ownName(matter);

/** Every name: "Sunil Jadhav, Ravi Kale and Meena Pawar". */
export const allNames = (matter: PaperMatter): string =>
  isJoint(matter) ? matter.words.joint.names(namesOfEach(matter)) : ownName(matter);

/** Number of the nth person in the application. */
export const numberIn = ({ context }: PaperMatter, n: number): number => context.numbers?.[n] ?? n + 1;

/** "Applicant No. 2, Ravi Kale". */
export const numberedNames = (matter: PaperMatter): string[] =>
  namesOfEach(matter).map((name, n) => matter.words.joint.numbered(numberIn(matter, n), name));

/** "Applicant No. 2, Ravi Kale and Applicant No. 3, Meena Pawar". Null unless the paper is on some of the applicants. */
export function someApplicants(matter: PaperMatter): string | null {
  if (matter.context.numbers === undefined) return null;
  const names = numberedNames(matter);
  return names.length === 1 ? (names[0] ?? null) : matter.words.joint.names(names);
}

/** The text, under the names if the paper is on some of the applicants. */
export function aboutSome<Text extends string | null | undefined | false>(
  matter: PaperMatter,
  text: Text,
): Text | string {
  const names = someApplicants(matter);
  return names !== null && text ? matter.words.joint.about(names, text) : text;
}

type Person = Pick<Partial<Applicant>, 'gender'>;

/** Verbs agree with all: the one gender of the applicants, otherwise both forms. */
export function agreeingPerson(matter: PaperMatter): Person {
  const genders = new Set(everyone(matter).map(({ applicant }) => applicant.gender));
  return genders.size === 1 ? matter.applicant : {};
}

/** One line for each text of each applicant, with the name. */
export function textsOfEach(matter: PaperMatter, textsOf: (person: PaperMatter) => string[]): string[] {
  if (!isJoint(matter)) return textsOf(matter);
  const names = numberedNames(matter);
  return everyone(matter).flatMap((person, n) =>
    textsOf(person).map((text) => matter.words.joint.about(names[n] ?? '', text)),
  );
}

/** The blocks of each applicant under the name. An applicant without blocks is not named. */
export function blocksOfEach(matter: PaperMatter, blocksOf: (person: PaperMatter) => Block[]): Block[] {
  return under(matter, blocksOf, nameAbove);
}

/** A paper or a signature that each applicant gives alone; every one after the first begins a page. */
export function papersOfEach(matter: PaperMatter, paperOf: (person: PaperMatter) => Block[]): Block[] {
  return under(matter, paperOf, headingOfPaper);
}

type HeadingOf = (numbered: string, n: number, matter: PaperMatter) => Block;

function under(matter: PaperMatter, blocksOf: (person: PaperMatter) => Block[], above: HeadingOf): Block[] {
  if (!isJoint(matter)) return blocksOf(matter);
  const names = numberedNames(matter);
  return everyone(matter).flatMap((person, n) => {
    const blocks = agreeingBlocks(blocksOf(person), person.applicant);
    return blocks.length === 0 ? [] : [above(names[n] ?? '', n, matter)].concat(blocks);
  });
}

const headingOfPaper: HeadingOf = (text, n) => ({
  kind: 'heading',
  level: 2,
  text,
  keepWithNext: true,
  restart: true,
  ...(n > 0 && { newPage: true }),
});

const nameAbove: HeadingOf = (numbered, _, { words }) => ({
  kind: 'paragraph',
  text: words.joint.of(numbered),
  from: 'applicant',
  keepWithNext: true,
});

/** Blocks that are the same for every applicant come first, once; the others follow under the names. */
export function sharedThenEach(matter: PaperMatter, blocksOf: (person: PaperMatter) => Block[]): Block[] {
  if (!isJoint(matter)) return blocksOf(matter);
  const all = new Map(everyone(matter).map((person) => [person, blocksOf(person)] as const));
  const [first = [], ...rest] = [...all.values()];
  const isShared = (block: Block) => rest.every((blocks) => blocks.some((other) => isSame(other, block)));
  const shared = first.filter(isShared);
  const own = (person: PaperMatter) =>
    (all.get(person) ?? []).filter((block) => !shared.some((each) => isSame(each, block)));
  return [...shared, ...blocksOfEach(matter, own)];
}

const isSame = (left: Block, right: Block): boolean => JSON.stringify(left) === JSON.stringify(right);
