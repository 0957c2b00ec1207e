/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { courtClosed as English } from '#text/en/work/court-closed.ts';
import type { Translated } from '#text/translated.ts';

export const courtClosed: Translated<typeof English> = {
  closed: (reason) => `न्यायालय बंद: ${reason}`,
  usually: (reason) => `न्यायालय सहसा बंद: ${reason}`,
  sunday: 'रविवार',
  saturdays: ['पहिला शनिवार', 'दुसरा शनिवार', 'तिसरा शनिवार', 'चौथा शनिवार', 'पाचवा शनिवार'],
  national: {
    'republic-day': 'प्रजासत्ताक दिन',
    'independence-day': 'स्वातंत्र्य दिन',
    'gandhi-jayanti': 'गांधी जयंती',
    christmas: 'नाताळ',
  },
  movable: {
    holi: 'होळी',
    'id-ul-fitr': 'ईद-उल-फित्र',
    'ram-navami': 'राम नवमी',
    'mahavir-jayanti': 'महावीर जयंती',
    'good-friday': 'गुड फ्रायडे',
    'buddha-purnima': 'बुद्ध पौर्णिमा',
    'id-ul-zuha': 'बकरी ईद',
    muharram: 'मोहरम',
    'milad-un-nabi': 'ईद-ए-मिलाद',
    janmashtami: 'जन्माष्टमी',
    dussehra: 'दसरा',
    diwali: 'दिवाळी',
    'guru-nanak': 'गुरु नानक जयंती',
  },
  holiday: (english, _hindi) => english,
  source: (source) => `स्रोत: ${source}`,
  check: 'तारीख न्यायालयाकडून पक्की करा',
  periodEnds: {
    'act-in-court':
      'शेवटच्या दिवशी न्यायालय बंद असेल, तर ते काम पुढच्या खुल्या दिवशी करता येते (सर्वसाधारण खंड अधिनियम, 1897, कलम 10). वरील तारीख बदलत नाही.',
    appeal:
      'शेवटच्या दिवशी न्यायालय बंद असेल, तर अपील ते पुन्हा उघडते त्या दिवशी दाखल करता येते (मुदत अधिनियम, 1963, कलम 4). वरील तारीख बदलत नाही.',
  },
};
