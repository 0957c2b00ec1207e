/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
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
    entitled: 'உரிமை உண்டு',
    'not-yet': 'இன்னும் இல்லை',
    barred: 'தடை உள்ளது',
    undetermined: 'மேலும் தகவல்கள் தேவை',
    discretion: 'நீதிமன்றத்தின் விருப்புரிமை',
  },
  rules: {
    governing: 'எந்தச் சட்டம் பொருந்தும்',
    bailable: 'உரிமையாக ஜாமீன்',
    defaultBail: 'டிஃபால்ட் ஜாமீன்',
    undertrial: 'விசாரணைக் கைதியின் விடுதலை',
    magistrate: 'நீதித்துறை நடுவரின் ஜாமீன்',
    sixtyDays: 'சாட்சியத்துக்கான முதல் தேதியிலிருந்து அறுபது நாட்கள்',
    anticipatory: 'முன்ஜாமீன்',
    sessionsOrHighCourt: 'அமர்வு நீதிமன்றம் அல்லது உயர் நீதிமன்றத்தின் ஜாமீன்',
    specialGates: 'சிறப்புச் சட்டங்களின் நிபந்தனைகள்',
    antil: 'Antil வகை',
    suspension: 'தண்டனை நிறுத்திவைப்பு',
  },
  reasons,
  cautions,
  facts: lawFacts,
  shortAsks: {
    offences: 'எந்தப் பிரிவுகள் சுமத்தப்பட்டுள்ளன?',
    principal: 'மூலக் குற்றம் எது?',
    limb: 'குற்றச்சாட்டு பிரிவின் எந்தப் பகுதிக்கு உரியது?',
    firDate: 'FIR எப்போது பதிவானது?',
    custodyStatus: 'குற்றஞ்சாட்டப்பட்டவர் காவலில் உள்ளாரா?',
    arrestDate: 'கைது தேதி என்ன?',
    firstRemandDate: 'முதல் ரிமாண்ட் தேதி என்ன?',
    chargesheet: 'குற்றப்பத்திரிகை தாக்கலானதா?',
    remandExtension: 'காலம் நீட்டிக்கப்பட்டதா?',
    delayByAccusedDays: 'குற்றஞ்சாட்டப்பட்டவர் எத்தனை நாட்கள் தாமதித்தார்?',
    neverConvicted: 'எப்போதாவது குற்றத் தீர்ப்பு இருந்ததா, வேறு வழக்கு நிலுவையில் உள்ளதா?',
    otherPendingCases: 'எப்போதாவது குற்றத் தீர்ப்பு இருந்ததா, வேறு வழக்கு நிலுவையில் உள்ளதா?',
    firstEvidenceDate: 'சாட்சியத்துக்கு முதலில் எப்போது தேதி குறிக்கப்பட்டது?',
    defaultBailClaim: 'குற்றப்பத்திரிகைக்கு முன் டிஃபால்ட் ஜாமீன் கோரப்பட்டதா?',
    defaultBailClaimAt: 'எந்த நேரத்தில் கோரப்பட்டது?',
    chargesheetAt: 'குற்றப்பத்திரிகை எந்த நேரத்தில் தாக்கலானது?',
    orderedOn: 'காலம் எப்போது நீட்டிக்கப்பட்டது, குற்றஞ்சாட்டப்பட்டவர் ஆஜர்படுத்தப்பட்டாரா?',
    classification: 'குற்றச்சாட்டு ஜாமீனில் விடத்தக்கதா, எந்த நீதிமன்றம் விசாரிக்கும்?',
    maximumTerm: 'அதிகபட்சக் காலம் எவ்வளவு?',
    production: 'குற்றஞ்சாட்டப்பட்டவர் நீதித்துறை நடுவர் முன் ஆஜர்படுத்தப்பட்டாரா, எப்போது?',
    bailOrder: 'குற்றஞ்சாட்டப்பட்டவர் விடுவிக்கப்பட்டாரா, எந்தத் தேதியில்?',
    noticeToAppear: 'ஆஜராகும்படி அறிவிப்பு தரப்பட்டதா, எந்த நாளுக்கு?',
    specialCourtOrderOn: 'சிறப்பு நீதிமன்றம் ஜாமீனில் எப்போது முடிவு செய்தது?',
    chequeDeposit: 'வைப்புத்தொகை உத்தரவிடப்பட்டதா, எப்போது?',
  },
  calculator: formula,
  errors,
  asOf: 'சட்டம் {about} அன்று உள்ளபடி.',
  caseLawReadTo: 'தீர்ப்புகள் {about} வரை படிக்கப்பட்டன. பிந்தைய தீர்ப்பு வேறுபடலாம்.',
};
