/** Light English stemmer: snatched, snatching and snatch match. A stem need not be a word. */

const LATIN = /^[a-z]+$/;

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'stole steal|stolen steal|took take|taken take|threw throw|thrown throw|beaten beat|broke break|broken break|died death|dead death|dies death|' +
    'shot shoot|drove drive|driven drive|hid hide|hidden hide|gave give|given give|sold sell|sale sell|bought buy|kept keep|caught catch|fled flee|' +
    'burnt burn|fought fight|wrote write|written write|women woman|men man|children child|kids child|kid child|wives wife|thief theft|thieves theft|' +
    'knives knife|injury injur|injuries injur|injured injur|robber rob|robbers rob|cheater cheat|kidnapper kidnap|rapist rape|murderer murder|' +
    'fire fire|fires fire|fired shoot|firing shoot|note note|notes note|care care|plane plane|hate hate|gate gate|no not|never not|without not|nor not|' +
    'unable not|ran run|fell fall|hung hang|paid pay|told tell|sent send|made make|brought bring|found find|lost lose|left leave|went go|came come|tore tear|' +
    'torn tear|bit bite|bitten bite|lied lie|lying lie|lies lie|liar lie|struck strike|withdrew withdraw|withdrawn withdraw|held hold|spoke speak|' +
    'die death|dying death|deceased death|drank drink|drunken drunk|beating beat|forgot forget|led lead|dug dig|spat spit|swung swing|' +
    'hidden hide|flees flee|fleeing flee|burned burn|ladies lady|babies baby|slapping slap|stabbing stab|robbing rob|robbed rob|stabbed stab|' +
    'mobs mob|dragged drag|hitting hit|cutting cut|running run|forging forge|forger forge|smuggler smuggl|trafficker traffick|stalker stalk|' +
    'harassment harass|harasser harass|bribery bribe|molester molest|molestation molest|harboured harbour|harbored harbour|extorted extort|' +
    'extortionist extort|extortion extort|adulteration adulterat|adulterated adulterat|adulterating adulterat|threaten threat|threatened threat|' +
    'threatening threat|threatens threat|eloped elope|elopement elope|betting bet|gambler gambl|gambling gambl|gamble gambl|gambled gambl|' +
    'strangulated strangle|strangulation strangle|demolition demolish|arrestee arrest'
  )
    .split('|')
    .map((pair) => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']),
);

export function stem(word: string): string {
  const regular = IRREGULAR.get(word);
  if (regular !== undefined) return regular === word ? word : stem(regular);
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
