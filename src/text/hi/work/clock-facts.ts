import { indianNumber } from '#kernel/indian-number.ts';
import type { clock } from '#text/en/work/clock.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const clockFacts: Translated<typeof clock.facts> = {
  missing: (names) => `पता नहीं: ${names}।`,
  answer: (n) => (n === 1 ? '1 सवाल का उत्तर दें' : `${indianNumber(n)} सवालों के उत्तर दें`),
  close: 'बंद करें',
  intro: 'जो पता न हो उसे खाली छोड़ें।',
  save: 'उत्तर सहेजें',
  saving: 'सहेजा जा रहा है',
  saved: { title: `इस ${HELD} पर सुरक्षित`, description: 'तारीखों की गणना फिर से हुई।' },
  gone: {
    title: 'नहीं सहेजा गया',
    description: `यह मामला अब इस ${HELD} पर नहीं है। पेज फिर खोलें।`,
  },
  lastSaid: (day) => `पिछली प्रविष्टि: ${day} तक दाखिल नहीं।`,
  other: {
    legend: (n) => `दूसरा मामला ${n}`,
    add: 'एक और मामला जोड़ें',
    remove: (n) => `मामला ${n} हटाएँ`,
  },
  evidenceStage: 'साक्ष्य',
  faults: {
    principal: 'सारणी से अपराध चुनें।',
    antecedents: 'कम से कम एक मामला जोड़ें, या “कोई नहीं” चुनें।',
    caseIncomplete: (n) => `दूसरा मामला ${n}: FIR नंबर, थाना और नतीजा दें।`,
    nothing: 'अभी किसी प्रश्न का उत्तर नहीं दिया गया। एक उत्तर दें, या फ़ॉर्म बंद करें।',
  },
};
