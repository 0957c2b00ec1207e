/**
 * A term, an amount or a class belongs to the offence beside it. Evidence of several offences could otherwise lend
 * the punishment of one to another.
 */
import { wordsOf } from '#search/engine/fold.ts';
import { isNoise } from '#search/engine/noise.ts';
import { stem } from '#search/engine/stem.ts';
import type { SectionRef } from '#search/cards/library.ts';
import { figuresIn } from './figures.ts';

/** Clauses with an own subject: "theft up to 3 years, and murder with death". */
const PARTS = /[;:।]|,?\s(?:and|while|whereas|but|aur|jabki|और|जबकि)\s/u;

/** One item of the evidence. */
interface CitedItem {
  readonly text: string;
  readonly refs: readonly SectionRef[];
}

interface Source {
  readonly sections: readonly string[];
  readonly values: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
}

const valuesOf = (text: string): string[] => {
  const { quantities, claims } = figuresIn(text);
  return [...quantities, ...claims];
};

const keyOf = ({ refs }: CitedItem): string =>
  refs.map(({ code, section }) => `${code} ${section}`.toLowerCase()).join(', ');

/** Items of the same sections are one source. */
function sourcesOf(cited: readonly CitedItem[]): Source[] {
  return [...new Set(cited.map(keyOf))].map((key) => {
    const texts = cited.filter((each) => keyOf(each) === key).map(({ text }) => text);
    return sourceOf(texts.join('\n'), key.split(', '));
  });
}

function sourceOf(text: string, own: readonly string[]): Source {
  return {
    sections: [...own, ...figuresIn(text).pairs],
    values: new Set(valuesOf(text)),
    stems: new Set(stemsOf(text)),
  };
}

const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 2 && !/^\d/.test(word) && !isNoise(word))
    .filter((word) => figuresIn(word).claims.size === 0) // a value does not say whose it is
    .map(stem);

/** Whether one evidence item has both the offence and the value of each part of the sentence. */
export function keepsOffences(sentence: string, cited: readonly CitedItem[]): boolean {
  const sources = sourcesOf(cited);
  if (sources.length < 2) return true;
  let subject: readonly Source[] = sources;
  return sentence.split(PARTS).every((part) => {
    subject = subjectOf(part, sources) ?? subject;
    return valuesOf(part).every((value) => subject.some(({ values }) => values.has(value)));
  });
}

/** Items of the section that the part names, or else of its distinguishing words; null if it has neither. */
function subjectOf(part: string, sources: readonly Source[]): readonly Source[] | null {
  const named = [...figuresIn(part).pairs];
  if (named.length > 0) {
    return sources.filter(({ sections }) =>
      named.some((pair) => sections.some((each) => each === pair || each.startsWith(`${pair}(`))),
    );
  }
  const telling = stemsOf(part).filter((word) => {
    const count = sources.filter(({ stems }) => stems.has(word)).length;
    return count > 0 && count < sources.length;
  });
  if (telling.length === 0) return null;
  const shared = sources.map(({ stems }) => telling.filter((word) => stems.has(word)).length);
  const most = Math.max(...shared);
  return sources.filter((_, at) => shared[at] === most);
}
