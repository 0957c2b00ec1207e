import type { groundWords as English } from '#text/en/papers/documents-grounds.ts';
import type { Translated } from '#text/translated.ts';

export const groundWords: Translated<typeof English> = {
  reliedOn: (authority) => `${authority} पर अवलंब लिया गया है।`,
  annexed: (number) => `देखें अनुलग्नक ${number}।`,
  contrary: {
    heading: 'विपरीत निर्णय',
    lead: (party) =>
      `पूर्ण प्रकटन के कर्तव्य के पालन में ${party} की ओर से ये विपरीत निर्णय माननीय न्यायालय के समक्ष प्रस्तुत हैं:`,
    decided: (citation, on) => `${citation}, निर्णय दिनांक ${on}`,
  },
};
