/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { routeFacts as English } from '#text/en/calculator/route-facts.ts';
import type { Translated } from '#text/translated.ts';

const choice = <V extends string>(value: V, label: string) => ({ value, label });
const NOT_KNOWN = choice('unknown', 'தெரியவில்லை');
const YES_NO = [choice('yes', 'ஆம்'), choice('no', 'இல்லை'), NOT_KNOWN] as const;
const OF_24_HOURS = '24 மணி முறையில், 14:30 போல.';

export const routeFacts: Translated<typeof English> = {
  fields: {
    arrestAt: 'கைது நேரம்',
    production: 'முதன்முதலில் நீதித்துறை நடுவர் முன் ஆஜர்படுத்தப்பட்டது',
    producedOn: 'நீதித்துறை நடுவர் முன் ஆஜர்படுத்திய தேதி',
    producedAt: 'ஆஜர்படுத்திய நேரம்',
    groundsOfArrest: 'கைதுக்கான காரணங்கள் எழுத்தில் தரப்பட்டன',
    groundsOn: 'காரணங்கள் தரப்பட்ட தேதி',
    groundsAt: 'காரணங்கள் தரப்பட்ட நேரம்',
    relativeInformed: 'கைது பற்றி உறவினருக்கோ நண்பருக்கோ தெரிவிக்கப்பட்டது',
    appearanceNotice: 'கைதுக்கு முன் ஆஜராகும்படி வந்த அறிவிப்பின்படி நடந்தார்',
    reasonsInWriting: 'நம்புவதற்கான காரணங்கள் கைதுக்கு முன் பதிவு செய்யப்பட்டன',
    noticeToAppear: 'காவல்துறை முன் ஆஜராகும்படி அறிவிப்பு',
    noticeOn: 'ஆஜராக வேண்டிய தேதி',
    policeCustody: 'முதல் ரிமாண்டுக்குப் பின் போலீஸ் காவல்',
    bailOrder: 'இந்த வழக்கில் ஜாமீன் வழங்கப்பட்டது',
    bailOrderOn: 'வழங்கப்பட்ட தேதி',
    releasedOn: 'விடுவிக்கப்பட்ட தேதி',
    otherOrders: 'ஜாமீன்தாரர்களுக்காகக் காத்திருக்கும் மற்ற ஜாமீன் உத்தரவுகள்',
    firInOtherState: 'FIR வேறு மாநிலத்தில் உள்ளது',
    witnessesCited: 'பட்டியலில் உள்ள சாட்சிகள்',
    witnessesExamined: 'விசாரிக்கப்பட்ட சாட்சிகள்',
    trial: 'வழக்கு விசாரணை முடிந்ததா?',
    trialOn: 'முடிந்த தேதி, அல்லது குற்றமற்றவர் எனத் தீர்ப்பு தேதி',
    specialCourtOrderOn: 'ஜாமீன் குறித்த சிறப்பு நீதிமன்ற உத்தரவு',
    appealFiledOn: 'அதன் மீது மேல்முறையீடு தாக்கலான தேதி',
    chequeDeposit: 'இடைக்கால இழப்பீடு அல்லது வைப்புத்தொகை உத்தரவிடப்பட்டது',
    chequeDepositOn: 'உத்தரவிடப்பட்ட தேதி',
    paidOn: 'செலுத்திய தேதி',
    ageAtAct: 'குற்றம் நடந்த தேதியில் வயது (ஆண்டுகள்)',
    amountInvolved: 'சட்டவிரோதப் பரிமாற்றம் எனக் குற்றஞ்சாட்டப்படும் தொகை (ரூபாய்)',
    onBailAtOffence: 'குற்றம் நடந்தபோது அதே சட்டத்தின் கீழ் ஜாமீனில்',
    unlawfulEntry: 'அனுமதியின்றி நுழைந்த வெளிநாட்டவர்',
    proclaimed: 'பிரகடனம் செய்யப்பட்ட குற்றவாளி, அது திரும்பப் பெறப்படவில்லை',
    incomplete: 'புலனாய்வு முடியும் முன் குற்றப்பத்திரிகை தாக்கலானது',
  },
  hints: {
    arrestAt: `${OF_24_HOURS} கைது குறிப்பாணையில் இருக்கும்.`,
    producedAt: `${OF_24_HOURS} ரிமாண்ட் உத்தரவில் இருக்கலாம்.`,
    groundsAt: '24 மணி முறையில். ஆஜர்படுத்துவதற்குக் குறைந்தது இரண்டு மணி நேரம் முன் இருக்க வேண்டும்.',
    releasedOn: 'இன்னும் காவலில் இருந்தால் காலியாக விடவும்.',
    otherOrders: 'அதே குற்றஞ்சாட்டப்பட்டவரின் மற்ற வழக்குகளில். இல்லையெனில் 0.',
    appealFiledOn: 'காலி: இன்னும் தாக்கலாகவில்லை.',
    paidOn: 'காலி: இன்னும் செலுத்தவில்லை.',
    ageAtAct: 'பதினெட்டுக்குக் குறைந்தால் இளைஞர் நீதிக் குழுமம் முடிவு செய்யும்.',
    amountInvolved: 'தனியாகவோ மற்றவர்களுடனோ. 1 கோடி ரூபாய்க்குக் குறைந்தால் சட்டத்தின் நிபந்தனைகள் பொருந்தாது.',
  },
  choices: {
    yesNo: YES_NO,
    production: [choice('produced', 'ஆம்'), choice('none', 'இன்னும் இல்லை'), NOT_KNOWN],
    groundsOfArrest: [choice('given', 'ஆம்'), choice('none', 'ஒருபோதும் இல்லை'), NOT_KNOWN],
    noticeToAppear: [choice('to-appear', 'தரப்பட்டது'), choice('none', 'இல்லை'), NOT_KNOWN],
    policeCustody: [choice('some', 'உண்டு'), choice('none', 'இல்லை'), NOT_KNOWN],
    bailOrder: [choice('granted', 'வழங்கப்பட்டது'), choice('none', 'இல்லை'), NOT_KNOWN],
    trial: [
      choice('running', 'நடக்கிறது'),
      choice('concluded', 'தீர்ப்பு மீதம்'),
      choice('acquitted', 'குற்றமற்றவர் எனத் தீர்ப்பு'),
      NOT_KNOWN,
    ],
    chequeDeposit: [choice('ordered', 'உத்தரவிடப்பட்டது'), choice('none', 'இல்லை'), NOT_KNOWN],
  },
  spans: {
    from: (n) => `போலீஸ் காவல் ${n}: எந்த நாள் முதல்`,
    to: (n) => `போலீஸ் காவல் ${n}: எந்த நாள் வரை`,
    hint: 'காலி: இன்னும் தொடர்கிறது.',
    add: 'போலீஸ் காவல் காலத்தைச் சேர்',
    remove: (n) => `போலீஸ் காவல் ${n} நீக்கு`,
  },
  faults: {
    dated: (field, sentence) => `${field}: ${sentence}`,
    needed: (field) => `${field}: நாள், மாதம், ஆண்டு தரவும், அல்லது “தெரியவில்லை” எனத் தேர்ந்தெடுக்கவும்.`,
    afterToday: (field) => `${field}: நாள் இன்றைக்குப் பின் இருக்க முடியாது. தேதியைத் திருத்தவும்.`,
    hour: 'நேரத்தை 24 மணி முறையில், 14:30 போல, எழுதவும், அல்லது காலியாக விடவும்.',
    number: (field) => `${field}: முழு எண்ணை எழுதவும், அல்லது காலியாக விடவும்.`,
    noSpans: 'போலீஸ் காவலின் முதல் நாளைத் தரவும், அல்லது “இல்லை” அல்லது “தெரியவில்லை” எனத் தேர்ந்தெடுக்கவும்.',
    backwards: 'போலீஸ் காவல் தொடங்கும் முன் முடிய முடியாது. இரண்டு தேதிகளில் ஒன்றைத் திருத்தவும்.',
    overlap: 'இந்தப் போலீஸ் காவல் மற்றொன்று முடியும் முன் தொடங்குகிறது. இரண்டு தேதிகளில் ஒன்றைத் திருத்தவும்.',
  },
};
