import type { routeDays as English } from '#text/en/work/clock-routes.ts';
import type { Translated } from '#text/translated.ts';

export const routeDays: Translated<typeof English> = {
  afterwards: {
    'appear-on': '',
    'produce-by': 'पेशी के बिना 24 घंटे से अधिक निरोध: अभिरक्षा अवैध है, और रिहाई होनी चाहिए।',
    'police-custody-closes': 'न्यायिक अभिरक्षा माँगें: कोई मजिस्ट्रेट अब और पुलिस अभिरक्षा नहीं दे सकता।',
    'legal-aid': 'जेल DLSA को सूचित करती है, जो जमानत देने में सहायता करता है।',
    'court-may-ease': 'न्यायालय स्वप्रेरणा से शर्तें शिथिल कर सकता है। कम रकम या निजी मुचलका माँगें।',
    'bond-ends': '',
    'appeal-by': '',
    'appeal-if-condoned': '',
    'deposit-due': '',
    'deposit-latest': '',
  },
  ahead: {
    'appear-on': 'जो अभियुक्त हाज़िर हो और नोटिस माने, उसे उस अपराध में गिरफ्तार नहीं किया जाता। सबूत रखें।',
    'produce-by': 'मजिस्ट्रेट तक जाने का समय नहीं गिना जाता।',
    'police-custody-closes': '',
    'legal-aid': 'आदेश के सात दिन बाद जेल DLSA को सूचित करती है।',
    'court-may-ease': 'आदेश के एक महीने बाद न्यायालय स्वप्रेरणा से शर्तें शिथिल करने पर विचार कर सकता है।',
    'bond-ends': '',
    'appeal-by': 'इसके बाद तभी जब उच्च न्यायालय देरी माफ़ करे।',
    'appeal-if-condoned': 'सामान्य समय बीत चुका है: देरी के हर दिन का कारण बताएँ।',
    'deposit-due': 'रकम क्यों कम हो, या आदेश क्यों न हो, इससे पहले बताएँ।',
    'deposit-latest': 'सामान्य समय बीत चुका है: केवल तब जब न्यायालय ने तीस दिन तक और दिए हों।',
  },
};
