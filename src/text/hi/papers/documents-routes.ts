import type { PartyTerms } from '#text/en/law/party-terms.ts';
import type { routes as English } from '#text/en/papers/documents-routes.ts';
import type { Translated } from '#text/translated.ts';

const timePassed = (party: string, provision: string): string =>
  `${party} का निवेदन है कि ${provision} के अधीन अनुमत समय बीत चुका था: यात्रा के लिए आवश्यक समय छोड़कर चौबीस घंटे।`;

export const routes = ({ party }: PartyTerms): Translated<ReturnType<typeof English>> => ({
  arrest: {
    heading: 'गिरफ्तारी की अवैधता',
    noGrounds: (authority) =>
      `${party} का निवेदन है कि लिखित आधार दिए बिना की गई गिरफ्तारी और उसके बाद की अभिरक्षा दूषित है: ${authority}।`,
    contestedGrounds: (authority) =>
      `गिरफ्तारी के आधार लिखित में नहीं दिए गए। इस तारीख की गिरफ्तारी पर केवल इसका प्रभाव विवादित है: ${authority} में हानि दिखाना अपेक्षित है।`,
    lateGrounds: (authority) =>
      `गिरफ्तारी के आधार मजिस्ट्रेट के समक्ष पेशी से दो घंटे से भी कम पहले लिखित में दिए गए। ${party} का निवेदन है कि यह पर्याप्त अनुपालन नहीं है: ${authority}।`,
    producedLate: (arrested, produced, provision) =>
      `${party} को ${arrested} को गिरफ्तार किया गया और पहली बार ${produced} को मजिस्ट्रेट के समक्ष पेश किया गया। ${timePassed(party, provision)}`,
    notProduced: (arrested, on, provision) =>
      `${party} को ${arrested} को गिरफ्तार किया गया और ${on} तक मजिस्ट्रेट के समक्ष पेश नहीं किया गया। ${timePassed(party, provision)}`,
    moment: (date, time) => `${date} (${time}\u00a0बजे IST)`,
    noNotice: (authority) =>
      `आरोपित किसी अपराध में सात वर्ष से अधिक की सज़ा नहीं है, फिर भी गिरफ्तारी से पहले उपस्थिति का नोटिस नहीं दिया गया: ${authority}।`,
    noRelative: (provision) =>
      `${party} की गिरफ्तारी की सूचना किसी नातेदार या मित्र को नहीं दी गई, जो ${provision} के अधीन आवश्यक है।`,
    noReasons: (provision) =>
      `${party} को दोषी मानने के कारण गिरफ्तारी से पहले लिखित में दर्ज नहीं किए गए, जो ${provision} के अधीन आवश्यक है।`,
  },
  delay: {
    heading: 'मुकदमे में विलंब',
    submitted: (authority) =>
      `${party} का निवेदन है कि लंबी अभिरक्षा और मुकदमे के शीघ्र समाप्त होने की संभावना न होने से रिहाई उचित है: ${authority}।`,
    despiteGate: (authority) =>
      `${party} का निवेदन है कि विशेष अधिनियम की शर्तों के होते हुए भी, लंबी अभिरक्षा और मुकदमे के शीघ्र समाप्त होने की संभावना न होने से इस न्यायालय द्वारा रिहाई उचित है: ${authority}।`,
  },
  beforeJudgment: {
    heading: 'निर्णय से पहले',
    text: (provision) =>
      `यदि न्यायालय को यह विश्वास करने के युक्तियुक्त आधार मिलें कि ${party} ऐसे किसी अपराध [का|की] दोषी नहीं है, तो ${provision} के अधीन निर्णय सुनने के लिए उपस्थित होने के बंधपत्र पर रिहाई का निदेश है।`,
  },
});
