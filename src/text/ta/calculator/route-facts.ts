/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { routeFacts as English } from '#text/en/calculator/route-facts.ts';
import type { Translated } from '#text/translated.ts';

export const routeFacts: Translated<typeof English> = {
  fields: {
    policeCustody: 'முதல் ரிமாண்டுக்குப் பின் போலீஸ் காவல்',
    trial: 'வழக்கு விசாரணை முடிந்ததா?',
    trialOn: 'முடிந்த தேதி, அல்லது குற்றமற்றவர் எனத் தீர்ப்பு தேதி',
    proclaimed: 'பிரகடனம் செய்யப்பட்ட குற்றவாளி, அது திரும்பப் பெறப்படவில்லை',
  },
  /** Answers of the questions that are no facts. */
  answers: {
    policeCustody: { some: 'உண்டு', none: 'இல்லை' },
    trial: { running: 'நடக்கிறது', concluded: 'தீர்ப்பு மீதம்', acquitted: 'குற்றமற்றவர் எனத் தீர்ப்பு' },
  },
  spans: {
    from: (n) => `போலீஸ் காவல் ${n}: எந்த நாள் முதல்`,
    to: (n) => `போலீஸ் காவல் ${n}: எந்த நாள் வரை`,
    hint: 'காலி: இன்னும் தொடர்கிறது.',
    add: 'போலீஸ் காவல் காலத்தைச் சேர்',
    remove: (n) => `போலீஸ் காவல் ${n} நீக்கு`,
  },
  faults: {
    noSpans: 'போலீஸ் காவலின் முதல் நாளைத் தரவும், அல்லது “இல்லை” அல்லது “தெரியவில்லை” எனத் தேர்ந்தெடுக்கவும்.',
    backwards: 'போலீஸ் காவல் தொடங்கும் முன் முடிய முடியாது. இரண்டு தேதிகளில் ஒன்றைத் திருத்தவும்.',
    overlap: 'இந்தப் போலீஸ் காவல் மற்றொன்று முடியும் முன் தொடங்குகிறது. இரண்டு தேதிகளில் ஒன்றைத் திருத்தவும்.',
  },
};
