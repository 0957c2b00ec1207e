/** Purpose, court, time and item number of a message. */
import { group } from '../group.ts';

const PURPOSE_LABEL =
  /(?<![\p{L}\p{M}])(?:purpose(?:\s+of\s+hearing)?|stage(?:\s+of\s+case)?)\s*(?:is)?\s*[:-]?\s*((?:313\s)?[\p{L}][\p{L}\p{M} /&'-]{2,60}?)(?=\s*(?:[.,;|(\n]|$|\bin\s+the\b|\bbefore\b|\bat\b|\bcourt\b|\bon\b|\bnext\b|\becourts\b))/iu;
const PURPOSE_FOR =
  /(?<![\p{L}\p{M}])for\s+(?:the\s+purpose\s+of\s+)?([\p{L}][\p{L}\p{M} /&'-]{1,50}?)(?=\s*(?:[.,;|(\n]|$|\bin\s+(?:the|court)\b|\bbefore\b|\bat\b|\bcourt\b|\bon\b))/giu;
const NOT_A_PURPOSE =
  /^(?:the|your|applicants?|petitioners?|accused|respondents?|complainant|state|case|hearing|more|details|vacation|exemption|not|prior|information|\p{N})\b|\b(?:hours|days|weeks|months?|dismissed|allowed|disposed)\b|^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;
const HINDI =
  /वास्ते\s+([\p{L}\p{M}]{1,40}(?:\s+(?!दिनांक|तारीख|नियत|को|में|हेतु)[\p{L}\p{M}]{1,40})?)|(?<![\p{L}\p{M}])([\p{L}\p{M}]{1,40}(?:\s[\p{L}\p{M}]{1,40})?)\s+(?:हेतु|के\s+लिए)(?![\p{L}\p{M}])|(?<![\p{L}])([a-z]{1,40}(?:\s[a-z]{1,40})?)\s+ke\s+liye(?![\p{L}])/iu;
/** Purposes that stand alone behind the date or in a column. */
const KNOWN =
  /(?<![\p{L}\p{M}])(arguments?|prosecution\s+evidence|defence\s+evidence|evidence|charge|framing\s+of\s+charge|appearance|orders?|judgment|reply|say\s+of\s+app|hearing\s+on\s+bail|summons|final\s+arguments?|cross\s+examination|statement|313\s+statement|report|compliance|युक्तिवाद|बहस|साक्ष्य|पुरावा|आदेश|तर्क|निर्णय|आरोप)(?![\p{L}\p{M}])/iu;

export function purposeIn(text: string, marked: string): { readonly purpose?: string } {
  const purpose =
    group(PURPOSE_LABEL.exec(text), 1).trim() ||
    hindiPurpose(text) ||
    purposeBehindFor(text) ||
    knownPurpose(marked);
  return purpose === '' ? {} : { purpose };
}

function hindiPurpose(text: string): string {
  const match = HINDI.exec(text);
  const beforeWord = group(match, 2).split(/\s/).at(-1);
  const purpose = group(match, 1) || beforeWord || group(match, 3);
  return /सुनवाई/u.test(purpose) ? '' : purpose.trim();
}

const purposeBehindFor = (text: string): string =>
  [...text.matchAll(PURPOSE_FOR)]
    .map((match) => group(match, 1).trim())
    .find((words) => !NOT_A_PURPOSE.test(words)) ?? '';

const knownPurpose = (marked: string): string =>
  marked
    .split(/[|\n]|\s-\s/)
    .flatMap((piece) => columnPurpose(piece.trim()))
    .at(-1) ?? '';

/** A column of its own, or the words at the end of a row whose names are in capitals. */
function columnPurpose(piece: string): string[] {
  const known = KNOWN.exec(piece)?.[1];
  if (known === undefined) return [];
  const isAlone = piece.length <= known.length + 2;
  const isLast =
    piece.endsWith(known) &&
    /\p{Ll}/u.test(known) &&
    /^[^\p{Ll}]*(?:\p{Lu}\p{Ll}\s)?[^\p{Ll}]*$/u.test(piece.slice(0, -known.length).replace(/\bVs?\b/i, ''));
  return isAlone || isLast ? [known] : [];
}

const COURT =
  /(?<![\p{L}\p{M}])((?:court\s*(?:room|hall)|court(?=\s*(?:no|number)|\s{1,3}\d{1,3}(?![\d/.-]|:\d))|c\.?\s?r\.?(?=\s*no)|court\s+hall|room|hall)\s*(?:no\.?|number)?\s*[:.-]?\s*[A-Z]?-?\d{1,4}[A-Z]?(?![\d/]))/iu;
const COURT_OF =
  /(?<![\p{L}\p{M}])(?:in\s+the\s+|before\s+the\s+)?court\s+of\s+((?:the\s+|ld\.?\s+)?[\p{L}\p{M}\d .&-]{4,70}?)(?=[,;\n]|$|\s+(?:on|at|for|dated)\s)/iu;
/** "before CJM Pune", "in the Sessions Court, Pune". A judge's name follows too. */
const COURT_NAMED =
  /(?<![\p{L}\p{M}])(?:before|in)\s+(?:the\s+)?(?:(?:ld|hon'?ble|learned)\.?\s+)?((?:(?:addl|additional|asst|principal|spl|special|chief|\d{1,2}(?:st|nd|rd|th))\.?\s+){0,3}(?:a?c\.?j\.?m|a?c\.?m\.?m|a?\.?s\.?j|j\.?m\.?f\.?c|j\.?m\.?i\.?c|m\.?m|p\.?d\.?j|judicial\s+magistrate|metropolitan\s+magistrate|sessions|district|high\s+court|supreme\s+court|special\s+(?:court|judge)|(?:mr\.?\s+)?justice)(?![\p{L}\p{M}])\.?[\p{L}\p{M}\d .&()-]{0,60}?(?:,\s?(?!on\b|at\b|for\b)\p{L}[\p{L}\p{M}]{2,20})?)(?=(?<![\s.]\p{Lu})\.|[,;\n|]|$|\s+(?:on|at|for|dated|next|listed|to)\s|\s+\d)/iu;

export function courtIn(text: string): { readonly court?: string } {
  const court = [COURT, COURT_NAMED, COURT_OF]
    .map((form) => form.exec(text)?.[1])
    .find((found) => found !== undefined);
  return court === undefined ? {} : { court: court.trim() };
}

const TIME =
  /(?<![\d./-])(\d{1,2})(?:[:.](\d{2})(?:[:.]\d{2})?\s*(a\.?m|p\.?m)\b\.?|:(\d{2})(?!\d)|\s*(a\.?m|p\.?m)\b\.?|\s*(?:noon|baje|bje|बजे|वाजता)(?![\p{L}\p{M}]))/iu;

/** A clock time without a.m. and before 7 is in the afternoon. */
export function timeIn(text: string): { readonly time?: string } {
  const match = TIME.exec(text);
  if (!match) return {};
  const minute = group(match, 2) || group(match, 4) || '00';
  const half = (group(match, 3) || group(match, 5)).toLowerCase();
  const hour = hourOf(Number(match[1]), half);
  return hour > 23 || Number(minute) > 59 ? {} : { time: `${String(hour).padStart(2, '0')}:${minute}` };
}

function hourOf(hour: number, half: string): number {
  if (half === '') return hour < 7 ? hour + 12 : hour;
  return (hour % 12) + (half.startsWith('p') ? 12 : 0);
}

const ITEM =
  /^\s*(?:item\s*(?:no\.?)?\s*:?\s*|sr\.?\s*(?:no\.?)?\s*:?\s*)?(\d{1,3})\s*[.)|]|\b(?:item\s*(?:no\.?)?|(?:sr|sl|serial)\.?\s*no\.?)\s*:?\s*(\d{1,3})(?![\d/])/iu;
const ITEM_OF_ROW = /^\s*(\d{1,3})\s+(?=\p{Lu}|\d)/u;

export function itemIn(text: string, { isRow }: { readonly isRow: boolean }): { readonly item?: string } {
  const match = ITEM.exec(text) ?? (isRow ? ITEM_OF_ROW.exec(text) : null);
  const item = group(match, 1) || group(match, 2);
  return item === '' ? {} : { item };
}
