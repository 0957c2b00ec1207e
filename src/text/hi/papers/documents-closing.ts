import type { PartyTerms } from '#text/en/law/party-terms.ts';
import type { closing as English } from '#text/en/papers/documents-closing.ts';
import type { Translated } from '#text/translated.ts';

type Closing = Translated<ReturnType<typeof English>>;

/** Blank lines, filled in by hand. */
const LINE = '________________';

const undertakings = ({ party }: PartyTerms): Closing['undertakings'] => ({
  heading: 'वचन और शर्तें',
  offered: `जमानत पर रिहा किए जाने पर ${party} निम्नलिखित शर्तों और न्यायालय द्वारा लगाई गई किसी अन्य शर्त का पालन करने का वचन [देता|देती] है:`,
  mandatory: (provision, why) =>
    `${provision} इस मामले में (${why}) शर्तें अनिवार्य करती है; प्रस्तावित शर्तों में वे सम्मिलित हैं।`,
  mayBeSet: (provision, why) => `प्रस्तावित शर्तों में ${provision} (${why}) की शर्तें सम्मिलित हैं।`,
  ofSevenYears: (offence) => `${offence}, सात वर्ष या अधिक से दंडनीय`,
  ofChapter: (offence, chapter) => `${offence}, अध्याय ${chapter}`,
  attend: 'हर नियत तारीख पर न्यायालय में उपस्थित होना, जब तक छूट न दी जाए;',
  notRepeat: 'जमानत पर रहते हुए कोई अपराध न करना;',
  notTamper:
    'मामले के तथ्य जानने वाले किसी व्यक्ति को प्रत्यक्ष या परोक्ष रूप से प्रलोभन, धमकी या वचन न देना और साक्ष्य से छेड़छाड़ न करना;',
  available: 'विधिपूर्वक बुलाए जाने पर विवेचक के समक्ष उपस्थित होना;',
  tellAddress: 'पता बदलने की सूचना न्यायालय को देना;',
  surrender: 'अपील विफल होने पर शेष सज़ा भुगतने के लिए आत्मसमर्पण करना;',
  notLeaveIndia: 'न्यायालय की पूर्व अनुमति के बिना भारत न छोड़ना;',
  report: (station) => `न्यायालय के तय किए समय पर ${station} में हाज़िरी देना;`,
  passport: `${party} के पास पासपोर्ट हो तो उसे जमा करना;`,
});

const prayer = ({ party }: PartyTerms): Closing['prayer'] => ({
  heading: 'प्रार्थना',
  lead: 'अतः सादर प्रार्थना है कि माननीय न्यायालय कृपा करके:',
  release: (provision, fir) => `${provision} के अधीन ${fir} में ${party} को जमानत पर रिहा करे;`,
  ownBond: `${party} जमानतदार न दे सके तो उसे उसके निजी मुचलके पर रिहा करे;`,
  arrest: (provision, fir) =>
    `${provision} के अधीन निदेश दे कि ${fir} में गिरफ्तारी की दशा में ${party} को जमानत पर रिहा किया जाए;`,
  transit: (provision, fir) =>
    `${provision} के अधीन ${party} को ${fir} में गिरफ्तारी से उतने समय का संरक्षण दे जितना अधिकारिता वाले न्यायालय तक पहुँचने के लिए आवश्यक है;`,
  interim: 'इस आवेदन के निस्तारण तक गिरफ्तारी से अंतरिम संरक्षण दे;',
  recordTime: 'इस आवेदन के प्रस्तुत होने की तारीख और समय दर्ज करे;',
  bond: (here, fir) => `${here} के पहले परंतुक के अधीन ${fir} में ${party} को बंधपत्र पर रिहा करे;`,
  certificate: 'अभिलेख पर न हो तो जेल अधीक्षक से अभिरक्षा प्रमाण-पत्र मँगाए;',
  suspend: (provision) => `${provision} के अधीन अपील के निर्णय तक सज़ा का निष्पादन निलंबित करे;`,
  toAppeal: (provision) =>
    `${provision} के अधीन ${party} को उतने समय के लिए जमानत पर रिहा करे जितना अपील दाखिल करने और अपीलीय न्यायालय का आदेश पाने के लिए आवश्यक है;`,
  bailOnAppeal: `तब तक ${party} को जमानत पर रिहा करे;`,
  other: 'न्यायहित में ऐसा अन्य आदेश पारित करे जो माननीय न्यायालय उचित समझे।',
});

const signing = ({ party, Party }: PartyTerms): Closing['signing'] => ({
  place: (place) => `स्थान: ${place}`,
  date: (date) => `दिनांक: ${date}`,
  advocateFor: `अधिवक्ता, ${party} की ओर से`,
  enrolment: (number) => `नामांकन संख्या ${number}`,
  phone: (phone) => `फ़ोन: ${phone}`,
  applicant: Party,
  pairokar: `${party} का पैरोकार`,
  thumb: 'हस्ताक्षर या अँगूठे का निशान',
  line: '____________________',
});

const verification = ({ party }: PartyTerms): Closing['verification'] => ({
  heading: 'सत्यापन',
  text: (who, last) =>
    `मैं, ${who}, ${party}, सत्यापित [करता|करती] हूँ कि पैरा 1 से ${last} के तथ्य मेरी जानकारी और विश्वास में सत्य हैं, विधिक निवेदन विधिक सलाह पर आधारित हैं, और कोई महत्वपूर्ण तथ्य छिपाया नहीं गया है।`,
  byPairokar: ({ name, custody, who, relation }, last) =>
    `${party}, ${name}, ${custody} है और सत्यापन के लिए उपस्थित नहीं हो [सकता|सकती]। मैं, ${who}, ${party} से संबंध: ${relation}, ${party} की ओर से इस मामले का पैरोकार, सत्यापित करता/करती हूँ कि पैरा 1 से ${last} के तथ्य मेरी जानकारी में, या ${party} और अभिलेख से प्राप्त उस सूचना के अनुसार सत्य हैं जिस पर मुझे विश्वास है; विधिक निवेदन विधिक सलाह पर आधारित हैं; और कोई महत्वपूर्ण तथ्य छिपाया नहीं गया है।`,
  pairokar: (name, age, address) => `${name}, आयु ${age} वर्ष, निवासी ${address}`,
  blanks: { name: LINE, age: '____', address: LINE, relation: LINE },
  fromJail: (who, custody, last) =>
    `मैं, ${who}, ${party}, इस समय ${custody}, सत्यापित [करता|करती] हूँ कि पैरा 1 से ${last}, जो मैंने पढ़े हैं या जो मुझे मेरी समझ की भाषा में पढ़कर सुनाए गए हैं, के तथ्य मेरी जानकारी और विश्वास में सत्य हैं, विधिक निवेदन विधिक सलाह पर आधारित हैं, और कोई महत्वपूर्ण तथ्य छिपाया नहीं गया है।`,
  at: (place, date) => `${place} में दिनांक ${date} को सत्यापित।`,
});

export const closing = (called: PartyTerms): Closing => ({
  undertakings: undertakings(called),
  prayer: prayer(called),
  signing: signing(called),
  verification: verification(called),
});
