import { indianNumber } from '#kernel/indian-number.ts';
import type { custodyLedger as English } from '#text/en/work/custody-ledger.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const custodyLedger: Translated<typeof English> = {
  title: 'अभिरक्षा',
  loading: 'अभिरक्षा लोड हो रही है',
  noTables: 'कानून की सारणियाँ डाउनलोड नहीं हुईं; तारीखें नेटवर्क आने पर दिखेंगी।',
  none: 'अभिरक्षा दर्ज नहीं। गिरफ्तारी, अंतरिम जमानत और आत्मसमर्पण जोड़ें।',
  fromArrest: (day) => `अभिरक्षा की अवधियाँ दर्ज नहीं: अभिरक्षा ${day} की गिरफ्तारी से गिनी गई है।`,
  caption: 'अभिरक्षा की अवधियाँ',
  daysHead: 'दिन',
  now: 'अब भी जारी',
  days: (n) => `${indianNumber(n)} दिन`,
  surrendered: (day) => `${day} को वापसी`,
  change: 'अभिरक्षा की अवधियाँ बदलें',
  form: {
    title: 'अभिरक्षा की अवधियाँ',
    text: 'अभिरक्षा की हर अवधि और अंतरिम जमानत की हर अवधि के लिए एक पंक्ति। रिहाई और आत्मसमर्पण की तारीखें अभिरक्षा में गिनी जाती हैं।',
    row: (n) => `अवधि ${n}`,
    released: 'छूटने की तारीख',
    surrendered: 'लौटने की तारीख',
    surrenderedHint: 'अब भी अंतरिम जमानत पर हो तो खाली छोड़ें।',
    add: 'अभिरक्षा की अवधि जोड़ें',
    addBail: 'अंतरिम जमानत जोड़ें',
    remove: (n) => `अवधि ${n} हटाएँ`,
    save: 'अभिरक्षा की अवधियाँ सहेजें',
    saving: 'सहेजा जा रहा है',
    leave: 'रद्द करें',
    saved: {
      title: 'अभिरक्षा की अवधियाँ सहेजी गईं',
      description: `इस ${HELD} पर सुरक्षित। अपने आप भेजा जाएगा।`,
    },
    failed: 'सहेजा नहीं गया। फिर कोशिश करें। आपका लिखा हुआ नहीं खोया।',
    gone: `यह मामला अब इस ${HELD} पर नहीं है।`,
  },
  errors: {
    kind: 'पुलिस अभिरक्षा, न्यायिक अभिरक्षा या अंतरिम जमानत चुनें।',
    from: 'पहला दिन लिखें।',
    noDay: 'ऐसी कोई तारीख नहीं होती। दिन, महीना और वर्ष लिखें।',
    backwards: 'यह पहले दिन से पहले की है। दोनों में से एक तारीख ठीक करें।',
    overlap: (day) => `यह अवधि ${day} से शुरू हुई अवधि से टकराती है। स्थानांतरण की तारीख दोनों में हो सकती है।`,
    afterToday: 'यह तारीख भविष्य की है।',
    surrenderAhead: 'यह तारीख भविष्य की है। आत्मसमर्पण तक खाली छोड़ें।',
  },
};
