/** The forms in which an FIR, a statement or an order names the victim, in English, Hindi and Hindi in Latin letters. */
import { once } from '#kernel/once.ts';

const VICTIM = [
  'victim',
  'prosecutrix',
  'survivor',
  'complainant',
  'informant',
  'minor girl',
  'minor',
  'girl',
  'child',
  'pidita',
  'pidit',
  'peedita',
  'peedit',
  'abhiyoktri',
  'nabalig ladki',
  'nabalik ladki',
  'nabalig',
  'nabalik',
  'ladki',
];
const RELATIVE = ['daughter', 'wife', 'sister', 'niece'];

const spaced = (text: string): string => text.replaceAll(' ', String.raw`\s+`);

/** Matches at the start of a sentence and in capitals too; only names require capitals. */
const anyCase = (word: string): string => {
  const first = word.charAt(0);
  return `[${first.toUpperCase()}${first}]${spaced(word.slice(1))}|${spaced(word.toUpperCase())}`;
};

const oneOf = (words: readonly string[]): string => `(?:${words.map(anyCase).join('|')})`;

const FIRST_NAME = String.raw`\p{Lu}\p{Ll}{2,}[\p{L}\p{M}]*`;
const NEXT_NAME = String.raw`(?:\s(?:\p{Lu}\.|\p{Lu}[\p{L}\p{M}]+))`;
const NAME = `(${FIRST_NAME}${NEXT_NAME}*)`;
const FULL_NAME = `(${FIRST_NAME}${NEXT_NAME}+)`;
const CAPITALS = String.raw`(\p{Lu}{3,}(?:\s\p{Lu}{3,}){0,2}?)`;
const SMALL = String.raw`(\p{Ll}{3,}(?:\s\p{Ll}{3,}){0,2}?)`;

const TITLE = String.raw`(?:(?:[Mm]s|[Mm]rs|[Mm]iss|[Ss]mt|SMT|[Kk]umari|KUMARI|[Kk]m|KM)\.?\s+)`;
const TITLED = String.raw`${TITLE}?`;
const WITNESS = String.raw`(?:\(?P\.?\s?W\.?\s?-?\s?\d+\)?\s*,?\s*)?`;
const CALLED = String.raw`(?:(?:namely|named|called|i\.e\.|by\s+name|ka\s+naam|naam)\s+)?`;
/** Between the word for the victim and the name: "victim girl, PW-1 Ms. …", "victim) namely …", "victim's name is …". */
const BETWEEN = String.raw`(?:\s+(?:girl|child|woman|lady|daughter|GIRL))?(?:['’]s\s+name\s+(?:is|was))?(?:\s*[,)(:“"-]\s*|\s+)["“(]?${WITNESS}${CALLED}${TITLED}`;
/** Shows that the words before are a name, if they have no capitals of their own. */
const AFTER_NAME = String.raw`(?=\s*(?:,\s*)?\(?\s*(?:[Dd]\/o|[Ww]\/o|[Rr]\/o|D\/O|W\/O|R\/O|aged?\b|AGED?\b|uma?ra?\b|\d{1,2}\s*(?:years|yrs|saal)))`;
const AFTER_CAPITALS = String.raw`(?=\s+(?:STATED|ALLEGED|DEPOSED|TOLD|SAID|WENT|GAVE|LODGED|WAS|IS|HAS|HAD|AND|WHO|KO|NE|SE)\b|\s*[,(])`;

/** A child of the accused is no victim: "his minor child Aarav". */
const NOT_OF_THE_ACCUSED = String.raw`(?<!\b(?:[Hh]is|[Hh]er|[Mm]y|[Tt]heir|applicant['’]s)\s(?:\w+\s)?)`;
const WORD = String.raw`${NOT_OF_THE_ACCUSED}\b${oneOf(VICTIM)}`;

const PARENT_OF = String.raw`(?:[Dd]\/[Oo]|[Ss]\/[Oo]|[Ww]\/[Oo]|[Cc]\/[Oo]|[Dd]aughter\s+of|[Ww]ife\s+of|[Pp]utri|पुत्री|पत्नी|पिता)`;

const LETTERS = String.raw`[\u0900-\u0963\u0970-\u097F]`;
const NO_NAME_HINDI = String.raw`(?!(?:ने|को|का|की|के|से|पर|में|और|तथा|है|हैं|था|थी|घर|वह|उस|उसे|उसने|अभियुक्त|आरोपी|आवेदक|पुलिस|स्कूल|थाना|माता|मां|माँ|पिता|शाम|रात|सुबह|दोपहर|दिन|दिनांक|उम्र|आयु|पुत्री|बेटी|पत्नी|निवासी|नामक|नाम|बयान|सभी|एक|दो)(?:\s|[।,.)(]|$))`;
const HINDI = String.raw`(${NO_NAME_HINDI}${LETTERS}{2,}(?:\s${NO_NAME_HINDI}${LETTERS}{2,})?)`;
const HINDI_WORD = String.raw`(?:पीड़िता|पीड़ित|अभियोक्त्री|सूचनाकर्ता|परिवादिनी|वादिनी|बालिका|लड़की|किशोरी|नाबालिग(?:\s+(?:पुत्री|बेटी|लड़की|बालिका))?)`;
const HINDI_TITLE = String.raw`(?:नामक|कुमारी|श्रीमती|सुश्री|कु\.|सौ\.)\s*`;

const pattern = (source: string): RegExp => new RegExp(source, 'gu');

/** A name right after a word for the victim, or in brackets or between commas before one. */
export const namedVictim = once((): readonly RegExp[] => [
  pattern(`${WORD}${BETWEEN}${NAME}`),
  pattern(String.raw`${WORD}\s+(?:is|was)\s+(?:one\s+)?${TITLED}${FULL_NAME}`),
  pattern(`${WORD}${BETWEEN}${CAPITALS}(?:${AFTER_CAPITALS}|${AFTER_NAME})`),
  pattern(`${WORD}${BETWEEN}${SMALL}${AFTER_NAME}`),
  pattern(
    String.raw`${NAME}\s*[(]\s*(?:the\s+)?(?:minor\s+)?(?:victim|prosecutrix|survivor|pidita|peedita|पीड़िता)\s*[)]`,
  ),
  pattern(
    String.raw`(?<!\b(?:[Ii]n|[Aa]t|[Ff]rom|[Nn]ear|[Tt]o|[Oo]f)\s)\b${FULL_NAME}\s*,\s*(?:the\s+)?(?:minor\s+)?(?:victim|prosecutrix|survivor)\s*,`,
  ),
  pattern(
    String.raw`(?:[Ii]nformant|[Cc]omplainant|[Ff]ather|[Mm]other)\b[^.।\n]{0,80}?\b(?:his|her)\s+(?:minor\s+)?(?:daughter|niece|sister)${BETWEEN}${NAME}`,
  ),
  pattern(String.raw`${HINDI_WORD}\s*[,(]?\s*(?:का\s+नाम\s+)?${HINDI_TITLE}${HINDI}`),
  pattern(String.raw`${HINDI_WORD}\s+का\s+नाम\s+${HINDI}`),
  pattern(String.raw`${HINDI_WORD}\s*\(\s*${HINDI}\s*\)`),
  pattern(String.raw`${HINDI_WORD}\s*,\s*${HINDI}\s*,`),
  pattern(String.raw`${HINDI_WORD}\s*,?\s*${HINDI}(?=\s*,?\s*\(?(?:उम्र|आयु|पुत्री|बेटी|पत्नी|निवासी|उर्फ))`),
  pattern(String.raw`${HINDI_WORD}\s+(${NO_NAME_HINDI}${LETTERS}{2,})(?=\s(?:को|ने)(?:\s|$))`),
  pattern(String.raw`${HINDI}\s*\(\s*(?:पीड़िता|अभियोक्त्री)\s*\)`),
]);

/** It may be a relative of the accused. */
export const namedRelative = once((): readonly RegExp[] => [
  pattern(String.raw`\b${oneOf(RELATIVE)}(?:\s*,\s*|\s+)${CALLED}${TITLED}${NAME}`),
  pattern(String.raw`\b(?:[Dd]aughter|[Ss]on|[Dd]\/o|[Ss]\/o)(?:\s+of)?\s+${NAME}`),
]);

/** The parent or husband beside the name of the victim identifies her. */
export const parentAfter = (victim: string): RegExp =>
  new RegExp(
    String.raw`${escaped(victim)}[^.।\n]{0,30}?${PARENT_OF}\s+(?:(?:[Ss]h|[Ss]hri|[Ss]ri|श्री)\.?\s+)?(?:${NAME}|(\p{Lu}{3,}(?:\s\p{Lu}{3,})?)|(\p{Ll}{3,}(?:\s(?!aged?\b|umar|ko\b|ne\b|se\b)\p{Ll}{3,})?)|${HINDI})`,
    'gu',
  );

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Words with a capital, or between two cues, that are no names. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  `the a an she he they her his and or but was were is are has had have did does in on at by from with under to of who
  whom whose that this which when where while section sections police court state act fir magistrate judge accused
  applicant stated alleged deposed told said went gave lodged made left came aged age years medical statement girl child
  woman lady victim prosecutrix minor mother father brother sister daughter wife husband family hindu muslim christian
  sikh scheduled caste class standard welfare protection hospital school home bank company public special ward village not also then there after before pw name
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday ko ne ka ki ke se aur hai tha thi`
    .split(/\s+/)
    .filter(Boolean),
);
