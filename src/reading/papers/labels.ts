/** Labels of printed police and court forms, in English, Hindi and Marathi. */

export type LabelName =
  | 'district'
  | 'station'
  | 'year'
  | 'firNumber'
  | 'firDate'
  | 'sections'
  | 'occurrence'
  | 'informed'
  | 'diary'
  | 'place'
  | 'informant'
  | 'accused'
  | 'name'
  | 'relative'
  | 'age'
  | 'gender'
  | 'address'
  | 'arrest'
  | 'remand'
  | 'chargesheet'
  | 'court'
  | 'contents'
  | 'end';

const B = String.raw`(?<![\p{L}\p{M}])`;
const E = String.raw`(?![\p{L}\p{M}])`;
/** The number or letter of an entry: "2.", "(a)", "12)". */
const ENTRY = String.raw`(?:\(?(?:\d{1,2}|[a-z])[.)]\s*)?`;
/** A second language in brackets or behind a slash, then a colon or a hyphen. */
const TAIL = String.raw`(?:\s*[/(][^:\n)]{1,40}\)?)?\s*(?::-?|[-\u{2013}](?=\s))`;

const label = (forms: string): RegExp => new RegExp(`${B}${ENTRY}(?:${forms})${E}${TAIL}`, 'giu');

/** A label needs its colon, so that a word of a sentence is none. */
const WITH_COLON: readonly (readonly [LabelName, RegExp])[] = [
  ['district', label(String.raw`district|distt?\.?|जिला|ज़िला|जिल्हा`)],
  ['station', label(String.raw`police\s+station|p\.?\s?s\.?|थाना|पुलिस\s+थाना|पोलीस\s+(?:ठाणे|स्टेशन)|ठाणे`)],
  ['year', label(String.raw`year|वर्ष|सन`)],
  [
    'firNumber',
    label(
      String.raw`f\.?\s?i\.?\s?r\.?\s*(?:no|number)\.?|(?:crime|cr|c\.\s?r)\.?\s*no\.?|प्र\.?\s?सू\.?\s?रि\.?\s*(?:सं|क्र|संख्या)?\.?|(?:एफ\.?\s?आई\.?\s?आर\.?|प्राथमिकी|मुकदमा\s+अपराध|अपराध)\s*(?:संख्या|सं\.?|क्रमांक|क्र\.?|नंबर)|मु\.?\s?अ\.?\s?सं\.?|(?:प्रथम\s+खबर|गु\.?\s?र\.?)\s*(?:क्रमांक|क्र\.?|नं\.?)`,
    ),
  ],
  [
    'firDate',
    label(
      String.raw`date(?:\s*(?:and|&)\s*time)?\s+of\s+(?:the\s+)?(?:f\.?i\.?r\.?|registration)|f\.?i\.?r\.?\s+date|(?:प्र\.?\s?सू\.?\s?रि\.?|एफ\.?\s?आई\.?\s?आर\.?|प्राथमिकी|पंजीकरण|पंजीयन|दाखल)\s*(?:की|का|का\s+|ची)?\s*(?:दिनांक|तारीख|तिथि)(?:\s*(?:और|व|एवं)\s*समय)?`,
    ),
  ],
  [
    'sections',
    label(
      String.raw`under\s+sections?|u\s?/\s?s\.?|sections?|acts?(?:\s*(?:&|and)\s*sections?)?|धाराए?ँ?|धारा|अधिनियम|कलम|कलमे`,
    ),
  ],
  [
    'occurrence',
    label(
      String.raw`(?:date(?:\s*(?:and|&)\s*time)?\s+of\s+)?(?:occurrence|offence|incident)(?:\s+of\s+offence)?|date\s+from|(?:घटना|अपराध|वारदात|गुन्ह्याची|घटनेची)\s*(?:की|का|ची)?\s*(?:घटना|दिनांक|तारीख|तिथि|समय)(?:\s*(?:और|व|एवं)\s*समय)?|दिनांक\s+से`,
    ),
  ],
  [
    'informed',
    label(
      String.raw`information\s+received(?:\s+at\s+p\.?\s?s\.?)?|date\s+to|सूचना\s+प्राप्त[^:\n]{0,30}|दिनांक\s+तक`,
    ),
  ],
  [
    'diary',
    label(
      String.raw`general\s+diary(?:\s+reference)?|entry\s+no\.?|g\.?\s?d\.?\s*(?:no|entry)\.?|रोजनामचा[^:\n]{0,20}|स्टेशन\s+डायरी[^:\n]{0,20}`,
    ),
  ],
  [
    'place',
    label(String.raw`place\s+of\s+(?:occurrence|offence|arrest)|घटना\s*स्थल|घटनास्थळ|direction[^:\n]{0,40}`),
  ],
  [
    'informant',
    label(
      String.raw`complainant|informant|complainant\s*/\s*informant|शिकायतकर्ता|सूचनाकर्ता|वादी|फिर्यादी|प्रार्थी`,
    ),
  ],
  [
    'accused',
    label(
      String.raw`(?:details\s+of\s+)?(?:known\s*/?\s*)?(?:suspected\s*/?\s*)?(?:unknown\s+)?(?:names?\s+of\s+(?:the\s+)?)?(?:accused|arrestee|arrested\s+person|person\s+arrested)(?:\s+persons?)?(?:\s+with\s+full\s+particulars)?|(?:गिरफ्तार\s+)?(?:अभियुक्त|आरोपी|मुलजिम)(?:गण)?(?:\s*(?:का|की|के|चे)\s*(?:नाम|नाव|विवरण))?`,
    ),
  ],
  ['name', label(String.raw`name|नाम|नाव`)],
  [
    'relative',
    label(
      String.raw`(?:father|husband)['’]?s?(?:\s*/\s*(?:father|husband)['’]?s?)?\s+name|s\s?/\s?o|पिता(?:\s*/\s*पति)?(?:\s*का)?(?:\s*नाम)?|वडिलांचे\s+नाव`,
    ),
  ],
  [
    'age',
    label(String.raw`age|आयु|उम्र|वय|year\s+of\s+birth|date\s*/?\s*(?:year\s+)?of\s+birth|जन्म[^:\n]{0,20}`),
  ],
  ['gender', label(String.raw`sex|gender|लिंग`)],
  ['address', label(String.raw`(?:present\s+|permanent\s+)?address|r\s?/\s?o|पता|पत्ता|वर्तमान\s+पता|निवासी`)],
  [
    'arrest',
    label(
      String.raw`date(?:\s*(?:and|&|,)\s*time)?(?:\s+and\s+place)?\s+of\s+arrest|arrested\s+on|गिरफ्तारी\s*(?:की|का)?\s*(?:दिनांक|तारीख|तिथि)?(?:\s*(?:और|व|एवं)\s*समय)?|अटक(?:ेची)?\s*(?:दिनांक|तारीख)`,
    ),
  ],
  [
    'remand',
    label(
      String.raw`date\s+of\s+(?:first\s+)?(?:remand|production)|(?:first\s+)?(?:remanded|produced)\s+on|(?:प्रथम\s+)?रिमांड\s*(?:की|का)?\s*(?:दिनांक|तारीख|तिथि)|पेशी\s+दिनांक`,
    ),
  ],
  [
    'chargesheet',
    label(
      String.raw`(?:date\s+of\s+)?(?:filing\s+of\s+)?(?:charge[\s-]?sheet|final\s+report)(?:\s*(?:no\.?(?:\s*(?:and|&)\s*date)?|date|filed\s+on))?|आरोप\s?पत्र\s*(?:की|का)?\s*(?:दिनांक|तारीख|संख्या|सं\.?)?|दोषारोप\s?पत्र[^:\n]{0,20}`,
    ),
  ],
  [
    'contents',
    label(
      String.raw`(?:first\s+information\s+)?contents(?:\s+of\s+(?:the\s+)?(?:f\.?i\.?r\.?|complaint))?|brief\s+(?:facts|description)[^:\n]{0,40}|(?:facts|gist)\s+of\s+(?:the\s+)?case|allegations?|(?:प्रथम\s+सूचना\s+)?तथ्य|(?:संक्षिप्त\s+)?विवरण|घटना\s+का\s+(?:संक्षिप्त\s+)?विवरण|हकीकत`,
    ),
  ],
  [
    'end',
    label(
      String.raw`action\s+taken|reasons?\s+for\s+delay[^:\n]{0,60}|particulars\s+of\s+propert[^:\n]{0,60}|total\s+value[^:\n]{0,40}|inquest[^:\n]{0,40}|signature[^:\n]{0,60}|type\s+of\s+information|nationality|occupation|passport[^:\n]{0,20}|uid[^:\n]{0,20}|mobile[^:\n]{0,20}|phone[^:\n]{0,20}|time(?:\s+period)?|day|date|s\.?\s?no\.?|की\s+गई\s+कार्यवाही[^:\n]{0,40}|हस्ताक्षर[^:\n]{0,40}|विलंब[^:\n]{0,40}|समय|दिन|दिनांक|तारीख|राष्ट्रीयता|व्यवसाय|मोबाइल[^:\n]{0,20}`,
    ),
  ],
];

/** Without a colon only at the start of a line. */
const COURT = new RegExp(
  String.raw`(?:^|\n)\s*(?:in\s+the\s+court\s+of|court\s+of|न्यायालय|समक्ष)${E}\s*:?\s*`,
  'giu',
);

export interface LabelInText {
  readonly name: LabelName;
  readonly label: string;
  readonly from: number;
  /** Start of the value. */
  readonly to: number;
}

/** In order; of two labels at one place the longer one counts. */
export function labelsIn(text: string): LabelInText[] {
  const all = [...WITH_COLON, ['court', COURT] as const].flatMap(([name, form]) =>
    [...text.matchAll(form)].map((match): LabelInText => {
      const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
      return {
        name,
        label: match[0].trim(),
        from: match.index + lead,
        to: match.index + match[0].length,
      };
    }),
  );
  const kept: LabelInText[] = [];
  for (const one of all.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = kept.at(-1);
    if (!last || one.from >= last.to) kept.push(one);
    else if (one.to > last.to && one.from <= last.from) kept[kept.length - 1] = one;
  }
  return kept;
}
