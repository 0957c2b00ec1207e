/**
 * Verifies model sentences alike on server and device. Citations were supplied, the language matches, and figures,
 * codes and qualifiers are those of the same offence in the evidence.
 */
import { wordsOf } from '#search/engine/fold.ts';
import { isNoise } from '#search/engine/noise.ts';
import { stem } from '#search/engine/stem.ts';
import type { SectionRef } from '#search/cards/library.ts';
import type { ChatLanguage } from '../answer.ts';
import { type Figures, figuresIn, keyOf } from './figures.ts';
import { keepsOffences } from './same-offence.ts';
import { preservesQualifiers } from './turns.ts';

/** One numbered evidence item as sent to the model. */
export interface SuppliedEvidence {
  readonly n: number;
  readonly text: string;
  readonly refs: readonly SectionRef[];
}

export interface Sentence {
  /** Without citation numbers. */
  readonly text: string;
  readonly cites: readonly number[];
}

/** Null if the sentence is rejected. */
export type Verifier = (sentence: string) => Sentence | null;

interface Evidence {
  readonly text: string;
  readonly figures: Figures;
  readonly stems: ReadonlySet<string>;
}

export function verifierOf(supplied: readonly SuppliedEvidence[], language: ChatLanguage): Verifier {
  const byNumber = new Map(supplied.map((each) => [each.n, each]));
  return (written) => {
    const { text, cites } = readSentence(written);
    if (cites.length === 0 || text.length > LONGEST || UNWANTED.test(text)) return null;
    const cited = cites.map((n) => byNumber.get(n));
    const known = cited.filter((each) => each !== undefined);
    if (known.length < cited.length) return null;
    const evidence = evidenceIn(known);
    const holds =
      isInLanguage(language, text) &&
      isBacked(figuresIn(text), evidence.figures) &&
      isAbout(text, evidence) &&
      keepsOffences(text, known) &&
      preservesQualifiers(text, evidence.text);
    return holds ? { text, cites } : null;
  };
}

const HINDI_IN_LATIN =
  /\b(?:hai|hain|ka|ki|ke|ko|se|mein|par|tak|nahin?|aur|ya|agar|yeh|is|hoti|hota|sakt[aie]|saza|liye|bhi|jata|jati)\b/giu;

/** In the letters of the language. Quotes and names may stay as in the tables. */
function isInLanguage(language: ChatLanguage, text: string): boolean {
  const own = text.replaceAll(/"[^"]*"|\([^)]*\)/g, ' ');
  const devanagari = own.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = own.match(/[a-z]/giu)?.length ?? 0;
  if (language === 'hi') return devanagari * 2 >= latin;
  if (devanagari > 0) return false;
  return language === 'en' || (own.match(HINDI_IN_LATIN)?.length ?? 0) >= 2;
}

const LONGEST = 600;
const CITATION = /\s*\[([\d\s,;]*)\]/g;
const MARKUP = /\*\*|__|^[\s>#*•-]+|`/gu;

function readSentence(written: string): Sentence {
  const cites = [...written.matchAll(CITATION)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []);
  const text = written.replaceAll(CITATION, '').replaceAll(MARKUP, '').replaceAll(/\s+/g, ' ').trim();
  return { text, cites: [...new Set(cites.map(Number))] };
}

/** Rejected content: addresses, markup, relative dates, advice to an individual. */
const UNWANTED =
  /https?:|www\.|@|[<>{}|\\]|\b(?:today|tomorrow|yesterday|from now)\b|\byou should\b|\bi (?:advise|recommend|suggest)\b|\bmy advice\b|system prompt|previous instructions|आज से|आपको .* चाहिए/iu;

function evidenceIn(cited: readonly SuppliedEvidence[]): Evidence {
  const text = cited
    .map((each) => [each.text, ...each.refs.map(({ code, section }) => `${code} ${section}`)].join('\n'))
    .join('\n');
  return { text, figures: figuresIn(text), stems: new Set(wordsOf(text).map(stem)) };
}

function isBacked(claimed: Figures, evidenceFigures: Figures): boolean {
  const years = new Set([...evidenceFigures.dates].map((date) => String(Number(date.slice(0, 4)))));
  return (
    !claimed.isUnclear &&
    [...claimed.dates].every((date) => isDateIn(date, evidenceFigures)) &&
    [...claimed.pairs].every((pair) => isPairIn(pair, evidenceFigures)) &&
    [...claimed.sections].every((section) => isSectionIn(section, evidenceFigures.sections)) &&
    [...claimed.codes].every((code) => evidenceFigures.codes.has(code)) &&
    [...claimed.quantities].every((quantity) => evidenceFigures.quantities.has(quantity)) &&
    [...claimed.numbers].every((number) => evidenceFigures.numbers.has(number) || years.has(number)) &&
    [...claimed.claims].every((claim) => evidenceFigures.claims.has(claim))
  );
}

const isDateIn = (date: string, { dates }: Figures): boolean =>
  [...dates].some((each) => (date.startsWith('--') ? each.endsWith(date.slice(1)) : each.startsWith(date)));

/** "303" matches "303(2)", but not the reverse. */
const isSectionIn = (section: string, sections: Iterable<string>): boolean =>
  [...sections].some(
    (each) => each === section || (each.startsWith(section) && each.charAt(section.length) === '('),
  );

/** A later part ("65 or 70(2)") appears in the evidence without its code. */
function isPairIn(pair: string, evidenceFigures: Figures): boolean {
  if (isSectionIn(pair, evidenceFigures.pairs)) return true;
  const [code = '', section = ''] = pair.split(' ');
  const otherwise = [...evidenceFigures.pairs].some((each) => each.endsWith(` ${section}`));
  return (
    !otherwise && evidenceFigures.codes.has(code) && isSectionIn(keyOf(section), evidenceFigures.sections)
  );
}

/** Minimum share of a sentence that its evidence must contain. */
const HELD = 0.4;
const FEW = 3;

/** Not checked for Hindi: a device may hold only English tables. */
function isAbout(text: string, { stems }: Evidence): boolean {
  const telling = wordsOf(text)
    .filter((word) => /^[a-z]{3,}$/.test(word) && !isNoise(word))
    .map(stem);
  if (telling.length < FEW) return true;
  return telling.filter((word) => stems.has(word)).length / telling.length >= HELD;
}
