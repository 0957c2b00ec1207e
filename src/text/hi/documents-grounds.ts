import type { PartyTerms } from '#text/en/party-terms.ts';
import type { groundWords as English } from '#text/en/documents-grounds.ts';
import type { Translated } from '#text/translated.ts';

export const groundWords = ({ party }: PartyTerms): Translated<ReturnType<typeof English>> => ({
  reliedOn: (authority) => `आधार: ${authority}।`,
  annexed: (number) => `देखें अनुलग्नक ${number}।`,
  custody: {
    heading: 'अब तक की अभिरक्षा',
    text: (custody, witnesses) =>
      [custody, witnesses, `${party} का निवेदन है कि आगे की अभिरक्षा से मामले का कोई प्रयोजन सिद्ध नहीं होता।`]
        .filter(Boolean)
        .join(' '),
  },
  parity: {
    heading: 'सह-अभियुक्त से समानता',
    granted: (name, court, on) =>
      `इसी मामले के अभियुक्त ${name} को${on ? ` ${on} को` : ''}${court ? ` ${court} से` : ''} जमानत मिली है।`,
    text: (granted) => `${granted} ${party} समान व्यवहार की प्रार्थना करता है।`,
  },
  person: {
    headings: { woman: 'महिला', child: 'बालक', sick: 'रोग या अशक्तता' },
    is: { woman: 'महिला', child: 'बालक', sick: 'रोगी या अशक्त' },
    text: (is) =>
      `${party} ${is} है। जमानत पर विचार में कानून ऐसे व्यक्ति को अलग स्थान देता है और ${party} उसी का सहारा लेता है।`,
  },
  delay: {
    heading: 'मुकदमे में विलंब',
    text: (stage, own) =>
      [
        stage,
        own,
        `${party} का निवेदन है कि मुकदमा समाप्ति के निकट नहीं है और तब तक की अभिरक्षा मुकदमे से पहले ही दंड होगी।`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  arrest: {
    heading: 'लिखित आधारों के बिना गिरफ्तारी',
    text: `${party} को गिरफ्तारी के आधार लिखित में कभी नहीं दिए गए। गुण-दोष जो भी हों, केवल इसी आधार पर रिहाई की प्रार्थना है।`,
  },
  antecedents: {
    heading: 'आपराधिक इतिहास नहीं',
    text: (none) => `${none} ${party} अपने निष्कलंक इतिहास का सहारा लेता है।`,
  },
  cooperation: {
    heading: 'जाँच में सहयोग',
    text: `गिरफ्तारी से पहले उपस्थिति का नोटिस दिया गया था और ${party} ने उसका पालन किया।`,
  },
});
