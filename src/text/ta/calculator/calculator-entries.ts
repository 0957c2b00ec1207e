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
  sections: 'பிரிவு',
  maxSentence: 'அதிகபட்சத் தண்டனை (ஆண்டுகள்)',
  timeServed: 'அனுபவித்த காலம் (ஆண்டுகள்)',
  pendingCases: 'நிலுவையிலுள்ள வழக்குகள்',
  previousConvictions: 'முந்தைய குற்றத் தீர்ப்புகள்',
  arrestDate: 'கைது தேதி',
  firDate: 'FIR தேதி',
  firstRemandDate: 'முதல் ரிமாண்ட் தேதி',
  custodyStatus: 'காவல்',
  chargesheet: 'குற்றப்பத்திரிகை',
  chargesheetOn: 'குற்றப்பத்திரிகை தாக்கலான தேதி',
  delayByAccusedDays: 'குற்றஞ்சாட்டப்பட்டவரால் தாமதம் (நாட்கள்)',
  remandExtension: 'புலனாய்வுக் காலம் நீட்டிக்கப்பட்டது',
  extendedUntil: 'எதுவரை நீட்டிக்கப்பட்டது',
  firstEvidenceDate: 'சாட்சியத்துக்குக் குறிக்கப்பட்ட முதல் தேதி',
  principal: 'மூலக் குற்றம்',
  earlierSections: 'முந்தைய குற்றத் தீர்ப்புகள், பிரிவு வாரியாக',
  age: 'வயது (ஆண்டுகள்)',
  woman: 'பெண்',
  sickOrInfirm: 'நோயுற்றவர் அல்லது உடல் நலிவுற்றவர்',
  cooperated: 'புலனாய்வில் ஒத்துழைத்தார்',
  convictedOn: 'இந்த வழக்கில் குற்றத் தீர்ப்பு தேதி',
  sentenceYears: 'தண்டனை (ஆண்டுகள்)',
  onBailAtConviction: 'குற்றத் தீர்ப்பின்போது ஜாமீனில்',
  chargesheetAt: 'குற்றப்பத்திரிகை தாக்கலான நேரம்',
  orderedOn: 'நீட்டித்த உத்தரவின் தேதி',
  produced: 'நீட்டிப்பு கேட்டபோது குற்றஞ்சாட்டப்பட்டவர் ஆஜர்படுத்தப்பட்டார்',
  prosecutorReport: 'அரசு வழக்கறிஞரின் அறிக்கை தாக்கலானது',
  defaultBailClaim: 'குற்றப்பத்திரிகைக்கு முன் டிஃபால்ட் ஜாமீன் கோரப்பட்டது',
  defaultBailClaimOn: 'கோரிய தேதி',
  defaultBailClaimAt: 'அந்த மனுவின் நேரம்',
  breakFrom: (n) => `இடைக்கால ஜாமீன் ${n}: விடுவிக்கப்பட்ட தேதி`,
  breakTo: (n) => `இடைக்கால ஜாமீன் ${n}: சரணடைந்த தேதி`,
};

export const hints: Translated<typeof EnglishHints> = {
  sections: 'எண், பெயர் அல்லது பழைய எண்',
  maxFilled: 'பிரிவிலிருந்து நிரப்பப்பட்டது',
  maxTable: (table) => `சட்டப்படி அதிகபட்சத் தண்டனை: ${table}. சூத்திரம் உங்கள் எண்ணைப் பயன்படுத்தும்.`,
  served: 'கைது தேதியைத் தந்தால் காலியாக விடவும்',
  servedCounted: (n) => `கைதிலிருந்து கணக்கிட்டது: ${days(n)}`,
  pendingCases: 'இந்த வழக்கைத் தவிர',
  delayByAccusedDays: 'குற்றஞ்சாட்டப்பட்டவர் கேட்ட ஒத்திவைப்புகள். காலி: தெரியவில்லை. 0: இல்லை',
  firstRemandDate: '60 அல்லது 90 நாட்களின் முதல் நாள். தெரியாவிட்டால் காலியாக விடவும்',
  breakTo: 'இன்னும் இடைக்கால ஜாமீனில் இருந்தால் காலியாக விடவும்',
  defaultBailClaim: 'வாய்மொழியாகவோ எழுத்திலோ, ஜாமீன் தரத் தயாராக உள்ள குற்றஞ்சாட்டப்பட்டவரால்',
  hour: '24 மணி முறையில், 14:30 போல. இரண்டும் ஒரே தேதியில் இருந்தால் மட்டுமே தேவை.',
  held: (spans) => `பதிவில் உள்ள காவல், இடைக்கால ஜாமீன் நீங்கலாக: ${spans.join('; ')}`,
  principal: (followers) =>
    `${followers} எந்தக் குற்றத்துக்கு உடந்தை, முயற்சி அல்லது சதியோ அந்தக் குற்றம். இங்கு எழுதுவது அதைக் குற்றச்சாட்டில் சேர்க்காது.`,
  earlierSections: 'இரண்டு குற்றத் தீர்ப்புகளுக்கு இடையே அரைப்புள்ளி: BNS 303(2); IPC 324',
  convictedOn: 'தீர்ப்புக்குப் பின் மட்டும்: அப்போது தண்டனையை நிறுத்திவைக்கக் கேட்கப்படும்',
  unfixed: (sections) =>
    `${sections}: வரையறுத்த அதிகபட்சக் காலம் இல்லை, அல்லது அபராதம் மட்டுமே; எனவே மூன்றில் ஒரு பங்கையும் பாதியையும் கணக்கிட முடியாது. உங்கள் எண் சூத்திரத்துக்கு மட்டுமே பயன்படும்.`,
};

const YES = 'ஆம்';
const NO = 'இல்லை';
const NOT_KNOWN = 'தெரியவில்லை';

export const choices: Translated<typeof EnglishChoices> = {
  offenseType: [
    { value: 'bailable', label: 'ஜாமீனில் விடத்தக்கது' },
    { value: 'non-bailable', label: 'ஜாமீனில் விடத்தகாதது' },
    { value: 'economic', label: 'பொருளாதாரக் குற்றம்' },
  ],
  yesNo: [
    { value: 'yes', label: YES },
    { value: 'no', label: NO },
    { value: 'unknown', label: NOT_KNOWN },
  ],
  howMany: [
    { value: 'none', label: 'எதுவும் இல்லை' },
    { value: 'one', label: 'ஒன்று' },
    { value: 'multiple', label: 'பல' },
    { value: 'unknown', label: NOT_KNOWN },
  ],
  custodyStatus: [
    { value: 'judicial', label: 'நீதிமன்றக் காவல்' },
    { value: 'police', label: 'போலீஸ் காவல்' },
    { value: 'not-arrested', label: 'கைது செய்யப்படவில்லை' },
  ],
  remandExtension: [
    { value: 'none', label: NO },
    { value: 'granted', label: YES },
    { value: 'unknown', label: NOT_KNOWN },
  ],
  defaultBailClaim: [
    { value: 'claimed', label: YES },
    { value: 'none', label: NO },
    { value: 'unknown', label: NOT_KNOWN },
  ],
  chargesheet: [
    { value: 'not-filed', label: 'தாக்கலாகவில்லை' },
    { value: 'filed', label: 'தாக்கலானது' },
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
