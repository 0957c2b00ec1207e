/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { formula as English } from '#text/en/law/law-formula.ts';
import type { Translated } from '#text/translated.ts';

const served = {
  'served-half': 'भोगलेला काळ ({t} वर्षे) कमाल शिक्षेच्या ({m} वर्षे) किमान अर्धा आहे.',
  'served-third': 'भोगलेला काळ ({t} वर्षे) कमाल शिक्षेच्या ({m} वर्षे) किमान एक तृतीयांश आहे.',
  'not-served-half': 'भोगलेला काळ ({t} वर्षे) कमाल शिक्षेच्या ({m} वर्षे) अर्ध्यापेक्षा कमी आहे.',
  'not-served-third': 'भोगलेला काळ ({t} वर्षे) कमाल शिक्षेच्या ({m} वर्षे) एक तृतीयांशापेक्षा कमी आहे.',
};

export const formula: Translated<typeof English> = {
  heading: 'भोगलेल्या काळाचे सूत्र',
  doesNotAsk: 'हे सूत्र गुन्हा, आरोपीमुळे झालेला विलंब, किंवा एका प्रकरणातील अनेक गुन्हे पाहत नाही. वरील कायद्याचे उत्तर पाहते.',
  needsMaximum: 'कमाल शिक्षा वर्षांत लिहा: त्याशिवाय निष्कर्ष देता येत नाही.',
  crpc: {
    ...served,
    'multiple-pending': 'एकापेक्षा जास्त प्रलंबित प्रकरणे: या सूत्राने कलम 436A CrPC खाली पात्र नाही.',
    'barred-by-statute': 'कलम 436A CrPC लागू नाही: {about}',
    eligible: 'कलम 436A CrPC खाली सुटकेस पात्र.',
    'not-eligible': 'सध्या कलम 436A CrPC खाली सुटकेस पात्र नाही.',
  },
  bnss: {
    ...served,
    'multiple-pending': 'एकापेक्षा जास्त प्रलंबित प्रकरणे: या सूत्राने कलम 479 BNSS खाली पात्र नाही.',
    'barred-by-statute': 'कलम 479 BNSS लागू नाही: {about}',
    eligible: 'कलम 479 BNSS खाली सुटकेस पात्र.',
    'not-eligible': 'सध्या कलम 479 BNSS खाली सुटकेस पात्र नाही.',
  },
};
