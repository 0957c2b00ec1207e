import type { withheld as English } from '#text/en/papers/withheld.ts';
import type { Translated } from '#text/translated.ts';

export const withheld: Translated<typeof English> = {
  phone: '(इस प्रति में फ़ोन नंबर छोड़ा गया)',
  address: '(इस प्रति में पता छोड़ा गया)',
};
