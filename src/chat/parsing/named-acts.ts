/** Acts named by their agency, their everyday noun or a State. */

/** "ED arrested": the Act that only this agency applies. Lower-case "ed" is also an ending, so a verb follows. */
const AGENCIES: readonly (readonly [string, RegExp])[] = [
  [
    'PMLA',
    /\bED\b|[Ee]nforcement [Dd]irectorate|\bed (?:ne|case|ka|ki|ke|me|mein|arrest\w*|custody)\b|(?<![\p{L}\p{M}])ईडी(?![\p{L}\p{M}])|प्रवर्तन निदेशालय/u,
  ],
  ['UAPA', /\bNIA\b|\bnia (?:ne|case|court|special)\b|National Investigation Agency|एनआईए/u],
  ['NDPS', /\bNCB\b|[Nn]arcotics [Cc]ontrol [Bb]ureau|\bncb (?:ne|case)\b|एनसीबी/u],
];

export const agencyCodes = (text: string): string[] =>
  AGENCIES.flatMap(([code, pattern]) => (pattern.test(text) ? [code] : []));

/** Names of Acts that are also ordinary nouns, so they need "Act" or a section beside them. */
const NOUNS: Readonly<Record<string, RegExp>> = {
  RAILWAYS:
    /railways?,? (?:act|adhiniyam|\d{4}|s\.|section|u\/s|\d{2,3}\b)|\d\)? (?:of )?(?:the )?railways|रेलवे अधिनियम|रेल अधिनियम/u,
  CUSTOMS: /customs,? (?:act|\d)|\d\)? (?:of )?(?:the )?customs|सीमा शुल्क अधिनियम/u,
  COMPANIES: /companies,? (?:act|\d)|\d\)? (?:of )?(?:the )?companies|कंपनी अधिनियम/u,
  ELECTRICITY: /electricity,? (?:act|\d|theft)|\d\)? (?:of )?(?:the )?electricity|विद्युत अधिनियम/u,
};

export const isNamedAct = (code: string, folded: string): boolean => NOUNS[code]?.test(folded) ?? true;

/** States whose liquor law the tables have, by State and town. */
const LIQUOR =
  /\b(?:prohibition|liquor|sha?ra+b\w*|daru|whisky|whiskey|beer|rum|vodka|alcohol|bottles?|excise|dry state|sharabbandi)\b|शराब|दारू|मद्य|आबकारी/u;
const LIQUOR_OF: readonly (readonly [string, RegExp])[] = [
  ['BIHAR-EXCISE', /\b(?:bihar|patna|muzaffarpur|bhagalpur|darbhanga)\b|बिहार|पटना|मुजफ्फरपुर/u],
  ['TN-PROHIBITION', /\b(?:tamil ?nadu|chennai|madurai|coimbatore)\b|तमिलनाडु|चेन्नई/u],
  ['MAH-PROHIBITION', /\b(?:maharashtra|mumbai|pune|nagpur|nashik|thane)\b|महाराष्ट्र|मुंबई|पुणे|नागपुर/u],
];
const GUJARAT =
  /\b(?:gujarat|ahme?dabad|surat|vadodara|baroda|rajkot|gandhinagar|bhavnagar)\b|गुजरात|अहमदाबाद|सूरत|वडोदरा|राजकोट/u;

export const liquorCodes = (folded: string): string[] =>
  LIQUOR.test(folded) ? LIQUOR_OF.flatMap(([code, place]) => (place.test(folded) ? [code] : [])) : [];

/** An Act of a State that the tables do not have. */
export const missingActIn = (folded: string): string | null =>
  LIQUOR.test(folded) && GUJARAT.test(folded) && liquorCodes(folded).length === 0
    ? 'Gujarat Prohibition Act'
    : null;
