/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { law as English } from '#text/en/law/law.ts';
import type { Translated } from '#text/translated.ts';
import { cautions } from './law-cautions.ts';
import { errors } from './law-errors.ts';
import { lawFacts } from './law-facts.ts';
import { formula } from './law-formula.ts';
import { reasons } from './law-reasons.ts';

export const law: Translated<typeof English> = {
  named: (name) => name,
  kinds: {
    entitled: 'हक्क आहे',
    'not-yet': 'अजून नाही',
    barred: 'मनाई आहे',
    undetermined: 'आणखी माहिती हवी',
    discretion: 'न्यायालयाच्या विवेकाधीन',
  },
  rules: {
    governing: 'कोणती संहिता लागू आहे',
    bailable: 'हक्काने जामीन',
    defaultBail: 'डिफॉल्ट जामीन',
    undertrial: 'न्यायाधीन बंद्याची सुटका',
    magistrate: 'न्यायदंडाधिकाऱ्यांकडून जामीन',
    sixtyDays: 'पुराव्याच्या पहिल्या तारखेपासून साठ दिवस',
    anticipatory: 'अटकपूर्व जामीन',
    sessionsOrHighCourt: 'सत्र न्यायालय किंवा उच्च न्यायालयाकडून जामीन',
    specialGates: 'विशेष अधिनियमांच्या अटी',
    antil: 'अंतिल (Antil) प्रवर्ग',
    suspension: 'शिक्षेस स्थगिती',
  },
  reasons,
  cautions,
  facts: lawFacts,
  shortAsks: {
    offences: 'कोणती कलमे लावली आहेत?',
    principal: 'मूळ गुन्हा कोणता?',
    limb: 'आरोप कलमाच्या कोणत्या भागाचा आहे?',
    firDate: 'FIR कधी नोंदवली?',
    custodyStatus: 'आरोपी कोठडीत आहे का?',
    arrestDate: 'अटकेची तारीख कोणती?',
    firstRemandDate: 'पहिल्या रिमांडची तारीख कोणती?',
    chargesheet: 'दोषारोपपत्र दाखल झाले का?',
    remandExtension: 'मुदत वाढवली का?',
    delayByAccusedDays: 'आरोपीमुळे किती दिवस विलंब झाला?',
    neverConvicted: 'कधी दोषसिद्धी झाली का, आणि दुसरे प्रकरण प्रलंबित आहे का?',
    otherPendingCases: 'कधी दोषसिद्धी झाली का, आणि दुसरे प्रकरण प्रलंबित आहे का?',
    firstEvidenceDate: 'पुराव्याची पहिली तारीख कोणती?',
    defaultBailClaim: 'दोषारोपपत्राआधी डिफॉल्ट जामीन मागितला का?',
    defaultBailClaimAt: 'तो किती वाजता मागितला?',
    chargesheetAt: 'दोषारोपपत्र किती वाजता दाखल झाले?',
    orderedOn: 'मुदत कधी वाढवली, आणि आरोपीला हजर केले होते का?',
    classification: 'दोषारोप जामीनपात्र आहे का, आणि कोणते न्यायालय खटला चालवते?',
    maximumTerm: 'कमाल शिक्षा किती?',
    production: 'आरोपीला न्यायदंडाधिकाऱ्यांसमोर हजर केले का, आणि कधी?',
    bailOrder: 'आरोपीची सुटका झाली आहे का, आणि कोणत्या तारखेला?',
    noticeToAppear: 'हजर राहण्याची नोटीस दिली का, आणि कोणत्या दिवसासाठी?',
    specialCourtOrderOn: 'विशेष न्यायालयाने जामिनावर कधी निर्णय दिला?',
    chequeDeposit: 'रक्कम जमा करण्याचा आदेश झाला का, आणि कधी?',
  },
  calculator: formula,
  errors,
  asOf: 'कायदा {about} पर्यंतचा.',
  caseLawReadTo: 'निवाडे {about} पर्यंत वाचले आहेत. नंतरचा निवाडा वेगळा असू शकतो.',
};
