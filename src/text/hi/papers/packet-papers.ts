/** Blank lines are filled in by hand. The papers are in Hindi, so a translation is into Hindi. */
import type { PartyTerms } from '#text/en/law/party-terms.ts';
import type { packetPapers as English } from '#text/en/papers/packet-papers.ts';
import { boundWordsIn } from '#text/packet-binding-text.ts';
import type { Translated } from '#text/translated.ts';

const bound = boundWordsIn('hi');

type Papers = Translated<ReturnType<typeof English>>;

const LINE = '________________';
const DAY = 'दिनांक ________________';

const titles = ({ paper }: PartyTerms): Papers['titles'] => ({
  index: bound.title,
  urgency: 'शीघ्र सुनवाई हेतु आवेदन',
  memo: 'पक्षकारों का ज्ञापन',
  dates: 'तारीखों और घटनाओं की सूची',
  application: paper,
  affidavit: 'शपथ-पत्र',
  annexure: 'प्रकटीकरण अनुलग्नक, भाग A से F',
  'earlier-orders': 'पूर्व आवेदन और परिस्थितियों में परिवर्तन',
  documents: 'अनुलग्नक',
  translation: 'अनुवाद का प्रमाण-पत्र',
  exemption: 'छूट हेतु आवेदन',
  sureties: 'जमानतदारों के विवरण',
  indigence: 'साधनों का विवरण',
  prosecutor: 'लोक अभियोजक को सूचना, तामील के प्रमाण सहित',
  victim: 'पीड़ित या सूचनाकर्ता को सूचना',
  vakalatnama: 'वकालतनामा',
});

const urgency = ({ party, paper, Party }: PartyTerms): Papers['urgency'] => ({
  lead: `${party} की ओर से सविनय निवेदन निम्नानुसार है:`,
  with: (title) => `यह आवेदन इसके साथ दिया जा रहा है: ${title}।`,
  held: (custody, days) => `${party} ${custody} है${days ? ` और ${days} से अभिरक्षा में है` : ''}।`,
  reason: (reason) => `मामला अत्यावश्यक है, क्योंकि: ${reason}`,
  prayer: [`${paper} को शीघ्र सूचीबद्ध करके सुने;`, 'न्यायहित में ऐसा अन्य आदेश पारित करे जो माननीय न्यायालय उचित समझे।'],
  Party,
});

const memo = ({ party, Party }: PartyTerms): Papers['memo'] => ({
  head: ['पक्षकार', 'विवरण'],
  party: Party,
  inCustody: 'अभिरक्षा में',
  advocate: `अधिवक्ता, ${party} की ओर से`,
  inPerson: `${party} स्वयं उपस्थित है`,
  respondent: 'विपक्षी',
  through: (station) => `द्वारा थानाध्यक्ष, थाना ${station}, और लोक अभियोजक`,
  matter: 'FIR',
  sections: 'लगाई गई धाराएँ',
  wronged: 'पीड़ित या सूचनाकर्ता',
  withheld: (station) => `द्वारा थानाध्यक्ष, थाना ${station}; इन कागज़ों में नाम नहीं दिया गया`,
  withheldBy: (office) => `द्वारा ${office}; इन कागज़ों में नाम नहीं दिया गया`,
});

const dates = ({ paper }: PartyTerms): Papers['dates'] => ({
  head: ['तारीख', 'घटना'],
  applied: (court, number) => `जमानत आवेदन: ${court}, ${number}`,
  decided: (court, outcome) => `${court}: ${outcome}`,
  custody: (kind) => `${kind} आरंभ`,
  protection: 'गिरफ्तारी से अंतरिम संरक्षण समाप्त',
  today: `यह ${paper}`,
});

const affidavit = ({ party, paper, Party }: PartyTerms): Papers['affidavit'] => ({
  opening: (who) => `मैं, ${who}, सत्यनिष्ठा से प्रतिज्ञान करता/करती हूँ और निम्नानुसार कथन करता/करती हूँ:`,
  pairokar: ([name, parentage, age, address]) => `${name}, ${parentage}, आयु ${age} वर्ष, निवासी ${address}`,
  blanks: { name: LINE, parentage: `पुत्र, पुत्री या पत्नी ${LINE}`, age: '____', address: LINE },
  own: `यह कि मैं ${party} हूँ और इस मामले के तथ्यों से परिचित हूँ।`,
  held: (custody) => `यह कि मैं ${party} हूँ, इस समय ${custody}, और इस मामले के तथ्यों से परिचित हूँ।`,
  forThem: (relation, name, custody) =>
    `यह कि ${party}, ${name}, ${custody} है और यह शपथ-पत्र नहीं दे [सकता|सकती]। ${party} से मेरा संबंध: ${relation}। मैं ${party} की ओर से इस मामले की पैरवी करता/करती हूँ, इसके तथ्यों से परिचित हूँ और उनकी शपथ लेने के लिए अधिकृत हूँ।`,
  relation: LINE,
  read: (last) =>
    `यह कि मैंने ${paper} को पढ़ा है, या उसे मुझे मेरी समझ की भाषा में पढ़कर सुनाया गया है। पैरा 1 से ${last} के तथ्य मेरी जानकारी में, या अभिलेख से प्राप्त उस सूचना के अनुसार सत्य हैं जिस पर मुझे विश्वास है; विधिक निवेदन विधिक सलाह पर आधारित हैं।`,
  annexure: 'यह कि इस शपथ-पत्र के साथ दाखिल प्रकटीकरण अनुलग्नक, भाग A से F, मेरी जानकारी और विश्वास में सत्य है।',
  copies: (numbers) => `यह कि ${numbers} के दस्तावेज़ मूल हैं या उनकी सच्ची प्रतियाँ हैं।`,
  nothing: 'यह कि इस माननीय न्यायालय से कोई महत्वपूर्ण तथ्य छिपाया नहीं गया है।',
  deponent: 'शपथकर्ता',
  verification: 'सत्यापन',
  verified: (place, last) =>
    `${place} में ${DAY} को सत्यापित: इस शपथ-पत्र के पैरा 1 से ${last} मेरी जानकारी में सत्य हैं, उनका कोई भाग असत्य नहीं है और कोई महत्वपूर्ण तथ्य छिपाया नहीं गया है।`,
  attested: {
    'oath-commissioner': {
      heading: 'शपथ आयुक्त के समक्ष',
      text: (place) =>
        `शपथकर्ता ने, जिसकी पहचान ${LINE} ने की और जिसे यह शपथ-पत्र पढ़कर सुनाया और समझाया गया, ${place} में ${DAY} को मेरे समक्ष सत्यनिष्ठा से प्रतिज्ञान किया।`,
      signs: ['शपथ आयुक्त', 'नाम, संख्या और मुहर'],
    },
    notary: {
      heading: 'नोटरी के समक्ष',
      text: (place) =>
        `शपथकर्ता ने, जिसकी पहचान ${LINE} ने की, ${place} में ${DAY} को मेरे समक्ष सत्यनिष्ठा से प्रतिज्ञान किया और हस्ताक्षर किए। नोटरी रजिस्टर में प्रविष्टि संख्या ${LINE}।`,
      signs: ['नोटरी', 'पंजीकरण संख्या और मुहर'],
    },
    jail: {
      heading: 'जेल द्वारा प्रमाणन',
      text: (jail) =>
        `यह शपथकर्ता को, जो ${jail} में बंदी है, पढ़कर सुनाया और समझाया गया; उसने इसका प्रतिज्ञान किया और ऊपर के हस्ताक्षर या अँगूठे का निशान ${DAY} को मेरी उपस्थिति में किया।`,
      signs: ['जेल अधीक्षक', 'नाम और मुहर'],
    },
  },
  theJail: 'इस जेल',
  thumb: 'हस्ताक्षर या अँगूठे का निशान',
  Party,
});

const earlierOrders = ({ party, paper }: PartyTerms): Papers['earlierOrders'] => ({
  disclosed: (n) =>
    n === 1
      ? `इस मामले में ${party} का एक पूर्व जमानत आवेदन प्रकट किया जाता है:`
      : `इस मामले में ${party} के पूर्व जमानत आवेदन प्रकट किए जाते हैं:`,
  none: `${party} ने इस मामले में पहले जमानत आवेदन दिया है; उसका न्यायालय, संख्या और परिणाम: ${LINE}।`,
  copies: (n, numbers) =>
    n === 1 ? `उस पर हुए आदेश की प्रति ${numbers} पर है।` : `उन पर हुए आदेशों की प्रतियाँ ${numbers} पर हैं।`,
  certified: (n, numbers) =>
    n === 1
      ? `उस पर हुए आदेश की प्रमाणित प्रति ${numbers} पर है।`
      : `उन पर हुए आदेशों की प्रमाणित प्रतियाँ ${numbers} पर हैं।`,
  toFollow: (n) =>
    n === 1
      ? 'उस पर हुए आदेश की प्रमाणित प्रति इस सेट के साथ दाखिल है।'
      : 'उन पर हुए आदेशों की प्रमाणित प्रतियाँ इस सेट के साथ दाखिल हैं।',
  changeHeading: 'परिस्थितियों में परिवर्तन',
  change: (n) =>
    `${n === 1 ? 'उसके' : 'उनमें से अंतिम के'} निर्णय के बाद ये परिस्थितियाँ बदली हैं, जिन पर ${paper} आधारित है:`,
  noOther: `इस मामले में ${party} का कोई अन्य जमानत आवेदन किसी न्यायालय में लंबित नहीं है।`,
});

const translation: Papers['translation'] = {
  text: (name, address, language) =>
    `मैं, ${name}, निवासी ${address}, ${language} और हिन्दी जानता/जानती हूँ। नीचे लिखे दस्तावेज़ों के हिन्दी अनुवाद पूरे हैं और मूल के अनुसार सही हैं।`,
  language: `मूल दस्तावेज़ों की भाषा (${LINE})`,
  head: ['अनुलग्नक', 'दस्तावेज़', 'मूल की भाषा'],
  signs: 'अनुवादक',
  blank: LINE,
  all: 'अनुवाद के साथ दाखिल दस्तावेज़',
};

const exemption = ({ party, paper }: PartyTerms): Papers['exemption'] => ({
  lead: `${party} की ओर से सविनय निवेदन निम्नानुसार है:`,
  with: (title) => `यह आवेदन इसके साथ दिया जा रहा है: ${title}।`,
  copies: (numbers) => `अप्रमाणित प्रतियों के रूप में दाखिल: ${numbers}।`,
  copiesAll: 'कुछ दस्तावेज़ अप्रमाणित प्रतियों के रूप में दाखिल हैं।',
  translations: (numbers) => `अपनी भाषा में, बिना अनुवाद के दाखिल: ${numbers}।`,
  translationsAll: 'कुछ दस्तावेज़ अपनी भाषा में, बिना अनुवाद के दाखिल हैं।',
  reason: (reason) => `कारण: ${reason}`,
  undertakes: `${party} वचन [देता|देती] है कि उपलब्ध होते ही, या न्यायालय के निदेशानुसार, इन्हें दाखिल [करेगा|करेगी]।`,
  prayer: {
    'certified-copies': `${party} को ${paper} के साथ प्रमाणित प्रतियाँ दाखिल करने से छूट दे;`,
    translations: `${party} को ${paper} के साथ अनुवाद दाखिल करने से छूट दे;`,
  },
  other: 'न्यायहित में ऐसा अन्य आदेश पारित करे जो माननीय न्यायालय उचित समझे।',
});

const sureties = ({ party }: PartyTerms): Papers['sureties'] => ({
  lead: `जमानत मिलने पर ये व्यक्ति ${party} के जमानतदार बनने को तैयार हैं, प्रत्येक न्यायालय के समाधान के अनुसार:`,
  nth: (n) => `जमानतदार ${n}`,
  particulars: 'विवरण',
  rows: {
    name: 'नाम',
    parentage: 'पुत्र, पुत्री या पत्नी',
    age: 'आयु',
    occupation: 'व्यवसाय',
    relation: `${party} से संबंध`,
    address: 'पता',
    property: 'प्रतिभूति के रूप में संपत्ति',
    worth: 'उसका मूल्य',
    others: 'किसी अन्य अभियुक्त के जमानतदार हैं?',
  },
  blank: LINE,
  sign: 'जमानतदार के हस्ताक्षर',
});

const indigence = ({ party }: PartyTerms): Papers['indigence'] => ({
  lead: (name) => `${party}, ${name}, जमानतदार देने में असमर्थ है। ${party} के साधन निम्नानुसार हैं:`,
  law: (provision) =>
    `${provision} के अधीन गिरफ्तारी के एक सप्ताह के भीतर जमानत न दे पाना निर्धनता की उपधारणा और बिना जमानतदार के बंधपत्र पर रिहाई का पर्याप्त आधार है।`,
  prayer: `${party} को उसके अपने बंधपत्र पर, या उतनी राशि के बंधपत्र पर रिहा करे जितनी ${party} दे सके।`,
});

const notices = ({ party, Party, paper }: PartyTerms): Papers['notices'] => ({
  to: 'सेवा में:',
  prosecutor: (court) => `लोक अभियोजक, ${court}`,
  take: (title, fir) =>
    `सूचना दी जाती है कि ${party} इस न्यायालय में ${fir} में यह दाखिल कर [रहा|रही] है: ${title}। अनुलग्नकों सहित उसकी एक प्रति इस सूचना के साथ है।`,
  under: (provisions) => `यह सूचना इनके अधीन दी जाती है: ${provisions}।`,
  listing: `${paper} ${LINE} को, या न्यायालय के तय किए दिन पर, सुनवाई के लिए सूचीबद्ध है।`,
  proof: 'तामील का प्रमाण',
  head: ['किसे दी गई', 'तारीख', 'किस प्रकार', 'प्राप्तकर्ता (हस्ताक्षर और मुहर)'],
  modes: { hand: 'दस्ती', email: 'ईमेल से', post: 'डाक से' },
  blank: '________',
  through: (station) =>
    `नीचे लिखे मामले के पीड़ित, पीड़ित के आश्रित या संरक्षक, या सूचनाकर्ता: द्वारा थानाध्यक्ष, थाना ${station}`,
  throughOffice: (office) =>
    `नीचे लिखे मामले के पीड़ित, पीड़ित के आश्रित या संरक्षक, या सूचनाकर्ता: द्वारा विपक्षी, ${office}`,
  heard: {
    victim: (notice, hearing) =>
      `पीड़ित या उसके आश्रित को ${notice} के अधीन सूचना दी जाती है; ${hearing} के अधीन सुने जाने का अधिकार है।`,
    wife: (provision) => `विवाहित महिला को सुना जाना आवश्यक है: ${provision}।`,
    child: (provision) => `बालक को, उसके माता-पिता, संरक्षक या अधिवक्ता के माध्यम से, सुना जा सकता है: ${provision}।`,
    informant: (provision) => `सूचनाकर्ता, या उसके अधिकृत व्यक्ति की सुनवाई के समय उपस्थिति आवश्यक है: ${provision}।`,
  },
  mayAttend: 'आप सुनवाई में स्वयं या अधिवक्ता के माध्यम से उपस्थित हो सकते हैं और आपको सुना जाएगा।',
  officeServes:
    'विपक्षी से निवेदन है कि इसे तामील करें, निःशुल्क विधिक सहायता के अधिकार की जानकारी दें और तामील की रिपोर्ट न्यायालय को दें। इस सूचना में पीड़ित का कोई नाम नहीं है और न इस पर लिखा जाए।',
  officer:
    'थानाध्यक्ष से निवेदन है कि इसे तामील करें, निःशुल्क विधिक सहायता के अधिकार की जानकारी दें और तामील की रिपोर्ट न्यायालय को दें। इस सूचना में पीड़ित का कोई नाम नहीं है और न इस पर लिखा जाए।',
  by: Party,
});

const vakalatnama = ({ party, Party }: PartyTerms): Papers['vakalatnama'] => ({
  text: (who, advocate) =>
    `मैं, ${who}, ${party}, इस न्यायालय में इस मामले में अपनी ओर से कार्य करने के लिए ${advocate} को नियुक्त करता/करती हूँ और अधिवक्ता को अधिकृत करता/करती हूँ कि वे:`,
  powers: [
    'मेरी ओर से उपस्थित हों, पैरवी और बहस करें, और मेरी ओर से आवेदनों, शपथ-पत्रों और कागज़ों पर हस्ताक्षर करके उन्हें दाखिल करें;',
    'मेरी ओर से सूचनाएँ और दस्तावेज़ लें, अभिलेख का निरीक्षण करें और उसकी प्रतियाँ लें;',
    'मेरे निर्देश के अनुसार वे बंधपत्र और जमानतदार प्रस्तुत करें जो न्यायालय माँगे;',
    'केवल मेरे लिखित निर्देश पर इस मामले को वापस लें या इसमें समझौता करें; और',
    'किसी सुनवाई में अपने स्थान पर दूसरे अधिवक्ता को नियुक्त करें।',
  ],
  stands: 'यह इस मामले के समाप्त होने तक, या न्यायालय की अनुमति से मेरे लिखित में वापस लेने तक लागू रहेगा।',
  enrolled: (name, enrolment) => `${name}, अधिवक्ता, नामांकन संख्या ${enrolment}`,
  blank: LINE,
  accepted: 'स्वीकार किया',
  signs: 'हस्ताक्षर या अँगूठे का निशान',
  Party,
  attested: 'जेल द्वारा प्रमाणन',
  attestedText: (jail) =>
    `${party} ने, जो ${jail} में बंदी है, ${DAY} को मेरी उपस्थिति में हस्ताक्षर किए या अँगूठे का निशान लगाया।`,
  superintendent: ['जेल अधीक्षक', 'नाम और मुहर'],
  theJail: 'इस जेल',
});

const missing: Papers['missing'] = {
  heading: (number) => `अनुलग्नक ${number}`,
  text: (title) => `${title}: हाथ से यहाँ लगाया जाना है।`,
};

export const packetPapers = (called: PartyTerms): Papers => ({
  inTheMatter: ([applicant, party], [respondent, other]) =>
    `${applicant}, ${party}, बनाम ${respondent}, ${other}`,
  titles: titles(called),
  annexuresNamed: {
    one: (number) => `अनुलग्नक ${number}`,
    several: (numbers) => `अनुलग्नक ${numbers}`,
  },
  index: bound.index,
  urgency: urgency(called),
  memo: memo(called),
  dates: dates(called),
  affidavit: affidavit(called),
  earlierOrders: earlierOrders(called),
  translation,
  exemption: exemption(called),
  sureties: sureties(called),
  indigence: indigence(called),
  notices: notices(called),
  vakalatnama: vakalatnama(called),
  missing,
  stamps: bound.stamps,
});
