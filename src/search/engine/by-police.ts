/**
 * Direction of police violence: "police ne maara" is by the police, "police ko maara" against them. If the
 * police act, they become one vocabulary word.
 */
const POLICE = '(?:police|pulis|polis|daroga|thanedar|sipahi|constable|cops?|पुलिस|पोलीस|दरोगा|सिपाही|पोलिसां)';
const MEN = String.raw`(?:\s?(?:wal[aeo]n?|men|officers?|karmi(?:yon)?|वाले|वालों|वाला|कर्मी|कर्मियों))?`;
const ENDS = String.raw`(?![\p{L}\p{M}])`;
const VIOLENCE =
  /(?<![\p{L}\p{M}])(?:m(?:aa|a)r|p(?:ee|i)t|beat|hit(?![a-z])|slap|kick|thrash|assault|tortur|thappad|lathi|danda|मार|पीट|पिट|थप्पड़|लाठी|डंडे|यातना)/u;

/** "police ne", "by the police", and in English the subject before the verb. */
const ACTING = [
  new RegExp(String.raw`(?<![\p{L}\p{M}])${POLICE}${MEN}\s*(?:ne|ने|नी|nay)${ENDS}`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}\p{M}])by (?:the )?${POLICE}${MEN}${ENDS}`, 'gu'),
  new RegExp(
    String.raw`^(?:the )?${POLICE}${MEN} (?=(?:beat|hit|slap|kick|thrash|assault|tortur)\w* (?:me|him|her|us|my|the|a)${ENDS})`,
    'gu',
  ),
];

/** `folded` comes from `fold.ts`. */
export function withPoliceActing(folded: string): string {
  if (!VIOLENCE.test(folded)) return folded;
  return ACTING.reduce((text, pattern) => text.replaceAll(pattern, ' bypolice '), folded);
}
