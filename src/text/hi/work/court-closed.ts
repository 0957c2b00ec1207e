import type { courtClosed as English } from '#text/en/work/court-closed.ts';
import type { Translated } from '#text/translated.ts';

export const courtClosed: Translated<typeof English> = {
  closed: (reason) => `न्यायालय बंद: ${reason}`,
  usually: (reason) => `न्यायालय प्रायः बंद: ${reason}`,
  sunday: 'रविवार',
  saturdays: ['पहला शनिवार', 'दूसरा शनिवार', 'तीसरा शनिवार', 'चौथा शनिवार', 'पाँचवाँ शनिवार'],
  national: {
    'republic-day': 'गणतंत्र दिवस',
    'independence-day': 'स्वतंत्रता दिवस',
    'gandhi-jayanti': 'गांधी जयंती',
    christmas: 'क्रिसमस',
  },
  movable: {
    holi: 'होली',
    'id-ul-fitr': 'ईद-उल-फ़ितर',
    'ram-navami': 'राम नवमी',
    'mahavir-jayanti': 'महावीर जयंती',
    'good-friday': 'गुड फ़्राइडे',
    'buddha-purnima': 'बुद्ध पूर्णिमा',
    'id-ul-zuha': 'ईद-उल-ज़ुहा (बकरीद)',
    muharram: 'मुहर्रम',
    'milad-un-nabi': 'मिलाद-उन-नबी',
    janmashtami: 'जन्माष्टमी',
    dussehra: 'दशहरा',
    diwali: 'दीवाली',
    'guru-nanak': 'गुरु नानक जयंती',
  },
  holiday: (_english, hindi) => hindi,
  source: (source) => `स्रोत: ${source}`,
  check: 'तारीख न्यायालय से पक्की कर लें',
  periodEnds: {
    'act-in-court':
      'यदि अंतिम दिन न्यायालय बंद हो, तो कार्य अगले खुले दिन किया जा सकता है (साधारण खंड अधिनियम, 1897, धारा 10)। ऊपर की तारीख नहीं बदलती।',
    appeal:
      'यदि अंतिम दिन न्यायालय बंद हो, तो अपील उसके दोबारा खुलने के दिन दायर की जा सकती है (परिसीमा अधिनियम, 1963, धारा 4)। ऊपर की तारीख नहीं बदलती।',
  },
};
