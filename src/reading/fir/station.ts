/** Name of the police station beside the number of an FIR, without the words for a station. */
import { group } from '../group.ts';

const WORD = String.raw`(?:p\.?\s?s\.?|police\s+(?:station|stn\.?|post)|ps|thana|thane|थाना|पुलिस\s+थाना|पुलिस\s+स्टेशन|पोलीस\s+(?:ठाणे|स्टेशन)|पो\.?\s*(?:ठाणे|स्टे)\.?|ठाणे|કાવલ નિલયમ|કાવલ|પોલીસ\s+સ્ટેશન|પો\.?\s?સ્ટે\.?|থানা|காவல்\s+நிலையம்|పోలీస్\s+స్టేషన్|ಪೊಲೀಸ್\s+ಠಾಣೆ|പോലീസ്\s+സ്റ്റേഷൻ|ਥਾਣਾ|ਪੁਲਿਸ ਥਾਣਾ|تھانہ|ଥାନା)`;
const B = String.raw`(?<![\p{L}\p{M}])`;
const E = String.raw`(?![\p{L}\p{M}])`;
/** Words that end the name of a station. */
const STOP = String.raw`(?=\s*(?:[,;:()\n\u{964}]|\.\s|$|u\s*/|\d|${B}(?:dated|dt|date|under|sections?|s|in|on|registered|year|dist|distt|district|जिला|जनपद|जि|तहसील|मु|अप|अपराध|मुकदमा|गु|एफ|ता|दिनांक|धारा|कलम|में|का|की|के|fir|crime|case|cr|no|sub|corresponding|hearing|listed|next|matter|for|bail|posted|and|to|is|was)${E}))`;
/** Words that belong to the sentence and not to the name. */
const OTHER_WORD = String.raw`(?!(?:of|at|with|by|in|on|the|file|hearing|listed|next|bail|registered|dated|dist|distt|district|case|fir|crime|no|का|की|के)(?![\p{L}\p{M}]))`;
/** "Sector 20 Noida": the number belongs to the name. */
const NUMBERED = String.raw`(?:sector|sec|phase|सेक्टर|फेज)[\s-]{0,2}\d{1,3}(?![\d/])`;
/** "Andheri (E)": the two sides of a railway line have stations of their own. */
const SIDE = String.raw`(?:\s{0,2}\((?:east|west|north|south|[ewns])\))?`;
const TOKEN = String.raw`(?:cyber\s?crime|${OTHER_WORD}(?:${NUMBERED}|\p{Lu}-?\d{1,2}(?!\d)|[\p{L}][\p{L}\p{M}.'-]*(?:-\d{1,2}(?!\d))?${SIDE}))`;
const NAME = String.raw`(${TOKEN}(?:\s+\(?(?:${TOKEN}|\d{1,2}(?![\d/]))\)?){0,4}?)`;

const BEHIND = new RegExp(String.raw`${B}${WORD}${E}\s*[:.,-]*\s*${NAME}${STOP}`, 'iu');
/** "of Kasaba Police Station", ", शिवाजीनगर पोलीस ठाणे", "Kotwali P.S. Case No." */
const BEFORE = new RegExp(
  String.raw`(?:^|[,;\d]|${B}(?:of|at|with|by|in|file\s+of|the)\s)\s*${NAME}\s+${WORD}${E}`,
  'iu',
);
const LOOSE = /(?:\d{2,4})[\s,]+((?:\p{Lu}[\p{L}.-]+\s?){1,3})$/u;
const POST = /\bRPF\s+(?:Post|OP)\s+([\p{L}][\p{L}\p{M}-]*)/iu;
const NOT_A_NAME =
  /^(?:(?:case|no|number|fir|the|of|dated|year|crime|cr|police|city police|केस|का)\b|(?:पोलीस|पुलिस)$|हाजा(?:\s|$))/iu;

export interface StationReading {
  readonly station?: string;
  readonly district?: string;
}

export function stationIn(text: string): StationReading {
  const post = POST.exec(text)?.[1];
  return post === undefined ? (besideWord(text) ?? behindNumber(text)) : { station: post };
}

function besideWord(text: string): StationReading | undefined {
  return [BEFORE, BEHIND].flatMap((pattern) => {
    const match = pattern.exec(text);
    const name = tidy(group(match, 1));
    if (!match || name === '' || NOT_A_NAME.test(name)) return [];
    return [{ station: capitalised(name), ...districtIn(text.slice(match.index + match[0].length)) }];
  })[0];
}

/** `C.R. No. I-218/2024 Vartak Nagar` */
function behindNumber(text: string): StationReading {
  const name = group(LOOSE.exec(text), 1).trim();
  return name === '' || NOT_A_NAME.test(name) ? {} : { station: name };
}

const tidy = (name: string): string =>
  name
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:of|at|with|the|and|registered|on|file|case)\s+/i, '')
    .trim();

/** Small letters become title case; capitals such as EOW stay. */
const capitalised = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name.replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase());

const DISTRICT =
  /^\s*,?\s*(?:[Dd]ist(?:rict|t)?\.?|जिला|जि\.)?\s*:?\s*,?\s*(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?|[\p{Script=Devanagari}]{3,})\s*(?:$|[,.;])/u;

function districtIn(after: string): { readonly district?: string } {
  const found = /^\s*(?:,|dist|जिला|जि)/iu.test(after) ? DISTRICT.exec(after)?.[1] : undefined;
  return found === undefined ? {} : { district: found };
}
