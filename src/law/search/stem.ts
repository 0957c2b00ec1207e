/** A light English stem: enough that snatched, snatching and snatch meet; it need not be a word. */

const LATIN = /^[a-z]+$/;

export function stem(word: string): string {
  if (word.length < 4 || !LATIN.test(word)) return word;
  return last(noun(verb(plural(word))));
}

function plural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function verb(word: string): string {
  const cut = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1];
  return cut !== undefined && cut.length >= 3 ? cut : word;
}

const NOUN = [/^(.{4,})ations?$/, /^(.{4,})ment$/, /^(.{3,}[ts])ion$/, /^(.{5,})at[eo]r?$/, /^(.{4,})ly$/];

function noun(word: string): string {
  for (const ending of NOUN) {
    const cut = ending.exec(word)?.[1];
    if (cut !== undefined) return cut;
  }
  return word;
}

/** "kidnapp" and "kidnap", "forge" and "forg". */
const last = (word: string): string => word.replace(/(?<=..)e$/, '').replace(/([b-df-hj-np-tv-z])\1$/, '$1');
