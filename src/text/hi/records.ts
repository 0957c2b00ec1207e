import type { records as English } from '#text/en/records.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './held-device.ts';

export const records: Translated<typeof English> = {
  words: {
    saved: `इस ${HELD} पर सुरक्षित`,
    waiting: 'प्रतीक्षा में',
    sent: 'भेजा गया',
    needs: 'आपको देखना है',
  },
  line: {
    waitingToFile: 'प्रतीक्षा में; भेजे जाने तक दाखिल नहीं',
    atCourt: `न्यायालय को मिल गया; उसका उत्तर रखने की जगह इस ${HELD} पर नहीं`,
    refused: 'आपको देखना है: न्यायालय के सर्वर ने नहीं लिया',
    conflict: 'आपको देखना है: दो जगह बदला गया',
    held: 'आपको देखना है: एक और बदलाव के पीछे रुका है',
  },
  matter: {
    fir: (number) => (/^fir\b/i.test(number) ? number : `FIR ${number}`),
    titled: (name, what) => (what ? `${name}: ${what}` : name),
    unnamed: 'अभी नाम नहीं',
  },
};
