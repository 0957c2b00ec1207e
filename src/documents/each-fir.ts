/** An application in several FIRs: text that is true in all of them once, other text under the FIR. */
import { type PaperMatter, namedFir } from './matter.ts';
import type { Block } from './model.ts';

/** The application in each FIR alone, in the first one first. */
export function inEachFir(matter: PaperMatter): readonly PaperMatter[] {
  if (!hasSeveralFirs(matter)) return [matter];
  const { furtherFirs: _, ...facts } = matter.case;
  return [{ ...matter, case: facts, firs: [] }, ...matter.firs];
}

/** The application in some of its FIRs alone, by their numbers. */
export function inFirs(matter: PaperMatter, numbers: readonly number[]): PaperMatter {
  const [first, ...firs] = inEachFir(matter).filter((_, n) => numbers.includes(n + 1));
  if (!first) return matter;
  return { ...first, firs, others: matter.others.map((person) => inFirs(person, numbers)) };
}

export const hasSeveralFirs = ({ firs }: PaperMatter): boolean => firs.length > 0;

/** FIRs in one sentence. */
export const namedFirs = ({ words: { joint } }: PaperMatter, firs: readonly PaperMatter[]): string => {
  const names = firs.map(namedFir);
  return names.length === 1 ? names.join('') : joint.names(names);
};

/** A text of only some of the FIRs has their names before it. */
export function textsOfEachFir(matter: PaperMatter, textsOf: (inFir: PaperMatter) => string[]): string[] {
  if (!hasSeveralFirs(matter)) return textsOf(matter);
  const firs = inEachFir(matter);
  const byText = new Map<string, PaperMatter[]>();
  for (const fir of firs)
    for (const text of textsOf(fir)) byText.set(text, [...(byText.get(text) ?? []), fir]);
  return [...byText].map(([text, of]) =>
    of.length === firs.length ? text : matter.words.joint.about(namedFirs(matter, of), text),
  );
}

/** Blocks that several FIRs have are printed once. */
export function blocksOfEachFir(matter: PaperMatter, blocksOf: (inFir: PaperMatter) => Block[]): Block[] {
  if (!hasSeveralFirs(matter)) return blocksOf(matter);
  const blocks = inEachFir(matter).flatMap(blocksOf);
  return [...new Map(blocks.map((block) => [JSON.stringify(block), block])).values()];
}

/** Lines of a paper that each FIR has for itself: its station, its respondent. */
export const linesOfEachFir = (matter: PaperMatter, lineOf: (inFir: PaperMatter) => string): string[] => [
  ...new Set(inEachFir(matter).map(lineOf)),
];
