import type { formula as English } from '#text/en/law/law-formula.ts';
import type { Translated } from '#text/translated.ts';

const served = {
  'served-half': 'काटी गई अवधि ({t} वर्ष) अधिकतम सज़ा ({m} वर्ष) की कम से कम आधी है।',
  'served-third': 'काटी गई अवधि ({t} वर्ष) अधिकतम सज़ा ({m} वर्ष) की कम से कम एक तिहाई है।',
  'not-served-half': 'काटी गई अवधि ({t} वर्ष) अधिकतम सज़ा ({m} वर्ष) की आधी से कम है।',
  'not-served-third': 'काटी गई अवधि ({t} वर्ष) अधिकतम सज़ा ({m} वर्ष) की एक तिहाई से कम है।',
};

export const formula: Translated<typeof English> = {
  heading: 'काटी अवधि का सूत्र',
  doesNotAsk: 'यह सूत्र अपराध, अभियुक्त से हुई देरी या एक मामले में कई अपराधों को नहीं देखता। ऊपर कानून का उत्तर देखता है।',
  needsMaximum: 'अधिकतम सज़ा वर्षों में लिखें: इसके बिना कोई नतीजा नहीं दिया जा सकता।',
  crpc: {
    ...served,
    'multiple-pending': 'एक से अधिक लंबित मामले: इस सूत्र से धारा 436A CrPC में पात्र नहीं।',
    'barred-by-statute': 'धारा 436A CrPC लागू नहीं: {about}',
    eligible: 'धारा 436A CrPC में रिहाई के पात्र।',
    'not-eligible': 'अभी धारा 436A CrPC में रिहाई के पात्र नहीं।',
  },
  bnss: {
    ...served,
    'multiple-pending': 'एक से अधिक लंबित मामले: इस सूत्र से धारा 479 BNSS में पात्र नहीं।',
    'barred-by-statute': 'धारा 479 BNSS लागू नहीं: {about}',
    eligible: 'धारा 479 BNSS में रिहाई के पात्र।',
    'not-eligible': 'अभी धारा 479 BNSS में रिहाई के पात्र नहीं।',
  },
};
