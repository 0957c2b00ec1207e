/** Numbers of witnesses and documents that a charge-sheet gives of its lists. */
import type { PaperCounts } from './paper-reading.ts';

const WITNESSES = String.raw`(?:prosecution\s+)?witnesses|(?:अभियोजन\s+)?(?:साक्षियों|गवाहों|साक्षी|गवाह)`;
const DOCUMENTS = String.raw`documents|दस्तावेज़?ों|दस्तावेज़?`;
const NUMBER_OF = String.raw`(?:total\s+)?(?:no\.?|number|संख्या|कुल)`;

/** "No. of witnesses: 14", "14 witnesses", "गवाहों की संख्या: 14". Null if it names neither. */
export function countsOfPaper(text: string): PaperCounts | null {
  const witnesses = countOf(text, WITNESSES);
  const documents = countOf(text, DOCUMENTS);
  if (witnesses === null && documents === null) return null;
  return { ...(witnesses !== null && { witnesses }), ...(documents !== null && { documents }) };
}

/** Null if the paper gives two numbers. */
function countOf(text: string, noun: string): number | null {
  const forms = [
    String.raw`${NUMBER_OF}\s*(?:of\s+)?(?:the\s+)?(?:${noun})[^\d\n]{0,20}?(\d{1,4})(?![\d/.-])`,
    String.raw`(?:${noun})\s*(?:की\s+)?(?:(?:total|number|संख्या)|(?:cited|listed|relied\s+upon))?\s*[:=]\s*(\d{1,4})(?![\d/.-])`,
    String.raw`(?<![\d/.-])(\d{1,4})\s+(?:${noun})(?![\p{L}\p{M}])`,
  ];
  const found = forms.flatMap((form) =>
    [...text.matchAll(new RegExp(form, 'giu'))].map(([, n]) => Number(n)),
  );
  const [first, ...others] = [...new Set(found)];
  return first === undefined || others.length > 0 ? null : first;
}
