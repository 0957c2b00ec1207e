import type { routeDays as English } from '#text/en/clock-routes.ts';
import type { Translated } from '#text/translated.ts';

export const routeDays: Translated<typeof English> = {
  afterwards: {
    'appear-on': '',
    'produce-by':
      'मजिस्ट्रेट के सामने पेश किए बिना 24 घंटे से ज़्यादा रखा गया: यह अभिरक्षा गैरकानूनी है, और रिहाई होनी चाहिए।',
    'police-custody-closes': 'न्यायिक अभिरक्षा माँगें: कोई मजिस्ट्रेट अब और पुलिस अभिरक्षा नहीं दे सकता।',
    'legal-aid': 'जेल जिला विधिक सेवा प्राधिकरण को बताती है, जो जमानत भरने में मदद करता है।',
    'court-may-ease': 'न्यायालय खुद शर्तें आसान कर सकता है: कम रकम या निजी मुचलका माँगें।',
    'bond-ends': '',
    'appeal-by': '',
    'appeal-if-condoned': '',
    'deposit-due': '',
    'deposit-latest': '',
  },
  ahead: {
    'appear-on': 'जो हाज़िर हो और नोटिस माने, उसे उस अपराध में गिरफ्तार नहीं किया जाता। इसका सबूत रखें।',
    'produce-by': 'मजिस्ट्रेट तक जाने का समय नहीं गिना जाता।',
    'police-custody-closes': '',
    'legal-aid': 'आदेश के सात दिन बाद जेल जिला विधिक सेवा प्राधिकरण को बताती है।',
    'court-may-ease': 'आदेश के एक महीने बाद न्यायालय खुद इसे देख सकता है।',
    'bond-ends': '',
    'appeal-by': 'इसके बाद तभी जब उच्च न्यायालय देरी माफ़ करे।',
    'appeal-if-condoned': 'सामान्य समय बीत चुका है: देरी के हर दिन का कारण बताएँ।',
    'deposit-due': 'कम करना हो या न देना हो तो इससे पहले कारण बताएँ।',
    'deposit-latest': 'सामान्य समय बीत चुका है: केवल तब जब न्यायालय ने तीस दिन तक और दिए हों।',
  },
};
