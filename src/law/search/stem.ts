/** A light English stem: enough that snatched, snatching and snatch meet; it need not be a word. */

const LATIN = /^[a-z]+$/;

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'stole steal|stolen steal|took take|taken take|threw throw|thrown throw|beaten beat|broke break|broken break|died death|dead death|dies death|' +
    'shot shoot|drove drive|driven drive|hid hide|hidden hide|gave give|given give|sold sell|sale sell|bought buy|kept keep|caught catch|fled flee|' +
    'burnt burn|fought fight|wrote write|written write|women woman|men man|children child|kids child|kid child|wives wife|thief theft|thieves theft|' +
    'knives knife|injury injur|injuries injur|injured injur|robber rob|robbers rob|cheater cheat|kidnapper kidnap|rapist rape|murderer murder'
  )
    .split('|')
    .map((pair) => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
);

export function stem(word: string): string {
  const regular = IRREGULAR.get(word);
  if (regular !== undefined) return stem(regular);
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
