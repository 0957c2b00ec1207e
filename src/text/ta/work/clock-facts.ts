/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { clock } from '#text/en/work/clock.ts';
import type { Translated } from '#text/translated.ts';
import { counted } from '#text/ta/counted.ts';
import { ON_THIS } from '#text/ta/device-word.ts';

export const clockFacts: Translated<typeof clock.facts> = {
  missing: (names) => `தெரியாதவை: ${names}.`,
  answer: (n) => `${counted(n, 'கேள்விக்கு', 'கேள்விகளுக்கு')} விடை தரவும்`,
  close: 'மூடு',
  intro: 'தெரியாததைக் காலியாக விடவும்.',
  save: 'விடைகளைச் சேமி',
  saving: 'சேமிக்கிறது',
  saved: { title: `${ON_THIS} சேமிக்கப்பட்டது`, description: 'தேதிகள் புதிதாகக் கணக்கிடப்பட்டன.' },
  gone: {
    title: 'சேமிக்கப்படவில்லை',
    description: `இந்த வழக்கு இனி ${ON_THIS} இல்லை. பக்கத்தை மீண்டும் திறக்கவும்.`,
  },
  lastSaid: (day) => `கடைசியாகக் கூறியது: ${day} வரை தாக்கலாகவில்லை.`,
  other: {
    legend: (n) => `மற்ற வழக்கு ${n}`,
    add: 'இன்னொரு வழக்கைச் சேர்',
    remove: (n) => `வழக்கு ${n} நீக்கு`,
  },
  evidenceStage: 'சாட்சியம்',
  faults: {
    principal: 'அட்டவணைகளிலிருந்து ஒரு குற்றத்தைத் தேர்ந்தெடுக்கவும்.',
    antecedents: 'குறைந்தது ஒரு வழக்கைச் சேர்க்கவும், அல்லது “எதுவும் இல்லை” எனத் தேர்ந்தெடுக்கவும்.',
    caseIncomplete: (n) => `மற்ற வழக்கு ${n}: FIR எண், காவல் நிலையம், முடிவு ஆகியவற்றைத் தரவும்.`,
    nothing: 'இன்னும் எதற்கும் விடை தரவில்லை. ஒரு கேள்விக்கு விடை தரவும், அல்லது படிவத்தை மூடவும்.',
  },
};
