import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';

export const fields: Translated<typeof English> = {
  problem: 'कुछ ठीक करना है',
  optional: '(ज़रूरी नहीं)',
  none: 'चुनें',
  back: 'यह पहले लिखा गया था और अभी सहेजा नहीं गया है।',
  date: { day: 'दिन', month: 'महीना', year: 'वर्ष' },
  password: { show: 'दिखाएँ', hide: 'छिपाएँ', showName: 'पासवर्ड दिखाएँ', hideName: 'पासवर्ड छिपाएँ' },
};
