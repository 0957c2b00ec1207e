/** Draft in Marathi, not yet reviewed by a lawyer who speaks it. */
import type { received as English } from '#text/en/work/received.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/mr/device-word.ts';

export const received: Translated<typeof English> = {
  title: 'प्राप्त',
  lead: 'दुसऱ्या अ‍ॅपमधून पाठवलेले. तुम्ही निवड करेपर्यंत यांचे काही होत नाही.',
  none: 'काही प्राप्त झाले नाही. दुसऱ्या अ‍ॅपमधून संदेश, पीडीएफ किंवा फोटो जमानतकडे पाठवा.',
  loading: 'प्राप्त गोष्टी उघडत आहेत',
  open: (n) => `${indianNumber(n)} प्राप्त`,
  kinds: { text: 'मजकूर', file: 'फाइल' },
  read: 'न्यायालयाचा संदेश म्हणून वाचा',
  into: 'या प्रकरणात:',
  otherCase: 'दुसरे प्रकरण निवडा',
  file: 'या प्रकरणात जोडा',
  filing: 'जोडले जात आहे...',
  filed: 'प्रकरणाच्या कागदपत्रांत जोडले.',
  save: 'प्रत जतन करा',
  discard: 'काढून टाका',
  discarded: 'ही प्राप्त गोष्ट',
  bytesGone: `या फाइलचा मजकूर आता या ${HELD}वर नाही. ती दुसऱ्या अ‍ॅपमधून पुन्हा पाठवा.`,
  full: `या ${HELD}ची साठवण भरली आहे. प्राप्त गोष्टी सुरक्षित आहेत: थोडी जागा मोकळी करा आणि हे पान पुन्हा उघडा.`,
  failures: {
    'too-large': 'ठेवले नाही: फाइल 25 एमबीपेक्षा मोठी आहे. ती दुसऱ्या अ‍ॅपमध्ये अजूनही आहे.',
    'too-many': 'ठेवले नाही: बऱ्याच प्राप्त गोष्टी बाकी आहेत. काही जोडा किंवा काढा, मग दुसऱ्या अ‍ॅपमधून पुन्हा पाठवा.',
    'storage-full': `ठेवले नाही: या ${HELD}ची साठवण भरली आहे. थोडी जागा मोकळी करा, मग पुन्हा पाठवा.`,
    empty: 'दुसऱ्या अ‍ॅपने ठेवण्यासारखे काही पाठवले नाही. मजकूर किंवा फाइलच पाठवून पाहा.',
    failed: 'ठेवले नाही: पाठवलेले वाचता आले नाही. ते दुसऱ्या अ‍ॅपमध्ये अजूनही आहे.',
  },
};
