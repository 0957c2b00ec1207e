/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { calculator as English } from '#text/en/calculator/calculator.ts';
import type { Translated } from '#text/translated.ts';
import { dates, picture } from './calculator-dates.ts';
import { choices, fields, first, hints } from './calculator-entries.ts';
import { faults } from './calculator-faults.ts';
import { report } from './calculator-report.ts';
import { score } from './calculator-score.ts';
import { counted, days } from '#text/ta/counted.ts';
import { OF_THIS } from '#text/ta/device-word.ts';

export const calculator: Translated<typeof English> = {
  title: 'ஜாமீன் கணிப்பான்',
  asOf: 'நிலவரம்:',
  lawAsOf: 'சட்ட நிலவரம்:',
  ofRecord: (name, fir) => `${name} · FIR ${fir}`,
  recordGone: 'கிடைக்கவில்லை, அல்லது உங்களுக்கு அனுமதி இல்லை. உங்கள் சொந்த எண்களுடன் தொடரலாம்.',
  tabs: { label: 'நடைமுறைச் சட்டம்', crpc: 'CrPC விதிகள்', bnss: 'BNSS விதிகள்' },
  crpcNote:
    '01-07-2024 முதல் விசாரணைக் கைதிகளின் விடுதலை, பழைய வழக்குகளிலும், BNSS பிரிவு 479-இன்படி நடக்கிறது. இந்தத் தாவல் CrPC பிரிவு 436A-இன் கீழான நிலையைத் தருகிறது.',
  inputs: 'உங்கள் பதிவுகள்',
  calculate: 'கணக்கிடு',
  again: 'பதிவுகளை மாற்று',
  unfold: 'பதிவுகளைக் காட்டு',
  fresh: 'புதிய கணக்கு',
  kept: 'இவை உங்கள் கடைசிப் பதிவுகள். வேறொரு கட்சிக்காரருக்குப் புதிய கணக்கைத் தொடங்கவும்.',
  changed: 'ஒரு பதிவை மாற்றினீர்கள். புதிய முடிவுக்கு மீண்டும் “கணக்கிடு” அழுத்தவும்.',
  opening: 'சட்ட அட்டவணைகள் திறக்கின்றன',
  noTables:
    'சட்ட அட்டவணைகள் இன்னும் இந்தச் சாதனத்தில் இல்லை. நெட்வொர்க்குடன் இந்தப் பக்கத்தை ஒருமுறை திறக்கவும்; நீங்கள் எழுதியது அப்படியே இருக்கும்.',
  before: {
    title: 'இன்னும் முடிவு இல்லை',
    text: 'பிரிவையும் கைது தேதியையும் (அல்லது அனுபவித்த ஆண்டுகளையும்) எழுதி, “கணக்கிடு” அழுத்தவும். தெரியாததைக் காலியாக விடவும்; எது இல்லை என்பதை முடிவு பட்டியலிடும்.',
  },
  fields,
  hints,
  more: 'வழக்கின் தேதிகள்',
  person: 'மனுதாரரின் விவரங்களும் தீர்ப்புக்குப் பிந்தைய நிலையும்',
  routes: (n) => `மற்ற பரிகாரங்கள்: கைது, விடுதலை, வழக்கு விசாரணை பற்றி ${counted(n, 'கேள்வி', 'கேள்விகள்')}`,
  optional: '(விருப்பம்)',
  breaks: {
    title: 'இடைக்கால ஜாமீன்',
    add: 'இடைக்கால ஜாமீன் காலத்தைச் சேர்',
    remove: (n) => `இடைக்கால ஜாமீன் ${n} நீக்கு`,
  },
  choices,
  first,
  faults,
  answer: { title: 'முடிவு' },
  figures: {
    custody: 'நாட்கள் காவலில்',
    needed: {
      '1/3': 'நாட்கள், மூன்றில் ஒரு பங்குக்கு',
      '1/2': 'நாட்கள், பாதிக்கு',
      whole: 'நாட்கள், அதிகபட்சத்துக்கு',
    },
    investigation: 'நாட்கள், குற்றப்பத்திரிகைக்கு',
    past: 'நாட்கள் தாண்டிவிட்டன',
    sinceMayBe: 'நாட்கள், அதன் பின்',
    left: 'நாட்கள் மீதம்',
  },
  estimated: 'நீங்கள் எழுதிய ஆண்டுகளிலிருந்து கணக்கிட்டது: எல்லாத் தேதிகளும் தோராயமானவை.',
  certificate: 'காவல் சான்றிதழை நீதிமன்றத்தில் தாக்கல் செய்யவும்.',
  proceed: 'மனுவுக்குச் செல்',
  proceedFailed: {
    title: 'வரைவு உருவாகவில்லை',
    description: `${OF_THIS} சேமிப்பிடம் நிரம்பிவிட்டது. சிறிது இடத்தைக் காலி செய்து மீண்டும் முயலவும். முடிவு இழக்கப்படவில்லை.`,
  },
  report,
  custody: {
    title: 'காவல்',
    none: 'காவலின் காலவரிசையைப் பார்க்க கைது தேதியை எழுதவும்.',
  },
  conditions: {
    title: (n) => `ஏன்: ${counted(n, 'நிபந்தனை', 'நிபந்தனைகள்')}`,
    counts: (met, unknown, not) =>
      [
        `நிறைவேறியவை ${met}`,
        unknown > 0 ? `இன்னும் நிரூபிக்கப்படாதவை ${unknown}` : '',
        not > 0 ? `கிடைக்காதவை ${not}` : '',
      ]
        .filter(Boolean)
        .join(', '),
    met: (n) => `நிறைவேறிய ${counted(n, 'நிபந்தனையைக்', 'நிபந்தனைகளைக்')} காட்டு`,
  },
  from: {
    you: (date) => `நீங்கள், ${date}`,
    record: 'வழக்கின் பதிவு',
    table: 'குற்ற அட்டவணைகள்',
    years: 'நீங்கள் எழுதிய ஆண்டுகள்',
    nothing: 'எழுதப்படவில்லை',
    notKnown: '“தெரியவில்லை” என நீங்கள் குறித்தது',
    certificate: 'காவல் சான்றிதழ் இணைக்கப்படவில்லை',
  },
  discretion: {
    title: 'நீதிமன்றத்தின் விருப்புரிமையில் ஜாமீன்',
    waitsFor: (facts) => `தேவையான விவரங்கள்: ${facts.join(', ')}.`,
    asked: 'இந்தப் பகுதிக்கான கேள்விகள்',
    conditions: (n) => `${counted(n, 'நிபந்தனையையும்', 'நிபந்தனைகளையும்')} அறிவிப்புத் தேவைகளையும் காட்டு`,
    beside: 'அரசு வழக்கறிஞருக்கு அறிவிப்பும் விசாரணையும்',
  },
  readings: {
    title: 'தீர்வாகாத சட்டக் கேள்விகள்',
    of: {
      'several-offences': 'BNSS பிரிவு 479(2), ஒரே வழக்கில் பல குற்றங்கள்',
      ceiling: 'BNSS பிரிவு 187(3), அறுபது அல்லது தொண்ணூறு நாட்கள்',
      'principal-offence': 'மூலக் குற்றத்தின் காலம்',
      extension: 'நீட்டிப்பு உத்தரவு செல்லுமா',
    },
    literal: 'நேர்ப்பொருள்: ஒரே வழக்கில் பல குற்றங்கள் முழுக் காலத்துக்கு முன் விடுதலையைத் தடுக்கும்.',
    caseLevel: {
      entitled: (date) =>
        `வழக்கு அளவிலான பொருள்: வேறு வழக்கு மட்டுமே விடுதலையைத் தடுக்கும். ${date} அன்று விடுதலை உரியதாக இருந்தது.`,
      'not-yet': (date) =>
        `வழக்கு அளவிலான பொருள்: வேறு வழக்கு மட்டுமே விடுதலையைத் தடுக்கும். ${date} அன்று விடுதலை உரியது.`,
      other: () => 'வழக்கு அளவிலான பொருள்: வேறு வழக்கு மட்டுமே விடுதலையைத் தடுக்கும்.',
    },
    earlier: (n, date) => `${days(n)}: உரிமை ${date} அன்று எழும். இந்த முந்தைய தேதியே இங்கு உள்ளது.`,
    later: (n, date) => `${days(n)}: ${date} அன்று எழும்.`,
    ifFails: (date) => `நீட்டிப்பு ரத்தானால்: உரிமை ${date} அன்று எழும். முந்தைய தேதியே இங்கு பயன்படுகிறது.`,
    ifStands: (date) => `நீட்டிப்பு உறுதியானால்: உரிமை ${date} அன்று எழும்.`,
  },
  further: {
    title: 'மற்ற பரிகாரங்கள்',
    fold: (settled, asking) =>
      [
        settled > 0 ? counted(settled, 'மற்ற பரிகாரம்', 'மற்ற பரிகாரங்கள்') : '',
        asking > 0
          ? `${settled > 0 ? `மேலும் ${indianNumber(asking)}` : counted(asking, 'மற்ற பரிகாரம்', 'மற்ற பரிகாரங்கள்')}: விவரங்கள் தேவை`
          : '',
      ]
        .filter((part) => part !== '')
        .join('; '),
    alsoOpen: (names) => `இவையும் உள்ளன: ${names.join('; ')}. “மற்ற பரிகாரங்கள்” பகுதியைப் பார்க்கவும்.`,
  },
  beside: 'குறிப்புகள்',
  points: (n) => `${counted(n, 'குறிப்பைக்', 'குறிப்புகளைக்')} காட்டு`,
  missing: {
    title: 'விடுபட்ட விவரங்கள்',
    go: 'விடை தரவும்',
    goTo: (fact) => `விடை தரவும்: ${fact}`,
  },
  dates,
  picture,
  score,
};
