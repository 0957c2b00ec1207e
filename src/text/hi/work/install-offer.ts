import type { installOffer as English } from '#text/en/work/install-offer.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const installOffer: Translated<typeof English> = {
  title: `इस ${HELD} पर Zamanat इंस्टॉल करें`,
  text: 'फिर यह अपने आइकन से खुलता है, नेटवर्क न हो तब भी। आपका काम बना रहता है।',
  install: 'इंस्टॉल करें',
  later: 'दोबारा न पूछें',
  share: 'Safari में साझा करने का बटन (“शेयर”) दबाएँ।',
  add: '“होम स्क्रीन में जोड़ें” चुनें।',
  apart: 'होम स्क्रीन का ऐप खाली शुरू होता है। पहले यहाँ का अनभेजा काम भेजें, फिर वहाँ एक बार लॉग इन करें।',
};
