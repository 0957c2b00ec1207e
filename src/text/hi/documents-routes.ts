import type { PartyTerms } from '#text/en/party-terms.ts';
import type { routes as English } from '#text/en/documents-routes.ts';
import type { Translated } from '#text/translated.ts';

export const routes = ({ party }: PartyTerms): Translated<ReturnType<typeof English>> => ({
  arrest: {
    heading: 'गिरफ्तारी',
    noGrounds: (authority) =>
      `${party} का निवेदन है कि लिखित आधार दिए बिना हुई गिरफ्तारी और उस पर टिकी अभिरक्षा दूषित है: ${authority}।`,
    lateGrounds: (authority) =>
      `गिरफ्तारी के आधार मजिस्ट्रेट के समक्ष पेशी से दो घंटे से भी कम पहले लिखित में दिए गए। ${party} का निवेदन है कि यह उनकी पर्याप्त सूचना नहीं है: ${authority}।`,
    producedLate: (arrested, produced, provision) =>
      `${party} को ${arrested} को गिरफ्तार किया गया और मजिस्ट्रेट के समक्ष पहली बार ${produced} को पेश किया गया। ${provision} के अधीन यात्रा का समय छोड़कर चौबीस घंटे की ही अनुमति है।`,
    notProduced: (arrested, on, provision) =>
      `${party} को ${arrested} को गिरफ्तार किया गया और ${on} तक मजिस्ट्रेट के समक्ष पेश नहीं किया गया था। ${provision} के अधीन यात्रा का समय छोड़कर चौबीस घंटे की ही अनुमति है।`,
    moment: (date, time) => `${date}, ${time}\u00a0बजे (IST)`,
    noNotice: (authority) =>
      `आरोपित किसी अपराध में सात वर्ष से अधिक की सज़ा नहीं है, फिर भी गिरफ्तारी से पहले उपस्थिति का नोटिस नहीं दिया गया: ${authority}।`,
    noRelative: (provision) =>
      `${party} की गिरफ्तारी की सूचना किसी नातेदार या मित्र को नहीं दी गई, जो ${provision} के अधीन आवश्यक है।`,
    noReasons: (provision) =>
      `${party} को दोषी मानने के कारण गिरफ्तारी से पहले लिखित में दर्ज नहीं किए गए, जो ${provision} के अधीन आवश्यक है।`,
  },
  delay: {
    heading: 'मुकदमे में विलंब',
    figures: (on, days, [examined, cited]) =>
      `${on} तक ${party} ${days} अभिरक्षा में रह चुका है और बताए गए ${cited} गवाहों में से ${examined} की परीक्षा हुई है।`,
    submitted: (authority) =>
      `${party} का निवेदन है कि जब मुकदमे का अंत दिखाई न दे तब अभिरक्षा से रिहाई होनी चाहिए: ${authority}।`,
    despiteGate: (authority) =>
      `${party} का निवेदन है कि जब मुकदमे का अंत दिखाई न दे तब यह न्यायालय रिहाई दे, चाहे विशेष अधिनियम जमानत से पहले कोई भी शर्त रखे: ${authority}।`,
  },
  beforeJudgment: {
    heading: 'निर्णय से पहले',
    text: (on, provision) =>
      `मुकदमे की सुनवाई ${on} को पूरी हुई और निर्णय की प्रतीक्षा है। जहाँ न्यायालय को यह विश्वास करने के युक्तियुक्त आधार मिलें कि ${party} ऐसे किसी अपराध का दोषी नहीं है, वहाँ ${provision} के अधीन निर्णय सुनने के लिए उपस्थित होने के बंधपत्र पर रिहाई का निदेश है।`,
  },
});
