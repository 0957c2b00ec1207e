/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { notices as English } from '#text/en/notices.ts';
import type { Translated } from '#text/translated.ts';
import { ON_THIS } from './device-word.ts';

export const notices: Translated<typeof English> = {
  region: 'அறிவிப்புகள்',
  loginSuccess: { title: 'வெற்றி', description: 'உள்நுழைந்துவிட்டீர்கள்' },
  registered: {
    title: 'பதிவு முடிந்தது',
    description: 'உங்கள் பதிவு முடிந்தது. இப்போது உள்நுழையவும்.',
  },
  registrationFailed: 'பதிவு நடக்கவில்லை',
  loggedOut: { title: 'வெளியேறிவிட்டீர்கள்', description: 'கணக்கிலிருந்து வெளியேறிவிட்டீர்கள்' },
  logoutProblem: { title: 'பிழை', description: 'வெளியேறுவதில் சிக்கல் ஏற்பட்டது' },
  logoutAbsent: {
    title: 'நீங்கள் இன்னும் உள்ளே இருக்கிறீர்கள்',
    description: `செயலியின் இந்தப் பகுதி இன்னும் ${ON_THIS} இல்லை. நெட்வொர்க் கிடைத்ததும் இந்தப் பக்கத்தை மீண்டும் திறந்து வெளியேறவும்.`,
  },
  demoProblem: {
    title: 'செயல்விளக்கம் திறக்கவில்லை',
    description: 'நெட்வொர்க் கிடைத்ததும் பக்கத்தை மீண்டும் திறந்து முயலவும். எதுவும் மாற்றப்படவில்லை.',
  },
  noLanguage: {
    title: 'மொழி மாற்றப்படவில்லை',
    description: `அதன் சொற்கள் இன்னும் ${ON_THIS} இல்லை. நெட்வொர்க் கிடைத்ததும் மீண்டும் தேர்ந்தெடுக்கவும்.`,
  },
  accountLanguage: {
    title: 'உங்கள் கணக்கின் மொழி மாற்றப்பட்டது',
    description: 'அடுத்த தொடர்பின் போது உங்கள் மற்ற சாதனங்களின் திரைகளும் இந்த மொழிக்கு மாறும்.',
  },
  network: 'நெட்வொர்க் பிழை. இணைய இணைப்பைச் சரிபார்க்கவும்.',
  server: 'சர்வர் பிழை. சிறிது நேரம் கழித்து மீண்டும் முயலவும்.',
  otherUser: {
    title: 'வேறொருவராக உள்நுழைந்துள்ளீர்கள்',
    description: 'வேறொரு தாவல் கணக்கை மாற்றியது. நீங்கள் எழுதியது முதல் கணக்கில் சேமிக்கப்பட்டுள்ளது.',
  },
};
