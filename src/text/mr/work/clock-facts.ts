import { indianNumber } from '#kernel/indian-number.ts';
import type { clock } from '#text/en/work/clock.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/mr/device-word.ts';

/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
export const clockFacts: Translated<typeof clock.facts> = {
  missing: (names) => `माहीत नाही: ${names}.`,
  answer: (n) => (n === 1 ? '1 प्रश्नाचे उत्तर द्या' : `${indianNumber(n)} प्रश्नांची उत्तरे द्या`),
  close: 'बंद करा',
  intro: 'जे माहीत नाही ते रिकामे सोडा.',
  save: 'उत्तरे जतन करा',
  saving: 'जतन होत आहे',
  saved: { title: `या ${HELD}वर जतन`, description: 'तारखा पुन्हा मोजल्या आहेत.' },
  gone: {
    title: 'जतन झाले नाही',
    description: `हे प्रकरण आता या ${HELD}वर नाही. पान पुन्हा उघडा.`,
  },
  lastSaid: (day) => `आधीचे उत्तर: ${day} पर्यंत दाखल नाही.`,
  other: {
    legend: (n) => `इतर प्रकरण ${n}`,
    add: 'आणखी एक प्रकरण जोडा',
    remove: (n) => `प्रकरण ${n} काढा`,
  },
  evidenceStage: 'पुरावा',
  faults: {
    principal: 'सारणीतील गुन्हा निवडा.',
    antecedents: 'किमान एक प्रकरण जोडा, किंवा “काहीही नाही” निवडा.',
    caseIncomplete: (n) => `इतर प्रकरण ${n}: FIR क्रमांक, पोलीस ठाणे आणि निष्पत्ती द्या.`,
    nothing: 'अजून कोणतेही उत्तर दिलेले नाही. एका प्रश्नाचे उत्तर द्या, किंवा फॉर्म बंद करा.',
  },
};
