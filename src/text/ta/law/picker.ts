/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { picker as English } from '#text/en/law/picker.ts';
import type { Translated } from '#text/translated.ts';
import { counted } from '#text/ta/counted.ts';

const years = (max: number): string => {
  if (max >= 1) return max === 1 ? '1 ஆண்டு' : `${Number(max.toFixed(2))} ஆண்டுகள்`;
  const months = Math.round(max * 12);
  return months === 0 ? '24 மணி நேரம்' : counted(months, 'மாதம்', 'மாதங்கள்');
};

export const picker: Translated<typeof English> = {
  hint: 'எண், பெயர் அல்லது பழைய எண். பலவற்றைக் காற்புள்ளியிட்டு ஒன்றாக ஒட்டலாம்.',
  hintLoading: 'காற்புள்ளியால் பிரிக்கவும். பிரிவுகளின் பட்டியல் இன்னும் திறக்கிறது.',
  hintMissing:
    'காற்புள்ளியால் பிரிக்கவும். பிரிவுகளின் பட்டியல் இன்னும் இந்தச் சாதனத்தில் இல்லை: நெட்வொர்க்குடன் இந்தப் பக்கத்தை ஒருமுறை திறக்கவும்.',
  options: 'பிரிவுகள்',
  limbsOf: (section) => `${section}: உட்பிரிவுகள்`,
  picked: 'தேர்ந்தெடுத்த பிரிவுகள்',
  remove: (section) => `${section} நீக்கு`,
  notRecognised: 'அட்டவணைகளில் இல்லை',
  nearest: (section: string) => `${section} படி கணக்கிடப்படும்`,
  companion: 'வரையறை அல்லது தடை, தனிக் குற்றச்சாட்டு அல்ல',
  notCharged: 'குறிப்பு மட்டும், குற்றச்சாட்டு அல்ல',
  chooseLimb: 'உட்பிரிவைத் தேர்ந்தெடுக்கவும்',
  spread: 'கூட்டுப் பொறுப்பு (பொது எண்ணம் அல்லது பொது நோக்கம்)',
  count: (n) => (n === 0 ? 'பிரிவு எதுவும் கிடைக்கவில்லை' : counted(n, 'பிரிவு கிடைத்தது', 'பிரிவுகள் கிடைத்தன')),
  nothing: 'பிரிவு எதுவும் கிடைக்கவில்லை. நீங்கள் எழுதியது அப்படியே இருக்கும்.',
  divided: 'உட்பிரிவைத் தேர்ந்தெடுக்கவும்',
  was: (sections) => `முன்பு ${sections}`,
  now: (sections) => `இப்போது ${sections}`,
  maximum: {
    years: (max) => `${years(max)} வரை`,
    fineOnly: 'அபராதம் மட்டும்',
    life: 'ஆயுள்',
    death: 'மரண தண்டனை',
    depends: 'மூலக் குற்றத்துக்கு உள்ளபடி',
    unfixed: 'வரையறுத்த அதிகபட்சம் இல்லை',
    joined: (terms) => terms.join(' அல்லது '),
  },
  bailable: { yes: 'ஜாமீனில் விடத்தக்கது', no: 'ஜாமீனில் விடத்தகாதது', depends: 'ஜாமீன்: மூலக் குற்றத்துக்கு உள்ளபடி' },
  court: {
    'magistrate-any': 'எந்த நீதித்துறை நடுவரும்',
    'magistrate-first-class': 'முதல் வகுப்பு நீதித்துறை நடுவர்',
    'magistrate-chief': 'தலைமை நீதித்துறை அல்லது பெருநகர நடுவர்',
    sessions: 'அமர்வு நீதிமன்றம்',
    special: 'சிறப்பு நீதிமன்றம்',
    depends: 'நீதிமன்றம்: மூலக் குற்றத்துக்கு உள்ளபடி',
  },
  bar: (section) => `தடை: ${section}`,
  barUnnamed: 'சிறப்புத் தடை',
};
