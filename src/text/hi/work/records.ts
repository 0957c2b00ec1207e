import type { records as English } from '#text/en/work/records.ts';
import type { Translated } from '#text/translated.ts';
import { partOfSection } from '#text/hi/law/section-parts.ts';
import { type Authority, cite } from '#law/authority.ts';
import { HELD } from '#text/hi/device-word.ts';

const NBSP = '\u00a0';

const SCHEDULE = 'First Schedule';

/** Section first, as courts write it: "धारा 479(1) BNSS, पहला परंतुक". A judgment is cited as reported. */
function cited(authority: Authority): string {
  const { source, at } = authority;
  if (at.startsWith('art. ')) return `अनुच्छेद${NBSP}${at.slice(5)}, भारत का संविधान`;
  if (at === SCHEDULE) return `${partOfSection(at)},${NBSP}${source}`;
  if (!at.startsWith('s.')) return cite(authority);
  const [number = '', part] = at.slice(2).split(', ');
  const section = `धारा${NBSP}${number}${NBSP}${source}`;
  return part === undefined ? section : `${section}, ${partOfSection(part)}`;
}

export const records: Translated<typeof English> = {
  words: {
    saved: `इस ${HELD} पर सुरक्षित`,
    waiting: 'प्रतीक्षा में',
    sent: 'भेजा गया',
    needs: 'आपको देखना है',
  },
  line: {
    waitingToFile: 'प्रतीक्षा में; भेजे जाने तक दाखिल नहीं',
    atCourt: 'दाखिल; स्टोरेज भरा है, न्यायालय का उत्तर सहेजा नहीं गया',
    refused: 'आपको देखना है: न्यायालय के सर्वर ने नहीं लिया',
    conflict: 'आपको देखना है: दो जगह बदला गया',
    held: 'आपको देखना है: दूसरे बदलाव के पीछे रुका है',
  },
  matter: {
    fir: (number) => (/^fir\b/i.test(number) ? number : `FIR ${number}`),
    titled: (name, what) => (what ? `${name}: ${what}` : name),
    unnamed: 'अभी नाम नहीं',
  },
  cite: cited,
};
