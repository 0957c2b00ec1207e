/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { clock } from '#text/en/work/clock.ts';
import type { Translated } from '#text/translated.ts';
import { counted } from '#text/ta/counted.ts';
import { ON_THIS } from '#text/ta/device-word.ts';

const YES = 'ஆம்';
const NO = 'இல்லை';
const NOT_KNOWN = 'தெரியவில்லை';
const THE_DATE = 'தேதியைத் திருத்தவும்.';

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
  fields: {
    sections: 'பிரிவுகள்',
    firDate: 'FIR தேதி',
    principal: 'மூலக் குற்றம்',
    custodyStatus: 'காவல்',
    arrestDate: 'கைது தேதி',
    firstRemandDate: 'முதல் ரிமாண்ட் தேதி',
    chargesheet: 'குற்றப்பத்திரிகை',
    chargesheetOn: 'தாக்கலான தேதி',
    chargesheetAsOf: 'எந்த நாள் வரை தாக்கலாகவில்லை',
    remandExtension: 'புலனாய்வுக் காலத்தை நீதிமன்றம் நீட்டித்தது',
    chargesheetAt: 'குற்றப்பத்திரிகை தாக்கலான நேரம்',
    extendedUntil: 'எதுவரை நீட்டிக்கப்பட்டது',
    orderedOn: 'காலத்தை நீட்டித்த உத்தரவின் நாள்',
    produced: 'நீட்டிப்பு கேட்டபோது குற்றஞ்சாட்டப்பட்டவர் ஆஜர்படுத்தப்பட்டாரா?',
    prosecutorReport: 'அரசு வழக்கறிஞரின் அறிக்கை தாக்கலானதா?',
    defaultBailClaim: 'குற்றப்பத்திரிகைக்கு முன் டிஃபால்ட் ஜாமீன் கோரப்பட்டதா?',
    defaultBailClaimOn: 'கோரிய தேதி',
    defaultBailClaimAt: 'அந்த மனுவின் நேரம்',
    antecedents: 'முந்தைய குற்றத் தீர்ப்புகளும் நிலுவையிலுள்ள மற்ற வழக்குகளும்',
    delayByAccusedDays: 'குற்றஞ்சாட்டப்பட்டவரால் ஏற்பட்ட தாமத நாட்கள்',
    firstEvidenceDate: 'சாட்சியத்துக்குக் குறிக்கப்பட்ட முதல் தேதி',
    interimProtectionUntil: 'இடைக்காலப் பாதுகாப்பு எதுவரை',
  },
  hints: {
    sections: 'ஒவ்வொரு பிரிவையும் எழுதவும்; தேர்வு உள்ள இடத்தில் உட்பிரிவைத் தேர்ந்தெடுக்கவும்.',
    principal: 'எந்தக் குற்றத்துக்கு உடந்தை, முயற்சி அல்லது சதியோ அது. இங்கு எழுதுவது அதைக் குற்றச்சாட்டில் சேர்க்காது.',
    firstRemandDate: 'எந்த நீதித்துறை நடுவரும் தந்த முதல் ரிமாண்ட், டிரான்சிட் ரிமாண்டும் சேர்த்து. கணக்கின் முதல் நாள்.',
    chargesheetAt: '24 மணி முறையில், 14:30 போல. நீதிமன்றப் பதிவேட்டில் இருக்கும்.',
    defaultBailClaim: 'வாய்மொழியாகவோ எழுத்திலோ, எந்த நீதிமன்றத்திலும், ஜாமீன் தரத் தயாராக உள்ள குற்றஞ்சாட்டப்பட்டவரால்.',
    defaultBailClaimAt: '24 மணி முறையில், 11:15 போல. இரண்டும் ஒரே நாளில் நடந்தால் மட்டுமே தேவை.',
    produced: 'நேரிலோ காணொளியிலோ; என்ன கேட்கப்பட்டது எனத் தெரிவிக்கப்பட்டு.',
    antecedents: 'எந்த நீதிமன்றத்திலும். உறுதியாகத் தெரியாவிட்டால் “தெரியவில்லை” என்பதைத் தேர்ந்தெடுக்கவும்.',
    delayByAccusedDays: 'குற்றஞ்சாட்டப்பட்டவர் கேட்ட ஒத்திவைப்புகள். இல்லையெனில் 0.',
    interimProtectionUntil: 'நீதிமன்றத்தின் கடைசி உத்தரவில் உள்ளபடி.',
  },
  choices: {
    chargesheet: [
      { value: 'filed', label: 'தாக்கலானது' },
      { value: 'not-filed', label: 'தாக்கலாகவில்லை' },
      { value: 'unknown', label: NOT_KNOWN },
    ],
    remandExtension: [
      { value: 'none', label: NO },
      { value: 'granted', label: YES },
      { value: 'unknown', label: NOT_KNOWN },
    ],
    yesNo: [
      { value: 'yes', label: YES },
      { value: 'no', label: NO },
      { value: 'unknown', label: NOT_KNOWN },
    ],
    defaultBailClaim: [
      { value: 'claimed', label: YES },
      { value: 'none', label: NO },
      { value: 'unknown', label: NOT_KNOWN },
    ],
    antecedents: [
      { value: 'none', label: 'எதுவும் இல்லை' },
      { value: 'some', label: 'உள்ளன' },
      { value: 'unknown', label: NOT_KNOWN },
    ],
    custodyStatus: [
      { value: 'police', label: 'போலீஸ் காவல்' },
      { value: 'judicial', label: 'நீதிமன்றக் காவல்' },
      { value: 'not-arrested', label: 'கைது செய்யப்படவில்லை' },
    ],
    state: [
      { value: 'pending', label: 'நிலுவையில்' },
      { value: 'convicted', label: 'குற்றவாளி எனத் தீர்ப்பு' },
      { value: 'acquitted', label: 'குற்றமற்றவர் எனத் தீர்ப்பு' },
      { value: 'discharged', label: 'வழக்கிலிருந்து விடுவிப்பு' },
      { value: 'quashed', label: 'வழக்கு ரத்து' },
    ],
  },
  other: {
    legend: (n) => `மற்ற வழக்கு ${n}`,
    firNumber: 'FIR எண்',
    policeStation: 'காவல் நிலையம்',
    sections: 'பிரிவுகள்',
    state: 'முடிவு',
    add: 'இன்னொரு வழக்கைச் சேர்',
    remove: (n) => `வழக்கு ${n} நீக்கு`,
  },
  evidenceStage: 'சாட்சியம்',
  faults: {
    dated: (field, sentence) => `${field}: ${sentence}`,
    principal: 'அட்டவணைகளிலிருந்து ஒரு குற்றத்தைத் தேர்ந்தெடுக்கவும்.',
    chargesheetOn: 'குற்றப்பத்திரிகை தாக்கலான தேதியைத் தரவும்.',
    chargesheetAsOf: 'எந்த நாள் வரை குற்றப்பத்திரிகை தாக்கலாகவில்லை எனத் தரவும்.',
    asOfAfterToday: 'இன்றைய தேதியையோ முந்தைய தேதியையோ எழுதவும்.',
    chargesheetBeforeArrest:
      'குற்றப்பத்திரிகை கைதுக்கு முன் தாக்கலாகியிருக்க முடியாது. இரண்டு தேதிகளில் ஒன்றைத் திருத்தவும்.',
    firAfterToday: `FIR இன்றைக்குப் பின் இருக்க முடியாது. ${THE_DATE}`,
    extendedUntil: 'நீதிமன்றம் எந்த நாள் வரை காலத்தை நீட்டித்தது எனத் தரவும்.',
    defaultBailClaimOn: 'டிஃபால்ட் ஜாமீன் கோரிய நாளைத் தரவும், அல்லது “தெரியவில்லை” எனத் தேர்ந்தெடுக்கவும்.',
    claimAfterToday: `மனு இன்றைக்குப் பின் இருக்க முடியாது. ${THE_DATE}`,
    orderAfterToday: `உத்தரவு இன்றைக்குப் பின் இருக்க முடியாது. ${THE_DATE}`,
    hour: 'நேரத்தை 24 மணி முறையில், 14:30 போல, எழுதவும், அல்லது காலியாக விடவும்.',
    antecedents: 'குறைந்தது ஒரு வழக்கைச் சேர்க்கவும், அல்லது “எதுவும் இல்லை” எனத் தேர்ந்தெடுக்கவும்.',
    caseIncomplete: (n) => `மற்ற வழக்கு ${n}: FIR எண், காவல் நிலையம், முடிவு ஆகியவற்றைத் தரவும்.`,
    delayByAccusedDays: 'தாமதத்தை முழு நாட்களில், 0 அல்லது 14 போல, தரவும்.',
    nothing: 'இன்னும் எதற்கும் விடை தரவில்லை. ஒரு கேள்விக்கு விடை தரவும், அல்லது படிவத்தை மூடவும்.',
  },
};
