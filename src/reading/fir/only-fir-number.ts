/**
 * Reads a text that holds the number of an FIR and nothing else. The start of the app needs it for the tag of a
 * case, so it loads no reader of dates, stations or names.
 */
import { readableText } from '../clean.ts';
import { agencyNumberIn } from './agency-number.ts';
import type { FirContext, FirNumber } from './fir-reading.ts';

export const B = String.raw`(?<![\p{L}\p{M}])`;
/** Words before the number of an FIR. */
export const FIR_WORD = String.raw`(?:f\.?\s?i\.?\s?r\.?|e-?fir|zero\s+fir|crime|cr\.?|c\.?\s?r\.?|p\.?\s?s\.?\s*case|मु\.?\s?अ\.?\s?सं\.?|अ\.?\s?सं\.?|मु\.?\s?नं\.?|मुकदमा(?:\s+अपराध)?|अपराध|अप\.?|एफ\.?\s?आई\.?\s?आर\.?|प्राथमिकी|प्रथम\s+सूचना\s+(?:रिपोर्ट|प्रतिवेदन)|गु\.?\s?र\.?\s?नं?\.?|गुरनं|गुन्हा(?:\s+रजि\.?)?|ગુ\.?\s?ર\.?\s?નં?\.?|মামলা|কেস|குற்ற|క్రైమ్|ಅಪರಾಧ|ക്രൈം|ਮੁਕੱਦਮਾ|ଏତଲା|مقدمہ)`;
export const NO_WORD = String.raw`(?:numbers?|no\.?|nos\.?|नंबर|नं\.?|संख्या|सं\.?|क्रमांक|क्र\.?|નં\.?|નંબર|নং|எண்|నెం\.?|ಸಂಖ್ಯೆ|നം\.?|നമ്പർ|ਨੰ\.?|ନଂ|نمبر|case\s+no\.?)`;
export const FIR_MARK = new RegExp(String.raw`${B}${FIR_WORD}[\s.:#-]*(?:${NO_WORD})?`, 'iu');

const ONLY_NUMBER =
  /^[\s.:#-]*(?:\(?(I{1,2})\)?\s?[-/]?\s?)?(\d{1,6})\s*(?:[/-]|of|year|सन्?)\s*((?:19|20)\d\d|\d{2})[\s.]*$/iu;

/** The number of the text; null if the text holds anything else, so that the number cannot stand for it. */
export function onlyFirNumber(typed: string, context: FirContext = {}): FirNumber | null {
  const text = readableText(typed);
  const agency = agencyNumberIn(text);
  if (agency) return agency.rest.trim() === '' ? agency.fir : null;
  const mark = FIR_MARK.exec(text);
  const [, series, number, year] =
    ONLY_NUMBER.exec(mark?.index === 0 ? text.slice(mark[0].length) : text) ?? [];
  if (number === undefined || year === undefined) return null;
  return {
    number: number.replace(/^0+(?=\d)/, ''),
    year: fullYear(year, context),
    ...(series !== undefined && { series: series.toUpperCase() }),
  };
}

/** Two digits above the present year are of the last century. */
export function fullYear(text: string, { today }: FirContext): number {
  const value = Number(text.replaceAll(/O/gi, '0'));
  if (text.length === 4) return value;
  const present = today === undefined ? PRESENT_YEAR : Number(today.slice(2, 4));
  return value > present ? 1900 + value : 2000 + value;
}

/** If the caller names no day: the year of the law tables. */
const PRESENT_YEAR = 26;
