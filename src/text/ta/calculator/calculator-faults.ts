/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { faults as English } from '#text/en/calculator/calculator-faults.ts';
import type { Translated } from '#text/translated.ts';

export const faults: Translated<typeof English> = {
  maximum: 'அதிகபட்சத் தண்டனையை ஆண்டுகளில் எழுதவும். 0 அல்லது காலியாக இருந்தால் சூத்திரத்தைப் பயன்படுத்த முடியாது.',
  bnsUnderCrpc:
    'BNS குற்றம் ஒருபோதும் CrPC-இன் கீழ் விசாரிக்கப்படாது. BNSS விதிகளைத் தேர்ந்தெடுக்கவும், அல்லது IPC பிரிவை எழுதவும்.',
  sentenceYears: 'தண்டனையை ஆண்டுகளில், 3 அல்லது 2.5 போல, எழுதவும், அல்லது புலத்தைக் காலியாக விடவும்.',
  breakOutside: 'இடைக்கால ஜாமீன் கைதுக்கு முன்போ இன்றைக்குப் பின்போ தொடங்க முடியாது. தேதியைத் திருத்தவும்.',
  breakBackwards:
    'சரணடைந்தது விடுவிப்புக்கு முன்போ இன்றைக்குப் பின்போ இருக்க முடியாது. இரண்டு தேதிகளில் ஒன்றைத் திருத்தவும்.',
  breakFrom: 'விடுவிக்கப்பட்ட நாளைத் தரவும், அல்லது இந்த இடைக்கால ஜாமீன் காலத்தை நீக்கவும்.',
  nothing: 'பிரிவை எழுதவும், அல்லது அதிகபட்சத் தண்டனையையும் அனுபவித்த காலத்தையும் எழுதவும்.',
};
