/** CNR and case number of a message. Numbers of FIR, e-filing, filing and diary are no case numbers. */
import { group } from '../group.ts';
import { spelledInLatin } from '../letter-names.ts';
import { foldScripts } from '../script-fold.ts';
import { SECTION_LIST } from './section-list.ts';

export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

export interface CnrInText extends TextSpan {
  readonly cnr: string;
  readonly certain: boolean;
}

const CNR = /(?<![A-Z\d])([A-Z]{2}[A-Z\d]{2}(?:[-\s]?[\dOIl]){12})(?![A-Z\d])/gu;

/** Four signs of the court, then twelve digits; O and l are offered as digits. */
export function cnrsIn(text: string): CnrInText[] {
  return [...text.matchAll(CNR)].flatMap((match): CnrInText[] => {
    const plain = (match[1] ?? '').replaceAll(/[-\s]/g, '');
    const repaired = plain.slice(0, 4) + plain.slice(4).replaceAll('O', '0').replaceAll(/[Il]/g, '1');
    const year = Number(repaired.slice(12));
    if (year < 1950 || year > 2100) return [];
    return [
      { cnr: repaired, certain: repaired === plain, from: match.index, to: match.index + match[0].length },
    ];
  });
}

export const cnrPart = (
  found: CnrInText | undefined,
): { readonly cnr?: string; readonly cnrCertain?: false } =>
  found === undefined ? {} : { cnr: found.cnr, ...(!found.certain && { cnrCertain: false as const }) };

export interface CaseNumberInText extends TextSpan {
  readonly caseType: string;
  readonly number: string;
  readonly year: number | null;
  readonly isInterlocutory: boolean;
  /** A character of the number was repaired. */
  readonly certain?: false;
}

/** Words of a case type, beside short names in capitals. */
const TYPE_WORD = new RegExp(
  `^${foldScripts(
    String.raw`(?:bail|matters?|appln|applns|application|app|appl|anticipatory|criminal|crl|cri|cr|misc|miscellaneous|petition|petn|pet|appeal|revision|rev|writ|case|cases|sessions?|special|spl|trial|complaint|suit|reference|ref|regular|reg|first|second|ndps|pocso|pmla|mcoca|uapa|act|n\.?i|i\.?t|p\.?c|sc\/st|r|sb|db|o&m|ba|aba|rba|slp|wp|crlp|crmp|crlmc|mcrc|mcrca|blapl|ablapl|cra|crr|crm|crm-m|m|a|c|o|p|mc|op|ma|ct|st|sc|cc|rcc|scc|मामला|मामले|केस|जमानत|अग्रिम|प्रार्थना|प्रार्थनापत्र|पत्र|सत्र|परीक्षण|वाद|परिवाद|खटला|अर्ज|अर्जी|बेल|एप्लीकेशन|विशेष|विविध|प्रकीर्ण|रिट|दरखास्त|फौजदारी|दांडिक|दाण्डिक|आपराधिक|निगरानी|पुनरीक्षण|अपील|याचिका|प्रकरण|किरकोळ|आवेदन|फौ|ख|जामीन|પરચુરણ|જામીન|અરજી|জামিন|আবেদন|பிணை|ஜாமீன்|மனு|ಬೇಲ್|ಜಾಮೀನು|ಅರ್ಜಿ|బెయిల్|పిటిషన్|ജാമ്യ|അപേക്ഷ|ਜ਼ਮਾਨਤ|ਅਰਜ਼ੀ)`,
  )}$`,
  'iu',
);
const NO_WORD = String.raw`(?:no|nos|number|नं|नंबर|सं|संख्या|क्र|क्रमांक|ക്രമ|எண்|నెం)`;
const B = String.raw`(?<![\p{L}\p{M}\d])`;
const NUMBERED = new RegExp(
  String.raw`(?<=[\p{L}\p{M}).\s/:#-])(?<!\d[-/.]?)(\d{1,7})(?:-[SD]B(?=-))?\s*(?:[/-]|\bof\b|सन)\s*((?:19|20)\d\d|\d{2})(?![\d/-])`,
  'giu',
);
/** A number that a court gives before the case has a year: "WPSR 22110". */
const STAMP = new RegExp(String.raw`${B}([A-Z]{2,6}SR)\s*(?:no\.?)?\s*(\d{3,7})(?![\d/])`, 'u');

/** Blanked before a case number is looked for. */
const OTHER_NUMBERS: readonly RegExp[] = [
  /\bEC-[A-Z\d-]+/gu,
  /\b(?:e-?filing|filing|diary|dairy|case\s+file|token|receipt|crime|cr(?!\.?\s+cases?(?:\/|\s+\d)|\.?\s?(?!(?:no|number|case|[ivx]+)(?!\p{L}))\p{L})|c\.\s?r|f\.?i\.?r|ecir|g\.?\s?r|c\.?\s?t(?!\s+cases))(?!\p{L})\.?\s*(?:case\s*)?(?:no|number)?\.?\s*[:#/-]?\s*(?:[A-Z.]{1,8}\/)?[IVX-]*\d[\d/-]*(?:\s*(?:of|year)\s*\d{4})?/giu,
  /\bp\.?\s?s\.?\s*case\s*(?:no\.?)?\s*\d+\s*(?:\/|of|year)?\s*\d*/giu,
  /\bRC[\s.-]*\d{1,4}\s?(?:\([A-Z]\)\s?)?[/-]\s?\d{4}(?=[^.;\n]{0,16}(?<!\p{L})(?:CBI|ACB|SPE|NIA)(?!\p{L}))/gu,
  /\bRC[\s.-]*\d{3}[\s]*\d{4}[\s]*[A-Z][\s]*\d{1,5}/gu,
  /(?:मु\.?\s?अ\.?\s?सं\.?|अ\.?\s?सं\.?|अपराध|अप\.|एफ\.?\s?आई\.?\s?आर\.?|गु\.?\s?र\.?\s?(?:नं|क्र)?\.?|मुकदमा|फाइलिंग)\s*(?:संख्या|सं|क्रमांक|क्र|नं|अपराध)?\s*\.?\s*:?\s*\d+\s*[/-]\s*\d+/gu,
  new RegExp(String.raw`\b(?:u\s*\/\s*s|sections?|secs?)\.?\s*${SECTION_LIST}`, 'giu'),
];

export const blanked = (text: string, spans: readonly TextSpan[], fill = ' '): string =>
  spans.reduce((rest, { from, to }) => rest.slice(0, from) + fill.repeat(to - from) + rest.slice(to), text);

export const withoutOtherNumbers = (text: string): string =>
  OTHER_NUMBERS.reduce(
    (rest, pattern) => rest.replaceAll(pattern, (found) => ' '.repeat(found.length)),
    text,
  );

/** A number with its year in which a scan wrote letters for 0 and 1. */
const MISREAD =
  /(?<![\p{L}\p{M}\d])(?=[OolI]{0,3}\d)[\dOolI]{1,7}\s?\/\s?(?=[OolI]?\d)(?:[\dOolI]{4}|[\dOolI]{2})(?![\p{L}\p{M}\d/])/gu;
const repaired = (text: string): string =>
  text.replaceAll(MISREAD, (found) => found.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1'));

/** `text` without dates and CNR. */
export function caseNumbersIn(written: string, thisYear: number): CaseNumberInText[] {
  const text = repaired(written);
  return numbersIn(text, thisYear).map((found) =>
    text.slice(found.from, found.to) === written.slice(found.from, found.to)
      ? found
      : Object.assign(found, { certain: false as const }),
  );
}

function numbersIn(text: string, thisYear: number): CaseNumberInText[] {
  const found = [...text.matchAll(NUMBERED)].flatMap((match): CaseNumberInText[] => {
    const [all, number = '', written = ''] = match;
    const year = written.length === 4 ? Number(written) : 2000 + Number(written);
    const start = Math.max(0, match.index - TYPE_MAX);
    const type = typeBefore(text.slice(start, match.index));
    if (type === null || year > thisYear) return [];
    return [
      {
        caseType: type.text,
        number: number.replace(/^0+(?=\d)/, ''),
        year,
        isInterlocutory: /^(?:i\.?\s?a|crl\.?\s?m\.?\s?a|c\.?\s?m)\.?$/i.test(type.text),
        from: start + type.from,
        to: match.index + all.length,
      },
    ];
  });
  if (found.length > 0) return found;
  const stamp = STAMP.exec(text);
  if (!stamp) return [];
  const [all, caseType = '', number = ''] = stamp;
  return [
    { caseType, number, year: null, isInterlocutory: false, from: stamp.index, to: stamp.index + all.length },
  ];
}

/** A stored case number may have a type of any words: "XYZ Petition 12/2024". */
export function caseNumberOfText(text: string): CaseNumberInText | undefined {
  const [found] = caseNumbersIn(` ${text}`, LAST_YEAR);
  if (found) return found;
  const match =
    /^(.*?)[\s/.:-]*(?:no\.?|number)?[\s/.:-]*(\d{1,7})\s*(?:\/|-|\bof\b)\s*((?:19|20)\d\d)$/iu.exec(
      text.trim(),
    );
  if (!match) return undefined;
  const number = group(match, 2).replace(/^0+(?=\d)/, '');
  const span = { from: 0, to: text.length };
  return {
    caseType: group(match, 1).trim(),
    number,
    year: Number(match[3]),
    isInterlocutory: false,
    ...span,
  };
}

const LAST_YEAR = 2100;

interface TypeBefore {
  readonly text: string;
  readonly from: number;
}

const LAST_SEPARATOR = new RegExp(String.raw`[\s./:#-]*(?:${B}${NO_WORD}(?![\p{L}\p{M}])[\s.:#-]*)?$`, 'iu');

/** Letters before a number in which its case type is looked for. */
const TYPE_MAX = 200;

/** The words of the type directly before a number; empty for "Case 45/2025"; null if no type stands there. */
function typeBefore(before: string): TypeBefore | null {
  const separator = LAST_SEPARATOR.exec(before)?.[0] ?? '';
  const isShortForm = separator.startsWith('.') ? 1 : 0; // "Appln." keeps its full stop
  const end = before.length - separator.length + isShortForm;
  const segment = before.slice(0, end);
  const hasNumberWord = /\p{L}/u.test(separator);
  const from = startOfType(segment);
  const text = segment.slice(from).trim();
  if (text === '') return hasNumberWord ? { text: '', from: end } : null;
  const plain = text.replace(/^(?:(?:case|matter)s?|मामल[ाे]|केस)\s*:?\s*(?:no|number)?\.?\s*:?\s*/i, '');
  return { text: plain === text ? text : plain, from };
}

interface TypePiece {
  readonly word: string;
  readonly from: number;
  /** True without a word of the type before the number. */
  readonly isFirst: boolean;
}

/** The last word of a text, with the bracket that it opens and closes. */
function lastPiece(text: string): TypePiece | null {
  const piece = /(?:^|[\s,;:|[])\(?([^\s,;:|[]+?)[\s.]*$/u.exec(text);
  if (!piece) return null;
  const word = group(piece, 1);
  const isBracketed = piece[0].includes(`(${word}`);
  const isOpen = isBracketed && !word.includes(')'); // "trial (SC 33/2025)"
  const from = piece.index + piece[0].indexOf(word) - (isBracketed && !isOpen ? 1 : 0);
  const before = text.slice(Math.max(0, from - 1), from).trim();
  return { word, from, isFirst: isOpen || /[,;:|[\n]/.test(before) };
}

/** Goes back over words that belong to a case type. */
function startOfType(segment: string): number {
  let from = segment.length;
  let isNearest = true;
  for (let count = 0; count < 7; count += 1) {
    const piece = lastPiece(segment.slice(0, from));
    if (!piece || !isTypeWord(piece.word, isNearest, segment.slice(from))) return from;
    if (!isNearest && isWordBeforeCode(piece.word, segment.slice(from))) return from;
    isNearest = piece.word.endsWith(')') && isNearest;
    ({ from } = piece);
    if (piece.isFirst) return from;
  }
  return from;
}

/** "Quashing petition CRM-M 12/2026": the short name is the whole type. */
const isWordBeforeCode = (word: string, behind: string): boolean =>
  (/^\p{Ll}{4,}$/u.test(word) && /^\p{Lu}{2,}/u.test(behind)) ||
  (/^(?:bail|matter|case|file)$/iu.test(word) && /^(?:A?BA|SC|CC|ST)(?!\p{L})/u.test(behind)) ||
  /^[ap]\.?m$/iu.test(word);

/** Words of a day or a stage before a day: "NDOH 9/12". */
const NO_TYPE =
  /^(?:n\.?d\.?o?\.?h?|d\.?o\.?h|nxt|next|dtd?|adjd?|p\.?[oehw]|d\.?e|pws?|nbws?|bws?|s\.?o)\.?$/iu;

/** "फौ.अ.": letters with full stops. */
const INDIAN_SHORT_TYPE =
  /^(?:(?!(?:दि|ता|रा|मु|पो)\.)\p{Script=Devanagari}{1,4}\.){1,5}\p{Script=Devanagari}{0,4}$/u;

function isTypeWord(word: string, isNearest: boolean, behind: string): boolean {
  const plain = word.replaceAll(/^[([-]+|[.)\]-]+$/g, '');
  // in "138 N.I Act" the number belongs to the type; before other types it counts the items
  if (isNearest && NO_TYPE.test(plain)) return false;
  if (/^\d{2,3}$/.test(plain)) return !isNearest && /\bact\b/i.test(behind);
  if (isKnownType(plain)) return true;
  return isNearest && (INDIAN_SHORT_TYPE.test(word) || isShortType(spelledInLatin(foldScripts(plain))));
}

function isKnownType(word: string): boolean {
  const folded = foldScripts(word);
  const pieces = word.split(/[./()&-]+/).filter((piece) => piece !== '');
  const isWhole = [folded.replaceAll('.', ''), spelledInLatin(folded)].some((form) => TYPE_WORD.test(form));
  return isWhole || (pieces.length > 0 && pieces.every((piece) => TYPE_WORD.test(piece)));
}

/** "BA1", "Crl.O.P." */
const isShortType = (word: string): boolean =>
  /^(?:[A-Z][A-Za-z]{0,3}[./()&-]{0,2}){1,6}\d?$/.test(word) && /^[A-Z.()/&-]{1,9}\d?$|[./(-]/.test(word);
