/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
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
  date: { day: 'दिवस', month: 'महिना', year: 'वर्ष' },
  password: { show: 'दाखवा', hide: 'लपवा', showName: 'पासवर्ड दाखवा', hideName: 'पासवर्ड लपवा' },
};
