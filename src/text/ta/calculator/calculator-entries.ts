/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type {
  choices as EnglishChoices,
  fields as EnglishFields,
  first as EnglishFirst,
  hints as EnglishHints,
} from '#text/en/calculator/calculator-entries.ts';
import type { Translated } from '#text/translated.ts';
import { days } from '#text/ta/counted.ts';

export const fields: Translated<typeof EnglishFields> = {
  offenseType: 'குற்ற வகை',
  maxSentence: 'அதிகபட்சத் தண்டனை (ஆண்டுகள்)',
  timeServed: 'அனுபவித்த காலம் (ஆண்டுகள்)',
  pendingCases: 'நிலுவையிலுள்ள வழக்குகள்',
  previousConvictions: 'முந்தைய குற்றத் தீர்ப்புகள்',
  earlierSections: 'முந்தைய குற்றத் தீர்ப்புகள், பிரிவு வாரியாக',
  cooperated: 'புலனாய்வில் ஒத்துழைத்தார்',
  sentenceYears: 'தண்டனை (ஆண்டுகள்)',
  breakFrom: (n) => `இடைக்கால ஜாமீன் ${n}: விடுவிக்கப்பட்ட தேதி`,
  breakTo: (n) => `இடைக்கால ஜாமீன் ${n}: சரணடைந்த தேதி`,
};

export const hints: Translated<typeof EnglishHints> = {
  maxFilled: 'பிரிவிலிருந்து நிரப்பப்பட்டது',
  maxTable: (table) => `சட்டப்படி அதிகபட்சத் தண்டனை: ${table}. சூத்திரம் உங்கள் எண்ணைப் பயன்படுத்தும்.`,
  served: 'கைது தேதியைத் தந்தால் காலியாக விடவும்',
  servedCounted: (n) => `கைதிலிருந்து கணக்கிட்டது: ${days(n)}`,
  pendingCases: 'இந்த வழக்கைத் தவிர',
  breakTo: 'இன்னும் இடைக்கால ஜாமீனில் இருந்தால் காலியாக விடவும்',
  held: (spans) => `பதிவில் உள்ள காவல், இடைக்கால ஜாமீன் நீங்கலாக: ${spans.join('; ')}`,
  earlierSections: 'இரண்டு குற்றத் தீர்ப்புகளுக்கு இடையே அரைப்புள்ளி: BNS 303(2); IPC 324',
  unfixed: (sections) =>
    `${sections}: வரையறுத்த அதிகபட்சக் காலம் இல்லை, அல்லது அபராதம் மட்டுமே; எனவே மூன்றில் ஒரு பங்கையும் பாதியையும் கணக்கிட முடியாது. உங்கள் எண் சூத்திரத்துக்கு மட்டுமே பயன்படும்.`,
};

const NOT_KNOWN = 'தெரியவில்லை';

export const choices: Translated<typeof EnglishChoices> = {
  offenseType: [
    { value: 'bailable', label: 'ஜாமீனில் விடத்தக்கது' },
    { value: 'non-bailable', label: 'ஜாமீனில் விடத்தகாதது' },
    { value: 'economic', label: 'பொருளாதாரக் குற்றம்' },
  ],
  howMany: [
    { value: 'none', label: 'எதுவும் இல்லை' },
    { value: 'one', label: 'ஒன்று' },
    { value: 'multiple', label: 'பல' },
    { value: 'unknown', label: NOT_KNOWN },
  ],
};

export const first: Translated<typeof EnglishFirst> = {
  crpc: [
    { code: 'IPC', section: '302', title: 'கொலை' },
    { code: 'IPC', section: '376', title: 'பாலியல் வன்புணர்வு' },
    { code: 'IPC', section: '420', title: 'ஏமாற்றி, நேர்மையின்றிச் சொத்தை ஒப்படைக்கத் தூண்டுதல்' },
    { code: 'IPC', section: '307', title: 'கொலை முயற்சி' },
    {
      code: 'IPC',
      section: '326',
      title: 'ஆபத்தான ஆயுதங்களால் அல்லது வழிகளால் வேண்டுமென்றே கொடுங்காயம் விளைவித்தல்',
    },
  ],
  bnss: [
    { code: 'BNS', section: '103', title: 'கொலை' },
    { code: 'BNS', section: '65', title: 'பதினாறு அல்லது பன்னிரண்டு வயதுக்குக் குறைந்த சிறுமியின் பாலியல் வன்புணர்வு' },
    { code: 'BNS', section: '318', title: 'ஏமாற்றுதல்' },
    { code: 'BNS', section: '109', title: 'கொலை முயற்சி' },
    { code: 'BNS', section: '115', title: 'வேண்டுமென்றே காயம் விளைவித்தல்' },
  ],
};
