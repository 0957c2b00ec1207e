/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { courtClosed as English } from '#text/en/work/court-closed.ts';
import type { Translated } from '#text/translated.ts';

export const courtClosed: Translated<typeof English> = {
  closed: (reason) => `நீதிமன்றம் மூடப்பட்டிருக்கும்: ${reason}`,
  usually: (reason) => `நீதிமன்றம் வழக்கமாக மூடப்பட்டிருக்கும்: ${reason}`,
  sunday: 'ஞாயிற்றுக்கிழமை',
  saturdays: ['முதல் சனிக்கிழமை', 'இரண்டாம் சனிக்கிழமை', 'மூன்றாம் சனிக்கிழமை', 'நான்காம் சனிக்கிழமை', 'ஐந்தாம் சனிக்கிழமை'],
  national: {
    'republic-day': 'குடியரசு தினம்',
    'independence-day': 'சுதந்திர தினம்',
    'gandhi-jayanti': 'காந்தி ஜெயந்தி',
    christmas: 'கிறிஸ்துமஸ்',
  },
  movable: {
    holi: 'ஹோலி',
    'id-ul-fitr': 'ரம்ஜான்',
    'ram-navami': 'ராம நவமி',
    'mahavir-jayanti': 'மகாவீர் ஜெயந்தி',
    'good-friday': 'புனித வெள்ளி',
    'buddha-purnima': 'புத்த பூர்ணிமா',
    'id-ul-zuha': 'பக்ரீத்',
    muharram: 'முஹர்ரம்',
    'milad-un-nabi': 'மிலாடி நபி',
    janmashtami: 'கிருஷ்ண ஜெயந்தி',
    dussehra: 'தசரா',
    diwali: 'தீபாவளி',
    'guru-nanak': 'குரு நானக் ஜெயந்தி',
  },
  holiday: (english, _hindi) => english,
  source: (source) => `ஆதாரம்: ${source}`,
  check: 'தேதியை நீதிமன்றத்தில் சரிபார்க்கவும்',
  periodEnds: {
    'act-in-court':
      'கடைசி நாளில் நீதிமன்றம் மூடப்பட்டிருந்தால், அச்செயலை அடுத்த வேலை நாளில் செய்யலாம் (பொது வாசகங்கள் சட்டம், 1897, பிரிவு 10). மேலுள்ள தேதி மாறாது.',
    appeal:
      'கடைசி நாளில் நீதிமன்றம் மூடப்பட்டிருந்தால், மேல்முறையீட்டை அது மீண்டும் திறக்கும் நாளில் தாக்கல் செய்யலாம் (காலவரையறைச் சட்டம், 1963, பிரிவு 4). மேலுள்ள தேதி மாறாது.',
  },
};
