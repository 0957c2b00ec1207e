/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { routeFacts as English } from '#text/en/calculator/route-facts.ts';
import type { Translated } from '#text/translated.ts';

const choice = <V extends string>(value: V, label: string) => ({ value, label });
const NOT_KNOWN = choice('unknown', 'माहीत नाही');

export const routeFacts: Translated<typeof English> = {
  fields: {
    policeCustody: 'पहिल्या रिमांडनंतर पोलीस कोठडी',
    trial: 'खटला संपला आहे का?',
    trialOn: 'कधी संपला, किंवा निर्दोष सोडल्याची तारीख',
    proclaimed: 'उद्घोषित अपराधी जाहीर, आणि ते मागे घेतलेले नाही',
  },
  choices: {
    yesNo: [choice('yes', 'होय'), choice('no', 'नाही'), NOT_KNOWN],
    production: [choice('produced', 'होय'), choice('none', 'अजून नाही'), NOT_KNOWN],
    groundsOfArrest: [choice('given', 'होय'), choice('none', 'कधीच नाही'), NOT_KNOWN],
    noticeToAppear: [choice('to-appear', 'दिली'), choice('none', 'नाही'), NOT_KNOWN],
    policeCustody: [choice('some', 'होती'), choice('none', 'नाही'), NOT_KNOWN],
    bailOrder: [choice('granted', 'मंजूर'), choice('none', 'नाही'), NOT_KNOWN],
    trial: [
      choice('running', 'चालू आहे'),
      choice('concluded', 'निकाल बाकी'),
      choice('acquitted', 'निर्दोष सोडले'),
      NOT_KNOWN,
    ],
    chequeDeposit: [choice('ordered', 'झाला'), choice('none', 'नाही'), NOT_KNOWN],
  },
  spans: {
    from: (n) => `पोलीस कोठडी ${n}: पासून`,
    to: (n) => `पोलीस कोठडी ${n}: पर्यंत`,
    hint: 'रिकामे: अजूनही चालू.',
    add: 'पोलीस कोठडीचा काळ जोडा',
    remove: (n) => `पोलीस कोठडी ${n} काढा`,
  },
  faults: {
    noSpans: 'पोलीस कोठडीचा पहिला दिवस द्या, किंवा “नाही” किंवा “माहीत नाही” निवडा.',
    backwards: 'पोलीस कोठडी सुरू होण्याआधी संपू शकत नाही. दोनपैकी एक तारीख दुरुस्त करा.',
    overlap: 'ही पोलीस कोठडी दुसरी संपण्याआधी सुरू होते. दोनपैकी एक तारीख दुरुस्त करा.',
  },
};
