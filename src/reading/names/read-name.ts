/** Reads a person as lawyers and the police write one: title, aliases, parentage, age, address. */
import { cleanText, NAME_MAX, readableText, withAbbreviationDots } from '../clean.ts';
import { readAge } from '../quantities.ts';

export interface NameReading {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly relation?: Relation;
  readonly relative?: string;
  readonly relativeLate?: true;
  readonly honorific?: string;
  /** Number of the accused. */
  readonly no?: string;
  readonly andOthers?: true;
  /** Further persons of the same text. */
  readonly others?: readonly string[];
  readonly age?: number;
  readonly address?: string;
  /** The text withholds the name: "Ms. X". */
  readonly withheld?: true;
}

export type Relation = 'son' | 'daughter' | 'wife' | 'husband' | 'widow' | 'care-of';

const B = String.raw`(?<![\p{L}\p{M}])`;
const E = String.raw`(?![\p{L}\p{M}])`;
const pattern = (forms: string, flags = 'iu'): RegExp => new RegExp(`${B}(?:${forms})${E}`, flags);

const RELATIONS: readonly (readonly [Relation, RegExp])[] = [
  ['widow', pattern(String.raw`wd\s?/\s?o\.?|widow\s+of|विधवा`)],
  ['daughter', pattern(String.raw`d\s?/\s?o\.?|daughter\s+of|पुत्री|सुपुत्री|बेटी|मुलगी|ਪੁੱਤਰੀ|કન્યા`)],
  ['wife', pattern(String.raw`w\s?/\s?o\.?|wife\s+of|पत्नी|धर्मपत्नी|पति|जौजे|क/பெ|க/பெ|భార్య|ಕೋಂ|স্ত্রী|ਪਤਨੀ|زوجہ`)],
  ['husband', pattern(String.raw`h\s?/\s?o\.?|husband\s+of`)],
  [
    'son',
    pattern(String.raw`s\s?/\s?o\.?|son\s+of|पुत्र|सुपुत्र|पिता|वल्द|आत्मज|बिन|त/பெ|த/பெ|தந்தை|ಬಿನ್|তনয়|পিতা|ਪੁੱਤਰ|ولد`),
  ],
  ['care-of', pattern(String.raw`c\s?/\s?o\.?`)],
];
/** Without a slash only in capitals and between two words: "Ramesh Kumar SO Suresh Kumar". */
const BARE_RELATION = /(?<=\p{L}\s)(S|D|W|H)\.?O\.?(?=\s+\p{Lu})/u;
const BARE: Readonly<Record<string, Relation>> = { S: 'son', D: 'daughter', W: 'wife', H: 'husband' };

const LATE = /^(?:late|lt|स्व(?:र्गीय|\u{970})?|कै|दिवंगत|மறைந்த)\.?\s+/iu;
const HONORIFIC =
  /^(?:shrimati|shri|sri|smt|shree|sh|mrs|mr|ms|miss|dr|prof|kumari|km|ku|master|श्रीमती|श्रीमान|श्री|सुश्री|कुमारी|कु|सौ|डॉ|திருமதி|திரு|శ్రీమతి|శ్రీ|ಶ್ರೀಮತಿ|ಶ್ರೀ|শ্রীমতী|শ্রী|શ્રીમતી|શ્રી|ਸ਼੍ਰੀਮਤੀ|ਸ਼੍ਰੀ)(?:\.\s*|\s+)(?=[\p{L}\p{M}])/iu;
const OFFICE =
  /^(?:ld\.?|learned)?\s*(?:counsel|advocate|adv\.?|a\.?p\.?p\.?)\s+|,?\s*(?:adv(?:ocate)?\.?)$/giu;
const NUMBER =
  /^(?:accused|applicant|petitioner|respondent|अभियुक्त|आरोपी|आवेदक)\s*(?:no|number|नं|सं|संख्या|क्र|क्रमांक)?\.?\s*-?\s*(\p{Nd}{1,3})\s*[:.)-]?\s+|^(A\s?-\s?\p{Nd}{1,3})\s*[:.)-]?\s+|^(A\p{Nd}{1,2})\s*[:.)-]+\s*|\s*\((A\s?-?\s?\p{Nd}{1,3})\)/iu;
const AND_OTHERS =
  /\s*(?:&|,|\band\b|व|एवं|और|तथा|आणि)\s*(?:\p{Nd}{1,3}\s+)?(?:ors?|anrs?|others?|another|anothers?|अन्य|इतर)\.?\s*$|\s+(?:etc|वगैरह|वगैरे)\.?\s*$/iu;
const ALIAS = /\s*@\s*|\s+(?:urf|alias|a\.?k\.?a\.?|उर्फ|उर्फ़|ऊर्फ)\.?\s+/iu;
const ADDRESS = pattern(
  String.raw`r\s?/\s?o\.?|r\s?/\s?at\.?|resident\s+of|residing\s+at|निवासी|निवासिनी|नि\.|रा\.|रा०|राहणार|साकिन|मु\.\s?पो\.`,
);
const AGE =
  /,?\s*(?:\(?\s*(?:aged?|age|उम्र|आयु|वय|வயது)\s*[:-]{0,2}\s*(?:about|लगभग|करीब|अंदाजे)?\s*\p{Nd}{1,3}(?:\s*\/\s*(?:19|20)\p{Nd}{2})?\s*(?:years?|yrs?|वर्षे|वर्ष|साल)?\.?\)?|(?:\(\s*|(?<=[,\s]))\p{Nd}{1,3}\s*(?:years?|yrs?|वर्षे|वर्ष|साल)\.?\)?)(?:\s+old)?,?/iu;
/** Sex, occupation and caste stand between the name and the address in police papers. */
const OTHER_PARTICULAR =
  /[,;]\s*(?:male|female)(?![\p{L}])|[,;]?\s*(?<![\p{L}\p{M}])(?:occ(?:upation|n)?|by\s+caste|caste|profession|पेशा|व्यवसाय|धंदा|धंधा|जाति|जात)(?![\p{L}\p{M}])\s*[.:-]{0,3}\s*[\p{L}\p{M}]+/giu;
/** The person who acts for another is no part of the name. */
const THROUGH = /\s+(?:through|thr\.?|rep(?:resented)?\.?\s+by|द्वारा)\s+(?=[\p{L}\p{M}]).*$/iu;
const WITHHELD =
  /^(?:(?:ms|mr|mrs|miss)\.?\s+)?(?:[A-Z]|XXX+|victim|prosecutrix|पीड़िता)(?:\s*\((?:victim|prosecutrix|पीड़िता)\))?$/iu;
/** "Accused: Ranjit" and "नि. राजू". */
const LABEL =
  /^(?:नि\.|(?:name(?:\s+of\s+(?:the\s+)?(?:accused|applicant|petitioner))?|accused|applicant|petitioner|respondent|नाम|अभियुक्त|आरोपी|आवेदक|अर्जदार)\s*(?:का\s+नाम|चे\s+नाव)?\s*[:–-]+)\s*(?=[\p{L}\p{M}])/iu;
const LISTED = /(?:^|\s)\(?\p{Nd}{1,2}[.)]\s+/u;

export function readName(typed: string): NameReading {
  const text = withAbbreviationDots(cleanText(typed.slice(0, NAME_MAX))).replace(LABEL, '');
  const withheld = WITHHELD.exec(text);
  if (withheld) return { name: text.replace(/\s*\([^)]*\)$/, ''), withheld: true };
  const [first = '', ...more] = text
    .split(LISTED)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const others = more.map((part) => readOne(part).name);
  return { ...readOne(first), ...(others.length > 0 && { others }) };
}

function readOne(text: string): NameReading {
  const number = NUMBER.exec(text);
  const plain = text.replace(NUMBER, '').replaceAll(OFFICE, '').trim();
  const hasOthers = AND_OTHERS.test(plain);
  const [beforeAddress, place] = around(plain.replace(AND_OTHERS, ''), ADDRESS);
  const particulars = beforeAddress.replace(THROUGH, '').replaceAll(OTHER_PARTICULAR, ' ');
  const age = AGE.exec(particulars) ?? AGE.exec(place);
  const withoutAge = (part: string): string => trimmed(age ? part.replace(age[0], ' ') : part);
  const [rest, address] = [withoutAge(particulars), withoutAge(place)];
  const { person, parentage } = parentageOf(rest);
  const no = number?.slice(1).find((part) => part !== undefined);
  return {
    ...personOf(person),
    ...parentage,
    ...(no !== undefined && { no: readableText(no) }),
    ...(hasOthers && { andOthers: true as const }),
    ...(age && ageOf(age[0])),
    ...(address !== '' && { address: address.replace(/^[\s:,.-]+/, '') }),
  };
}

function ageOf(text: string): { readonly age?: number } {
  const { age } = readAge(text);
  return age === null ? {} : { age };
}

/** Text before and behind the first match. */
function around(text: string, at: RegExp): readonly [string, string] {
  const match = at.exec(text);
  if (!match) return [text.trim(), ''];
  return [trimmed(text.slice(0, match.index)), trimmed(text.slice(match.index + match[0].length))];
}

const trimmed = (text: string): string => text.replaceAll(/^[\s,;:]+|[\s,;:]+$/g, '');

/** "D/o Ram Avtar & W/o Manoj": the first relation is kept. */
const SECOND_RELATION = /\s*(?:[,&]|and|व|एवं)\s*[sdwh]\s?\/\s?o\.?(?!\p{L}).*$/iu;

type Parentage = Pick<NameReading, 'relation' | 'relative' | 'relativeLate'>;

function parentageOf(text: string): { readonly person: string; readonly parentage: Parentage } {
  const found = RELATIONS.flatMap(([relation, form]) => {
    const match = form.exec(text);
    return match && match.index > 0
      ? [{ relation, from: match.index, to: match.index + match[0].length }]
      : [];
  }).toSorted((a, b) => a.from - b.from)[0];
  const bare = found ? null : BARE_RELATION.exec(text);
  const at =
    found ??
    (bare && { relation: BARE[bare[1] ?? ''] ?? 'son', from: bare.index, to: bare.index + bare[0].length });
  if (!at) return { person: text, parentage: {} };
  const relative = trimmed(text.slice(at.to))
    .replace(/^\.\s*/, '')
    .replace(SECOND_RELATION, '');
  const isLate = LATE.test(relative);
  const name = personOf(relative.replace(LATE, '')).name;
  return {
    person: trimmed(text.slice(0, at.from)),
    parentage: { relation: at.relation, relative: name, ...(isLate && { relativeLate: true as const }) },
  };
}

/** "Shri Devi" is a name. */
const SRI_NAME = /^(?:shri|sri)\s+(?:devi|ram|kant|krishna|nath|niwas|pal|vidya|dhar)$/iu;

function personOf(text: string): Pick<NameReading, 'name' | 'aliases' | 'honorific'> {
  const title = SRI_NAME.test(text) ? undefined : HONORIFIC.exec(text)?.[0].trim();
  const [name = '', ...aliases] = (title === undefined ? text : text.replace(HONORIFIC, ''))
    .split(ALIAS)
    .map(trimmed);
  return {
    name: titleCase(name),
    ...(aliases.length > 0 && { aliases: aliases.map(titleCase) }),
    ...(title !== undefined && { honorific: title }),
  };
}

/** Names in capitals are shown in title case; initials and other scripts stay. */
export function titleCase(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  return name.replaceAll(/\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
