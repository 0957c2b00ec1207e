/** Blanks numbers that are no sections: FIR numbers, dates, ages, weights, numbers of accused, years. */

const NUMBER_WORD = String.raw`(?:numbers?|nos?|नं(?:बर)?|नंबर|सं(?:ख्या)?|क्र(?:मांक)?|रजि(?:स्टर)?)?[\s.:-]*`;
const RECORD_WORD = String.raw`(?:f\.?\s?i\.?\s?r|crime|cr(?!\.?\s?p)|c\.\s?r|crl|case\s?(?=no|num)|p\.?s\.?\scase|g\.?d|ncr|complaint|e-?fir|मु\.?\s?अ\.?\s?सं?|मुकदमा(?:\sअपराध)?|अपराध|अप|केस|मामला|गु\.?\s?र\.?\s?नं?|गुरनं|गुन्हा(?:\sरजि)?|एफआइआर)`;

/** Reports of judgments: 2026 INSC 145, AIR 1977 SC 2447, (2022) 10 SCC 51, 2023 LiveLaw (SC) 12. */
export const CITATIONS: readonly RegExp[] = [
  /(?<!\d)\(?(?:19|20)\d\d\)?\s*[:,]?\s*(?:\(?\d{1,2}\)?\s*)?(?:INSC|SCC(?:\s*online)?|SCR|SCALE|CrLJ|Cri\.?\s?LJ|LiveLaw|DHC|BHC|PHHC)[\s:.-]*(?:\([\p{L}\s]{1,12}\)\s*)?\d{1,6}(?!\d)/giu,
  /(?<![\p{L}])AIR\s*(?:19|20)\d\d\s*[\p{L}]{2,6}\s*\d{1,6}(?!\d)/giu,
];
/** The day of a period: "till day 70", "on the 75th day", "75वें दिन". "90 days 302" names the section 302. */
export const DAY_COUNT =
  /(?<![\p{L}\p{M}]|\d[\s-]{0,2})day\s*(?:no\.?|number)?\s*[-:#]?\s*(\d{1,3})(?![\p{L}\p{M}\d(/.-])|(?<![\p{L}\d])(\d{1,3})\s?-?(?:th|st|nd|rd|वें|वे|वां|वा|व्या|ve|va|ven|wan?)\s+(?:day|din|दिन|दिवशी|दिवस)(?![\p{L}\p{M}])/giu;

const BLANKED: readonly RegExp[] = [
  ...CITATIONS,
  DAY_COUNT,
  // FIR, crime and case numbers with their year
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])${RECORD_WORD}[\s.]*${NUMBER_WORD}[IVX]*[\s-]*\d{1,6}(?:\s*(?:[/-]|of|सन्?)\s*(?:\d{4}|\d{2})(?!\d))?`,
    'giu',
  ),
  // any number with a year of four digits, but not 25/54/1959
  /(?<![\d/()-]\s?)\d{1,7}\s*(?:[/-]|\bof\b)\s*(?:19|20)\d\d(?!\d)/gu,
  // dates
  /(?<!\d)\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d\d(?!\d)/gu,
  /(?<!\d)\d{1,2}\.\d{1,2}\.\d{2}(?!\d)/gu,
  /(?:\b(?:dated|dt|on|date)\b\.?|दिनांक|दि\.)\s*:?\s*\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2}(?!\d)/giu,
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?(?:\s+\d{4})?/giu,
  // ages, terms
  /(?:\b(?:aged?|about)|उम्र|आयु|वय)(?:\s*(?:about|around|approx\.?|लगभग|करिब|:|-))*\s*\d{1,3}(?!\d)/giu,
  /(?<!\d)\d{1,3}\s*-?\s*(?:y(?:ea)?rs?|years?|months?|days?|hours?|वर्ष|साल|वर्षे|महिने|दिन|दिवस)(?![\p{L}\p{M}])/giu,
  // weights and amounts
  /(?<![\d(])\d+(?:\.\d+)?\s*(?:gms?|grams?|grm|kgs?|kilo(?:gram)?s?|mgs?|ml|ltrs?|lit(?:re|er)s?|tablets?|bottles?|packets?|quarters?|persons?|accused|others?|cartridges?|rounds?|%|ग्राम|ग्रॅम|किलो(?:ग्राम)?|लिटर|लीटर|मिलिग्राम|बोतल|नफर)(?![\p{L}\p{M}])/giu,
  /(?<![\p{L}\p{M}])(?:rs\.?|₹|inr|रु\.?)\s*[\d,]{1,20}(?:\/-)?/giu,
  /(?<!\d)\d[\d,]{0,20}\/-/gu,
  // numbers of the accused
  /(?<![\p{L}\p{M}\d)])A\s?-?\s?\d{1,2}(?!\d)(?:\s*(?:to|,|&|and)\s*A\s?-?\s?\d{1,2}(?!\d))*/gu,
  /(?:\baccused|अभियुक्त|आरोपि)\s*(?:no|number|nos|क्र|क्रमांक|सं|संख्या|नं)\.?\s*\d{1,2}(?:\s*(?:to|,|&|and|से|ते)\s*\d{1,2})*(?!\d)/giu,
];

const blank = (found: string): string => ' '.repeat(found.length);

export const withoutOtherNumbers = (text: string): string =>
  BLANKED.reduce((rest, pattern) => rest.replaceAll(pattern, blank), text);

/** Of the same length. */
export const withoutCitationsAndDays = (text: string): string =>
  [...CITATIONS, DAY_COUNT].reduce((rest, pattern) => rest.replaceAll(pattern, blank), text);

/** No section has four digits. Years of Acts must be read before this. */
export const withoutLongNumbers = (text: string): string =>
  text.replaceAll(/(?<![\d/])\d{4,}(?![\d/])/gu, blank);
