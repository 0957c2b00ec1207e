/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';
import type { fields as English } from '#text/en/fields.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from './device-word.ts';

export const fields: Translated<typeof English> = {
  problem: 'काहीतरी दुरुस्त करायचे आहे',
  optional: '(ऐच्छिक)',
  none: 'निवडा',
  unkept: {
    full: `या ${HELD}वरील साठवण भरली आहे: तुमचा मजकूर फक्त या पानावर आहे. पान उघडे ठेवा आणि थोडी जागा मोकळी करा; मग तो आपोआप जतन होईल.`,
    failed: 'जतन झाले नाही: तुमचा मजकूर फक्त या पानावर आहे. पान उघडे ठेवा; जतन करण्याचा पुन्हा प्रयत्न होत राहील.',
  },
  back: 'हे आधी लिहिले होते आणि अजून जतन केलेले नाही.',
  date: {
    form: 'दिवस-महिना-वर्ष',
    calendar: 'दिनदर्शिका',
    read: (day) => `${day} असे वाचले.`,
    ask: (day) => `ही तारीख ${day} आहे का?`,
    take: (day) => `${day} घ्या`,
    other: (day) => `त्याऐवजी ${day} घ्या`,
    unread: 'तारीख म्हणून अजून वाचता आले नाही. दिवस, महिना आणि वर्ष लिहा, जसे 12-03-2026.',
  },
  legacy: {
    found: 'हा मजकूर कृती देव सारख्या फॉन्टमध्ये लिहिला आहे. त्या फॉन्टशिवाय तो कोणालाही वाचता येणार नाही.',
    mixed: 'त्यातील इंग्रजी शब्द तसेच राहतील. निकाल तपासा.',
    reads: 'युनिकोडमध्ये तो असा वाचला जातो:',
    take: 'हा मजकूर घ्या',
    taken: 'मजकूर युनिकोडमध्ये बदलला.',
    undo: 'मागे घ्या',
    paper: (n) =>
      `या कागदात ${indianNumber(n)} ओळ कृती देव सारख्या फॉन्टमध्ये आहे, जी कोणालाही वाचता येणार नाही. आधी मजकूर दुरुस्त करा. पहिली ओळ:`,
  },
  password: { show: 'दाखवा', hide: 'लपवा', showName: 'पासवर्ड दाखवा', hideName: 'पासवर्ड लपवा' },
};
