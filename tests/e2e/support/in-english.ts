/**
 * English on a Hindi screen: texts, labels, hints and choices, visible or read aloud. Excludes text marked
 * with another language (`lang`) and the list below.
 */
import type { Page } from 'playwright-core';

/** Formats, keys, marks and makers, which are written so in Hindi too; a code without a small letter is always one. */
const WORDS = [
  'Zamanat',
  'Enter',
  'Shift',
  'Ctrl',
  'ics',
  'Safari',
  'Linux',
  'English',
  'Word',
  'eCourts',
  'Google',
  'Maps',
];

/** A name of a host, a name of a file, a judgment as it is reported, the title of a matter. */
const WHOLE = [
  String.raw`\b(?:[A-Z]\. ?)+[A-Z][a-z]+(?: [A-Z][a-z]+)*`, // a party by initials and name
  String.raw`\b[\w-]+(?:\.[\w-]+)+\b`,
  String.raw`\bIn Re:? [^]*`,
  String.raw`[^]* v\. [^]*`,
  String.raw`[^]*\bSCC OnLine\b[^]*`,
  String.raw`\([a-z]+\)`, // a clause: 480(1)(ii)
  String.raw`\((?:[A-Z][\w.]*[ ;,]*)+\)`, // judgments by their short names: (Rabi Prakash; Mohd Muslim)
  String.raw`\b(?:Supreme Court, \d|order dated \d)[^]*`,
];

interface Allowed {
  readonly typed: readonly string[];
  readonly words: readonly string[];
  readonly whole: readonly string[];
}

/** Texts with a word in small Latin letters; `typed` is user input such as names, places and grounds. */
export async function leftInEnglish(page: Page, typed: readonly string[] = []): Promise<string[]> {
  const words = [...WORDS, ...typed.flatMap((text) => text.match(/[A-Z][a-z]+/g) ?? [])];
  const longestFirst = [...new Set(typed.filter((text) => text.length > 1))].toSorted(
    (a, b) => b.length - a.length,
  );
  return page.evaluate(textsLeft, { typed: longestFirst, words, whole: WHOLE });
}

/** In the page. */
function textsLeft({ typed, words, whole }: Allowed): string[] {
  const known = new Set(words);
  const isEnglish = (text: string): boolean =>
    whole
      .reduce(
        (rest, pattern) => rest.replaceAll(new RegExp(pattern, 'gu'), ' '),
        typed.reduce((rest, each) => rest.replaceAll(each, ' '), text),
      )
      .split(/[^A-Za-z]+/)
      .some((word) => /[a-z]{2}/.test(word) && !known.has(word));
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    // the text of a page of a PDF is that of its author
    if (
      !element ||
      element.closest('[lang]:not(html):not([lang="hi"]), script, style, noscript, datalist, .viewer-text')
    )
      continue;
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(node.getAttribute(name) ?? '');
    } else texts.push(node.textContent ?? '');
  }
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter(isEnglish);
}

const OF_PEOPLE =
  /^(?:name|firstName|lastName|title|address|occupation|policeStation|district|courtPlace|courtName|court|location|room|allegations|grounds|officer|caseNumber|state|respondent|parentage|designation|judge)$/;

/** Text that users wrote in a record, found by field names. */
export function typedIn(record: unknown): string[] {
  if (Array.isArray(record)) return record.flatMap(typedIn);
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) =>
    typeof value === 'string' ? (OF_PEOPLE.test(name) ? [value] : []) : typedIn(value),
  );
}
