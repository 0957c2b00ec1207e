/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import { indianDate, isDay } from '#kernel/calendar-date.ts';
import type { notifications as English } from '#text/en/work/notifications.ts';
import type { PartlyTranslated } from '#text/translated.ts';
import { counted } from '#text/ta/counted.ts';
import { ON_THIS } from '#text/ta/device-word.ts';

const dated = (date = '', time = ''): string =>
  [isDay(date) ? indianDate(date) : date, time].filter(Boolean).join(', ');

export const notifications: PartlyTranslated<typeof English> = {
  title: 'அறிவிப்புகள்',
  loading: 'அறிவிப்புகள் திறக்கின்றன',
  none: 'புதிய அறிவிப்புகள் இல்லை.',
  noneText: 'முடிவுகள், நீதிமன்ற மாற்றங்கள், விசாரணைகள், எழுந்த உரிமைகள், திறக்கப்பட்ட இணைப்புகள் ஆகியவை இங்கு தோன்றும்.',
  all: 'எல்லா அறிவிப்புகளும்',
  list: 'புதியது முதலில்',
  more: 'மேலும் காட்டு',
  unread: 'புதியது',
  markRead: 'படித்ததாகக் குறி',
  markAll: 'எல்லாவற்றையும் படித்ததாகக் குறி',
  of: (title) => `: ${title}`,
  untitled: 'வழக்கு பதிவிறக்கப்படவில்லை',
  needsYou: (n) => `நீங்கள் பார்க்க வேண்டியவை: ${indianNumber(n)}`,
  noNumber: 'இன்னும் எண் இல்லை',
  docketOf: (date) => `உங்கள் வழக்குப் பட்டியல்: ${dated(date)}`,
  what: {
    decided: (status) => `முடிவு: ${status}`,
    decidedInPart: (status) => `முடிவு: சில எஃப்ஐஆர்களில் ${status}`,
    removed: 'உங்கள் பட்டியலில் இனி இல்லை',
    hearing: (date, time) => `விசாரணை தேதி: ${dated(date, time)}`,
    'hearing-soon': (date, time) => `நினைவூட்டல், விசாரணை: ${dated(date, time)}`,
    docket: (matters, time) =>
      `நினைவூட்டல்: ${counted(matters, 'விசாரணை', 'விசாரணைகள்')}, முதலாவது நேரம் ${time ?? ''}`,
    right: (right, date) => [right, dated(date)].filter(Boolean).join(', '),
    'share-opened': 'இந்த மனுவுக்கான உங்கள் இணைப்பு திறக்கப்பட்டது',
    'conditions-asked': 'ஜாமீனுக்கு வேறு நிபந்தனைகள் கேட்கப்பட்டுள்ளன',
    transferred: (court = 'வேறு நீதிமன்றம்') => `${court}: இந்த நீதிமன்றத்துக்கு மாற்றப்பட்டது, அங்கு மீண்டும் பட்டியலிடப்படும்`,
  },
  remind: {
    title: 'விசாரணை நினைவூட்டல்கள்',
    lead: {
      label: 'எவ்வளவு நேரம் முன் நினைவூட்ட வேண்டும்',
      '1-hour': '1 மணி நேரம்',
      '3-hours': '3 மணி நேரம்',
      '1-day': '1 நாள்',
      '2-days': '2 நாட்கள்',
      '1-week': '1 வாரம்',
    },
    ask: `${ON_THIS} நினைவூட்டு`,
    asking: 'ஏற்றப்படுகிறது',
    on: 'ஜமானத் மூடியிருந்தாலும் நினைவூட்டல்கள் வரும். அவற்றில் வழக்கு விவரங்கள் இருக்காது.',
    stop: 'நினைவூட்டல்களை நிறுத்து',
    off: 'ஜமானத் மூடியிருந்தாலும் நினைவூட்டல்கள் வரும்.',
    always: 'அல்லது விசாரணைகளைக் கைபேசி நாட்காட்டியில் (.ics) சேர்க்கவும்.',
    calendar: 'விசாரணைகள்',
    judgesCalendar: 'நீதிமன்ற நாட்காட்டி',
    failed: {
      denied: `${ON_THIS} அறிவிப்புகள் தடுக்கப்பட்டுள்ளன. உலாவியின் அமைப்புகளில் அவற்றை அனுமதிக்கவும், அல்லது நாட்காட்டிக் கோப்பைப் பயன்படுத்தவும்.`,
      offline:
        'நீதிமன்ற சர்வர் பதிலளிக்கவில்லை: நினைவூட்டல்கள் அமைக்கப்படவில்லை. இணையம் கிடைத்ததும் மீண்டும் முயலவும், அல்லது நாட்காட்டிக் கோப்பைப் பயன்படுத்தவும்.',
      service:
        'அறிவிப்புச் சேவை பதிலளிக்கவில்லை: நினைவூட்டல்கள் அமைக்கப்படவில்லை. பின்னர் மீண்டும் முயலவும், அல்லது நாட்காட்டிக் கோப்பைப் பயன்படுத்தவும்.',
      unsupported:
        'இந்த உலாவியில் நினைவூட்டல்கள் இல்லை. ஐஃபோனில் முதலில் ஜமானத் செயலியை முகப்புத் திரையில் சேர்க்கவும், அல்லது நாட்காட்டிக் கோப்பைப் பயன்படுத்தவும்.',
    },
  },
};
