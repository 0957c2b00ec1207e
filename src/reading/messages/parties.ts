/** The two sides of a case in a message: the accused is the side that is not the State. */
import type { PartiesReading } from './message-reading.ts';
import { SECTION_LIST } from './section-list.ts';

const STATE =
  /(?<![\p{L}\p{M}])(?:state|u\.?\s?t\.?(?=\s+of)|union\s+(?:of\s+india|territory)|govt|government|n\.?c\.?t|gnctd?|n\.?c\.?b|c\.?b\.?i|n\.?i\.?a|d\.?r\.?i|e\.?d|enforcement|narcotics\s+control|customs|central\s+bureau|police|s\.?h\.?o|crown|sarka+r|shasan|rajya|राज्य|शासन|सरकार|भारत\s+संघ|उ\.?\s?प्र\.?\s?सरकार|अभियोजन|পশ্চিমবঙ্গ|রাজ্য|மாநிலம்|அரசு|రాష్ట్రం|ಸರ್ಕಾರ|ರಾಜ್ಯ|സംസ്ഥാനം|ਰਾਜ|સરકાર|રાજ્ય)(?![\p{L}\p{M}])/iu;
export const isStateSide = (side: string): boolean => STATE.test(side);

const VERSUS =
  /\s{0,9}-{0,9}\s{0,9}(?<![\p{L}\p{M}])(?:v\s?\/\s?s|versus|vs|v|banam|बनाम|विरुद्ध|वि)(?![\p{L}\p{M}])\.?\s{0,9}-{0,9}\s{0,9}/iu;
/** Signs after the second side. */
const END_SIGN =
  /\s*(?:[|;?\n()]|:\s|(?<![Pp]olice|POLICE),(?!\s*(?:[Tt]hrough|[Tt]hr|[Rr]ep|[Bb]y)\b)|(?<=(?<!\p{L})(?:ors|anr|etc)\.|(?:[Ss]tate\s[Oo]f|STATE\sOF)\s\p{Lu}\.\s?\p{Lu}\.)\s+(?!(?:Thr|THR|Through|THROUGH|Rep|REP|By|BY)(?!\p{L}))(?=\p{Lu})|(?<!(?<!\p{L})(?:\p{Lu}|ors|anr|etc|[Gg]ovt|GOVT|[Mm]o?h?d|MO?H?D|[Ss]mt|SMT|[Dd]r|DR|[Ss]h|SH|[Kk]m|KM|Kr|KR))\.(?:\s*$|\s+(?=\p{Lu}\p{Ll}|\p{Lu}+\s))|\s[-–—]\s)/u;
/** Words after the second side. */
const END_WORD =
  /\s*(?<![\p{L}\p{M}])(?:next|listed|list|adj|adjd|adjourned|fixed|put\s?up|posted|cnr|case|ndoh|nd|hearing|dated|date|on\s+\d|for|purpose|stage|re-?notif(?:y|ied)|re-?listed|returnable|call|kept|is|was|has|have|are|will|shall|laga|lagi|lagega|ab|kal|aaj|tomorrow|today|ki|ko|disposed|dismissed|filed|registered|allowed|rejected|status|addl|(?<!through\s|thr\.?\s|by\s)(?:app|pp|spp)|adv|advocate|before|court|in\s+court|मे|में|अगली|आगामी|नियत|मु(?=\.)|थाना|पुढील|तारीख|ता|दिनांक|item|(?:ld\.?\s+)?p\.?o(?=\s+(?:on|is|not|busy))|presiding|nbws?|bws?|pw-?\d*|pws|p\.?e|io|hon'?ble|heard|reserved|adjt|part-?\s?heard|passed\s+over|not\s+(?:reached|taken)|absent|present|fresh|first|last|now|tmrw)(?![\p{L}\p{M}])/iu;
const ROLE =
  /[\s.-]*(?<![\p{L}\p{M}])(?:petitioners?|respondents?|applicants?|appellants?|accused|complainant|opposite\s+party|याचिकाकर्ता|प्रतिवादी|आवेदक|अनावेदक|अर्जदार|गैरअर्जदार)(?:\(s\))?(?![\p{L}\p{M}])[\s.:-]*/giu;
const LABELLED =
  /(?:applicant|petitioner|appellant|between)\s*:-?\s*(.+?)[\s.-]*(?:petitioner|applicant)?[\s.-]*(?:opposite\s+party|respondent|\band)\s*:-?\s*([^\n]+)/isu;
/** "Petitioner SURESH NEGI Respondent STATE OF UP", as an SMS writes it. */
const LABELLED_CAPITALS =
  /(?:Applicant|Petitioner|Appellant)\s+((?:\p{Lu}[\p{Lu}.@&]*\s+){1,6})(?:Respondent|Opposite\s+Party)\s+((?:\p{Lu}[\p{Lu}.&()]*(?:\s+(?=\p{Lu}{2})|(?![\p{L}]))){1,6})/u;
const LEADING =
  /^(?:\([^()]{1,20}\)|[\s.,:;)(-]|(?:ecourts|part(?:y|ies)(?:\s+names?)?|cause\s+title|title|case|matter|in|the\s+case\s+of|titled|re|of|your|no|dear|advocate|sr)(?![\p{L}\p{M}.])[\s.:-]*)+/iu;
/** The State's side with its words; a further name behind it is that of counsel. */
const STATE_ONLY =
  /^(?:the\s+)?state(?:\s+of\s+[\p{L}.]+(?:\s+(?:pradesh|nadu|bengal|pradeshh?))?|\s*\([^)]*\))?(?=\s+\p{Lu}\.|\s*$)/iu;

const CODE = String.raw`(?:of\s+(?:the\s+)?)?(?:I\.?\s?P\.?\s?C|B\.?\s?N\.?\s?S\.?(?:\s?S)?|Cr\.?\s?P\.?\s?C|[\p{Lu}.&/]{2,8}|\p{Lu}\p{Ll}{2,9}\s+Act|भा\.?\s?[दन]\.?[\p{L}\p{M}.]{0,8}|बी\.?एन\.?एस\.?(?:एस\.?)?)\.?(?:\s+Act)?(?![\p{L}\p{M}])`;
/** Sections of the charge beside a name: "438 BNSS State of UP", "Ramesh u/s 302/34 IPC". */
const SECTIONS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d/-])(?:(?:u\s?/\s?s|under\s+sections?|sections?|secs?|s|धारा|कलम)[.\s]\s?${SECTION_LIST}(?:\s?${CODE})?|${SECTION_LIST}\s?${CODE})`,
  'gu',
);

export interface PartiesOptions {
  /** In a cause list the counsel's name follows without a sign. */
  readonly isRow: boolean;
}

/** `marked` has "|" in place of numbers and dates. */
export function partiesIn(marked: string, { isRow }: PartiesOptions): PartiesReading | undefined {
  const text = marked.replaceAll(SECTIONS, '|');
  const labelled = LABELLED.exec(text) ?? LABELLED_CAPITALS.exec(text);
  if (labelled) return partiesOf(sideOf(labelled[1] ?? '', isRow), sideOf(labelled[2] ?? '', isRow));
  const versus = VERSUS.exec(text);
  if (!versus) return undefined;
  const left =
    text
      .slice(0, versus.index)
      .replaceAll(NOTE, ' ')
      .replaceAll(ROLE, ' ')
      .split(/[|;\n]|:\s|\.\s+(?=\p{Lu}\p{Ll}{2})/u)
      .findLast((piece) => piece.trim() !== '') ?? '';
  const right = text.slice(versus.index + versus[0].length);
  return partiesOf(tidy(afterSmallWords(afterComma(left))), sideOf(right, isRow));
}

const NOTE = /\(\s*O\s?&\s?M\s*\)/giu;

/** "..., next date, RAJU YADAV": the name is behind the last comma. */
const REPRESENTED = /(?<![\p{L}])(?:rep\.?|represented|through|thr\.?)(?![\p{L}])/iu;

const afterComma = (left: string): string =>
  isStateSide(left) && REPRESENTED.test(left)
    ? left
    : (left.split(/(?:,|\((?![^()]*\)))(?!\s*(?:through|thr|rep|by)\b)/i).at(-1) ?? '');

function sideOf(text: string, isRow: boolean): string {
  const withoutRole = text.replaceAll(ROLE, '|');
  const end = endOf(withoutRole);
  const side = tidy(withoutRole.slice(0, end));
  return isRow ? (STATE_ONLY.exec(side)?.[0] ?? side) : side;
}

/** The name follows the last small word of a sentence: "What is the date in State v Golu". */
function afterSmallWords(left: string): string {
  const words = left.split(/(?=\s+)/u);
  const last = words.findLastIndex((word, at) => at < words.length - 1 && SMALL_WORD.test(` ${word.trim()}`));
  const rest = words
    .slice(last + 1)
    .join('')
    .trim()
    .replace(/^(?:\p{Ll}{1,3}\s+)+/u, '');
  return /^\p{Lu}/u.test(rest) ? rest : left;
}

/** A small word behind a name in capital letters is no part of it: "State of Punjab heard partly". */
const SMALL_WORD =
  /\s+(?!(?:of|and|the|through|thr|rep|represented|by|alias|urf|ors|anr|others?|another|etc|bin|bint|wa|nct|no|s\/o|w\/o|d\/o|r\/o|son|wife|daughter|aged|accused)(?!\p{L}))(?=\p{Ll}{3})/u;

/** A bracket such as "STATE (NCT OF DELHI)" belongs to the side. */
function endOf(text: string): number {
  const bracket = /^[^|;\n(]*\([^()|]{2,24}\)/u.exec(text);
  const inside = bracket && /^\s*(?:the\s+)?state\s*\(/i.test(text) ? bracket[0].length : 0;
  const ends = [END_SIGN, END_WORD, ...(/^\s*\p{Lu}/u.test(text) ? [SMALL_WORD] : [])].map(
    (end) => end.exec(text.slice(inside))?.index ?? text.length,
  );
  return Math.min(inside + Math.min(...ends), text.length);
}

const tidy = (side: string): string =>
  side
    .replaceAll(ROLE, ' ')
    .replace(/(?:\s+(?:on|at|for|to|dt|dtd))+[\s.]*$/iu, '')
    .replace(LEADING, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,:;|–—-]+|[\s,:;|–—-]+$/g, '')
    .replace(/(?<![\p{L}\p{M}])\.$/u, '');

export function partiesOf(first: string, second: string): PartiesReading | undefined {
  if (first === '' || second === '') return undefined;
  const [isFirst, isSecond] = [isStateSide(first), isStateSide(second)];
  if (isFirst === isSecond) return { accused: null, state: null, first, second };
  return isFirst ? { accused: second, state: first } : { accused: first, state: second };
}
