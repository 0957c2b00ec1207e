import type { PartyTerms } from '#text/en/law/party-terms.ts';
import type { groundWords as English } from '#text/en/papers/documents-grounds.ts';
import type { Translated } from '#text/translated.ts';

export const groundWords = ({ party }: PartyTerms): Translated<ReturnType<typeof English>> => ({
  reliedOn: (authority) => `${authority} पर अवलंब लिया गया है।`,
  annexed: (number) => `देखें अनुलग्नक ${number}।`,
  custody: {
    heading: 'अभिरक्षा की अवधि',
    text: (custody, witnesses) =>
      [custody, witnesses, `${party} को और अधिक समय तक अभिरक्षा में रखने से कोई उपयोगी प्रयोजन सिद्ध नहीं होगा।`]
        .filter(Boolean)
        .join(' '),
  },
  parity: {
    heading: 'सह-अभियुक्त से समानता',
    granted: (name, court, on) =>
      `इसी मामले के अभियुक्त ${name} को${on ? ` ${on} को` : ''}${court ? ` ${court} से` : ''} जमानत मिली है।`,
    text: (granted) => `${granted} ${party} समानता के आधार पर जमानत की प्रार्थना करता है।`,
  },
  person: {
    headings: { woman: 'महिला', child: 'बालक', sick: 'रोग या अशक्तता' },
    is: { woman: 'महिला', child: 'बालक', sick: 'रोगी या अशक्त' },
    text: (is) =>
      `${party} ${is} है, और जमानत के विषय में ऐसे व्यक्ति को विधि द्वारा दिए गए विशेष विचार की प्रार्थना करता है।`,
  },
  delay: {
    heading: 'मुकदमे में विलंब',
    text: (stage, own) =>
      [stage, own, `निकट भविष्य में मुकदमे के समाप्त होने की संभावना नहीं है, और निरंतर अभिरक्षा विचारण-पूर्व दंड होगी।`]
        .filter(Boolean)
        .join(' '),
  },
  arrest: {
    heading: 'लिखित आधारों के बिना गिरफ्तारी',
    text: `${party} को गिरफ्तारी के आधार लिखित में नहीं दिए गए। गिरफ्तारी दूषित है और ${party} केवल इसी आधार पर रिहाई का अधिकारी है।`,
  },
  antecedents: {
    heading: 'आपराधिक पूर्ववृत्त नहीं',
    text: (none) => `${none} ${party} का पूर्ववृत्त स्वच्छ है।`,
  },
  cooperation: {
    heading: 'जाँच में सहयोग',
    text: `${party} ने गिरफ्तारी से पहले जारी उपस्थिति के नोटिस का पालन किया और जाँच में सहयोग किया है।`,
  },
});
