/** Tamil, begun: the frame of the screens, the answer of the calculator, the clock. */
import type { OtherWords } from '#text/other-words.ts';

const days = (n: number) => `${n} நாட்கள்`;

export const words: OtherWords = {
  shell: {
    skip: 'பக்கத்திற்குச் செல்க',
    menu: 'பட்டி',
    loading: 'திறக்கிறது',
    entries: {
      dashboard: 'முகப்பு',
      'judge-calendar': 'நீதிமன்ற நாட்காட்டி',
      calculator: 'பிணை கணிப்பான்',
      'risk-assessment': 'ஆபத்து மதிப்பீடு',
      application: 'மனு தயாரித்தல்',
      'case-diary': 'வழக்கு நாட்குறிப்பு',
      'status-tracking': 'வழக்கு நிலை',
      hearings: 'விசாரணைகள்',
      'legal-database': 'சட்டத் தொகுப்பு',
      feedback: 'கருத்து',
      settings: 'அமைப்புகள்',
    },
    short: { dashboard: 'முகப்பு', calculator: 'கணிப்பான்', application: 'மனு', 'status-tracking': 'நிலை' },
    roles: { user: 'பயனர்', lawyer: 'வழக்கறிஞர்', judge: 'நீதிபதி' },
    language: 'மொழி',
    help: 'உதவி',
    logOut: 'வெளியேறு',
    sync: { waiting: 'காத்திருக்கிறது', sent: 'அனுப்பப்பட்டது', needs: 'நீங்கள் பார்க்க வேண்டும்' },
  },
  clock: {
    calm: 'உங்கள் வழக்குகளில் எந்தத் தேதியும் ஓடவில்லை.',
    groups: {
      open: (n: number) => `இன்று திறந்தவை: ${n}`,
      maybe: (n: number) => `திறந்திருக்கலாம்: ${n}`,
      coming: (n: number) => `வரவிருப்பவை: ${n}`,
      asking: (n: number) => `தகவல் தேவை: ${n}`,
    },
    rights: {
      'default-bail': 'இயல்புநிலைப் பிணை',
      'one-third': 'அதிகபட்ச தண்டனையில் மூன்றில் ஒரு பங்கு முடிந்தது',
      'one-half': 'அதிகபட்ச தண்டனையில் பாதி முடிந்தது',
      'full-term': 'அதிகபட்ச தண்டனை முழுவதும் முடிந்தது',
    },
  },
  explained: {
    answer: {
      entitled: {
        bailable: 'சுமத்தப்பட்ட ஒவ்வொரு குற்றமும் பிணையில் விடத்தக்கது: இன்று பிணை பெற உரிமை உண்டு.',
        'default-bail': (period: number) =>
          `இந்தத் தகவல்களின்படி {date} முதல் இயல்புநிலைப் பிணை பெற உரிமை உண்டு: ${days(period)} கடந்தும் உரிய காலத்தில் குற்றப்பத்திரிகை வரவில்லை.`,
      },
      notYet: {
        'default-bail': (left: number) =>
          `இன்னும் இல்லை: அதற்குள் குற்றப்பத்திரிகை வராவிட்டால் {date} அன்று, ${days(left)} கழித்து, இயல்புநிலைப் பிணை உரிமையாகும்.`,
      },
      undetermined: 'இந்தத் தகவல்களிலிருந்து இன்னும் விடை கிடைக்கவில்லை. தேவையானவை கீழே கூறப்பட்டுள்ளன.',
    },
  },
};
