import { indianNumber } from '#kernel/indian-number.ts';
import type { PartyTerms } from '#text/en/law/party-terms.ts';
import type { reliefs as English } from '#text/en/papers/documents-reliefs.ts';
import type { Translated } from '#text/translated.ts';

type Reliefs = Translated<ReturnType<typeof English>>;

const days = (n: number) => `${indianNumber(n)} दिन`;

const appeal = ({ party }: PartyTerms): Reliefs['appeal'] => ({
  docket: (blank, year) => `दांडिक अपील संख्या ${blank} वर्ष ${year}`,
  title: (provision) => `${provision} के अधीन जमानत संबंधी आदेश के विरुद्ध दांडिक अपील, जमानत की प्रार्थना सहित`,
  heading: 'आक्षेपित आदेश',
  power: (provision) =>
    `यह अपील ${provision} के अधीन विशेष न्यायालय के जमानत संबंधी आदेश (आक्षेपित आदेश) के विरुद्ध है। इसके स्थान पर सामान्य धारा का आवेदन नहीं लगता।`,
  order: (court, date) =>
    `आक्षेपित आदेश ${court ? `${court} ने ` : ''}${date} को पारित ${court ? 'किया' : 'हुआ'}।`,
  inTime: (last) => `अपील की परिसीमा ${last} को समाप्त होती है।`,
  late: (last, late, furthest) =>
    `परिसीमा ${last} को समाप्त हुई। अपील ${days(late)} के विलंब से दाखिल की गई है। ${party} की प्रार्थना है कि विलंब क्षमा किया जाए; अधिनियम ${furthest} तक क्षमा की अनुमति देता है।`,
  tooLate: (last, late, furthest) =>
    `परिसीमा ${last} को समाप्त हुई। अपील ${days(late)} के विलंब से दाखिल की गई है। अधिनियम ${furthest} तक विलंब क्षमा करने की अनुमति देता है।`,
  cause: (cause) => `विलंब का कारण: ${cause}`,
  setAside: (provision, order, fir) =>
    `${provision} के अधीन अपील स्वीकार करे, ${order ? `${order} का ` : ''}आक्षेपित आदेश अपास्त करे और ${fir} में ${party} को जमानत पर रिहा करे;`,
  condone: (late) => `अपील करने में हुआ ${days(late)} का विलंब क्षमा करे;`,
});

const bailable = ({ party }: PartyTerms): Reliefs['bailable'] => ({
  asked: (provision) => `${party} ${provision} के अधीन जमानत पर रिहाई की प्रार्थना [करता|करती] है।`,
  right: (sections, provision) =>
    `आरोपित हर अपराध (${sections}) जमानती है। ${provision} के अधीन जमानत पर रिहाई अधिकार है।`,
  ready: `${party} जमानत देने को तैयार और इच्छुक है।`,
  readyOnBond: `${party} बिना जमानतदार के बंधपत्र निष्पादित करने को तैयार और इच्छुक है।`,
  weekOver: (provision, last) =>
    `गिरफ्तारी से एक सप्ताह ${last} को पूरा हुआ। उस सप्ताह में जमानत न दे पाना ${provision} के अधीन निर्धनता की उपधारणा का पर्याप्त आधार है; ${party} निजी मुचलके पर रिहाई की प्रार्थना [करता|करती] है।`,
  indigent: (provision, on) =>
    `${party} गिरफ्तारी के एक सप्ताह में, अर्थात ${on} से पहले, जमानतदार न दे सके तो यह ${provision} के अधीन निर्धनता की उपधारणा का पर्याप्त आधार है और ${party} निजी मुचलके पर रिहाई की प्रार्थना [करता|करती] है।`,
});

const magistrate = ({ party }: PartyTerms): Reliefs['magistrate'] => ({
  furtherInquiry: (provision) =>
    `विकल्प में: जहाँ यह विश्वास करने के युक्तियुक्त आधार न हों कि ${party} ने गैर-जमानती अपराध किया है, पर आगे जाँच के पर्याप्त आधार हों, वहाँ ${provision} के अधीन जाँच होने तक रिहाई का निदेश है।`,
  power: (provision) => `यह आवेदन ${provision} के अधीन है।`,
  noDeathOrLife: (here) => `ऊपर लिखे किसी अपराध में मृत्युदंड या आजीवन कारावास नहीं है। ${here} की रोक लागू नहीं होती।`,
  neverConvicted: (here) => `${party} की पहले कोई दोषसिद्धि नहीं है। ${here} की रोक लागू नहीं होती।`,
  person: (who, provision) =>
    `${party} ${who} है। ${provision} के अधीन उस उप-धारा की रोक के होते हुए भी जमानत पर रिहाई हो सकती है।`,
  woman: 'महिला',
  child: 'बालक',
  sickOrInfirm: 'रोगी या अशक्त',
  sixtyDays: ([first, ended, from], provision) =>
    `साक्ष्य के लिए पहली नियत तारीख ${first} से साठ दिन ${ended} को पूरे हुए और ${party} पूरे समय अभिरक्षा में [रहा|रही] है। मुकदमा पूरा न होने पर ${provision} के अधीन ${from} से जमानत पर रिहाई का निदेश है, जब तक मजिस्ट्रेट कारण दर्ज न करे।`,
});

const superior = ({ paper }: PartyTerms): Reliefs['superior'] => ({
  power: (provision) => `यह ${paper} ${provision} के अधीन है।`,
  notice: `इस ${paper} की सूचना लोक अभियोजक को दी जाए।`,
  informant: (sections, provision) =>
    `लगाई गई धाराओं में ${sections} है। सुनवाई में इत्तिला देने वाले या उसके प्राधिकृत व्यक्ति की उपस्थिति आवश्यक है: ${provision}।`,
  victim: (sections, notice, hearing) =>
    `लगाई गई धाराओं में ${sections} है। पीड़ित या उसके आश्रित को ${notice} के अधीन सूचना देना आवश्यक है; ${hearing} के अधीन उन्हें सुने जाने का अधिकार है।`,
  wife: (sections, provision) =>
    `लगाई गई धाराओं में ${sections} है। जमानत से पहले विवाहित महिला को सुना जाना आवश्यक है: ${provision}।`,
  child: (sections, provision) =>
    `लगाई गई धाराओं में ${sections} है। बालक, या उसके परिवार अथवा संरक्षक को अधिवक्ता के माध्यम से सुना जा सकता है: ${provision}।`,
});

const anticipatory = ({ party }: PartyTerms): Reliefs['anticipatory'] => ({
  asked: (fir, provision) => `${party} ${fir} में ${provision} के अधीन आवेदन [देता|देती] है।`,
  belief: (fir, provision) =>
    `${party} को विश्वास करने का कारण है कि ${fir} से उपजे गैर-जमानती अपराध के अभियोग में उसे गिरफ्तार किया जा सकता है; वह ${provision} के अधीन आवेदन [देता|देती] है।`,
  noBar: (here) => `ऊपर लिखे अपराधों में ऐसा कोई नहीं है जिसमें ${here} या कोई विशेष अधिनियम यह राहत देने से रोके।`,
  exception: (provision, authority) =>
    `${provision} की रोक तभी लागू होती है जब परिवाद से अधिनियम के अधीन प्रथम दृष्टया मामला बने: ${authority}। ${party} का निवेदन है कि ऐसा कोई मामला नहीं बनता।`,
  transit: (fir, authority, isOne) =>
    isOne
      ? `${fir} दूसरे राज्य में दर्ज है। संरक्षण केवल उतने समय का माँगा गया है जितना वहाँ अधिकारिता वाले न्यायालय तक पहुँचने के लिए आवश्यक है: ${authority}।`
      : `${fir} इस न्यायालय की क्षेत्रीय अधिकारिता से बाहर दर्ज हैं। संरक्षण केवल उतने समय का माँगा गया है जितना उनमें अधिकारिता वाले न्यायालयों तक पहुँचने के लिए आवश्यक है: ${authority}।`,
  residence: (address) => `${party} ${address} पर [रहता|रहती] है।`,
  hurry: `${party} का निवेदन है कि अधिकारिता वाले न्यायालय तक पहुँचने से पहले गिरफ्तारी की आशंका है।`,
  transitNotice: 'लोक अभियोजक और उस राज्य के विवेचक को सूचना दी जाए।',
  transitNotices: 'प्रत्येक FIR के राज्य के लोक अभियोजक और विवेचक को सूचना दी जाए।',
  cooperation: `${party} बुलाए जाने पर पुलिस अधिकारी की पूछताछ के लिए उपस्थित [रहेगा|रहेगी] और जाँच में सहयोग [करेगा|करेगी]।`,
});

const defaultBail = ({ party }: PartyTerms): Reliefs['default'] => ({
  asked: (provision) =>
    `${party} ${provision} के अधीन रिहाई की प्रार्थना [करता|करती] है। इस आवेदन में गुण-दोष का कोई प्रश्न नहीं है।`,
  remand: (date, authority) => `पहले रिमांड का दिन, ${date}, अवधि का पहला दिन है: ${authority}।`,
  estimate: (date, authority) =>
    `पहले रिमांड का आदेश ${party} के पास नहीं है। दिन यहाँ गिरफ्तारी की तारीख ${date} से गिने गए हैं; अवधि का पहला दिन पहले रिमांड का दिन है: ${authority}।`,
  applies: (period, provision) => `आरोपित अपराधों की जाँच की अवधि ${provision} के अधीन ${period} है।`,
  head: ['अवधि', 'अवधि का अंतिम दिन', 'अधिकार कब से'],
  period: days,
  year: 'एक वर्ष',
  extendedRow: 'बढ़ाई गई अवधि',
  longestRow: 'अधिनियम में अनुमत सबसे लंबे विस्तार के साथ',
  ifStandsRow: 'यदि समय बढ़ाने का आदेश वैध ठहरे',
  otherRow: (n) => `${days(n)}, दूसरी व्याख्या में`,
  contested: (n, other, authority) =>
    `जहाँ अपराध में अधिकतम दस वर्ष हो और न्यूनतम दस वर्ष न हो, वहाँ ${days(n)} लागू होते हैं: ${authority}। “दस वर्ष या अधिक” को अन्यथा पढ़ें तो ${days(other)}। दोनों तारीखें दी गई हैं।`,
  follows: (n, other) =>
    `अवधि उस अपराध के अनुसार है जिससे आरोप जुड़ा है: ${days(n)}, या वह अपराध अधिक गंभीर हो तो ${days(other)}। दोनों तारीखें दी गई हैं।`,
  ofLimb: (n, other) =>
    `आरोपित धारा के अनुसार अवधि ${days(n)} है, और धारा का अधिक गंभीर भाग लगे तो ${days(other)}। आरोप में भाग नहीं लिखा है। दोनों तारीखें दी गई हैं।`,
  extended: (until, from) => `न्यायालय ने अवधि ${until} तक बढ़ाई। अधिकार ${from} को बनता है।`,
  afterClaim: (until, ordered, authority) =>
    `अवधि ${until} तक बढ़ाने वाला ${ordered} का आदेश अधिकार माँगे जाने के बाद हुआ और कुछ वापस नहीं लेता: ${authority}।`,
  without: {
    production: `${party} को न्यायालय के समक्ष लाए बिना`,
    report: 'लोक अभियोजक की रिपोर्ट के बिना',
  },
  defective: (until, lacking, authority) =>
    `अवधि ${until} तक बढ़ाने का आदेश ${lacking.join(' और ')} दिया गया। ${party} का निवेदन है कि ऐसे आदेश से अधिकार का दिन नहीं खिसकता: ${authority}। दोनों तारीखें दी गई हैं।`,
  atHour: (date, at) => `${date} (${at}\u00a0बजे IST)`,
  daysOut: `जिन दिनों ${party} अभिरक्षा में नहीं [था|थी], वे गिनती से बाहर हैं।`,
  arisen: (last, from) =>
    `${last} तक कोई पुलिस रिपोर्ट (आरोप-पत्र) दाखिल नहीं हुई। जमानत का अधिकार ${from} को बना और बना हुआ है।`,
  claimed: (from, claimed, filed) =>
    `जमानत का अधिकार ${from} को बना और ${claimed} को माँगा गया, ${filed} को पुलिस रिपोर्ट दाखिल होने से पहले।`,
  running: (last, on) => `${last} तक पुलिस रिपोर्ट (आरोप-पत्र) दाखिल न हो तो जमानत का अधिकार ${on} को बनेगा।`,
  noGates: 'गुण-दोष पर जमानत से पहले विशेष अधिनियम जो शर्तें रखता है, वे पुलिस रिपोर्ट के अभाव में रिहाई पर लागू नहीं होतीं।',
  presented: (date, blank) => `यह आवेदन ${date} को ${blank}\u00a0बजे प्रस्तुत किया गया।`,
  ready: `${party} जमानत देने को तैयार है और न्यायालय के निदेश के अनुसार [देगा|देगी]।`,
});

const undertrial = ({ party }: PartyTerms): Reliefs['undertrial'] => ({
  provision: (provision) => `${party} ${provision} के अधीन रिहाई [चाहता|चाहती] है।`,
  maximum: (term, sections) =>
    `आरोपित अपराधों में कारावास की सबसे लंबी अवधि ${term} है (${sections})। आरोपित किसी अपराध में मृत्युदंड या आजीवन कारावास नहीं है।`,
  third: (here) =>
    `${party} कभी किसी अपराध में दोषसिद्ध नहीं [हुआ|हुई] है। माप कारावास की अधिकतम अवधि का एक-तिहाई है: ${here} का पहला परंतुक।`,
  half: (here) => `माप कारावास की अधिकतम अवधि का आधा है: ${here}।`,
  share: { '1/3': 'एक-तिहाई', '1/2': 'आधा' },
  reckoned: ({ share, term, part, from, on, about, over }) =>
    `${term} का ${share} ${part} है। ${from} से गिनकर यह ${about ? 'लगभग ' : ''}${on} को ${over ? 'पूरा हुआ' : 'पूरा होगा'}।`,
  noDelay: `विलंब का कोई दिन नहीं जोड़ा गया: ${party} की ओर से कोई विलंब नहीं हुआ।`,
  delay: (n) => `इस तारीख में ${party} की ओर से हुए विलंब के ${days(n)} गिनती में जोड़े गए हैं।`,
  daysOut: `जिन दिनों ${party} अभिरक्षा में नहीं [था|थी], वे गिनती से बाहर हैं।`,
  wholeTerm: (term, on) =>
    `सबसे लंबी अवधि, ${term}, ${on} को पूरी हो गई। निर्णय से पहले किसी को इससे अधिक निरुद्ध नहीं रखा जा सकता।`,
  noOther: (here) =>
    `एक ही अपराध आरोपित है और ${party} के विरुद्ध कोई अन्य मामला लंबित नहीं है। ${here} की रोक लागू नहीं होती।`,
  oneCase: (offences, here) =>
    `${party} के विरुद्ध कोई अन्य मामला लंबित नहीं है। इस एक मामले में ${offences} अपराध आरोपित हैं; ${party} का निवेदन है कि ${here} रिहाई तभी रोकती है जब कई मामले हों।`,
  otherCases: (cases, here) =>
    `${party} के विरुद्ध ${cases === 1 ? 'एक अन्य मामला लंबित है' : `${cases} अन्य मामले लंबित हैं`}। एक से अधिक मामले लंबित रहने तक ${here} इस धारा में रिहाई की अनुमति नहीं देती। ${party} की प्रार्थना है कि न्यायालय विवेकाधीन जमानत के लिए अब तक के निरोध पर विचार करे।`,
  oldCases: (authority) => `यह नियम 01-07-2024 से पहले के मामलों पर भी लागू है: ${authority}।`,
});

const suspension = ({ party }: PartyTerms): Reliefs['suspension'] => ({
  provision: (provision) =>
    `${party} ${provision} के अधीन अपील लंबित रहने तक सज़ा के निलंबन और जमानत पर रिहाई की प्रार्थना [करता|करती] है।`,
  toAppeal: (provision) =>
    `${party} अपील करना [चाहता|चाहती] है और ${provision} के अधीन जमानत पर रिहाई की प्रार्थना [करता|करती] है, ताकि अपील दाखिल हो सके और अपीलीय न्यायालय का आदेश मिल सके।`,
  judgment: (court, date, sentence) =>
    `${court} ने ${date} के निर्णय से ${party} को दोषी ठहराया। सज़ा: ${sentence}।`,
  appeal: (title) => `इस निर्णय के विरुद्ध ${title} लंबित है।`,
  appealTitle: (number) => `अपील संख्या ${number}`,
  mustRelease: (here) => `${here} की शर्तें पूरी हैं: न्यायालय जमानत पर रिहा करता है, जब तक इनकार के विशेष कारण न हों।`,
  showCause: (sections, provision) =>
    `दोषसिद्धि में ${sections} है। रिहाई से पहले न्यायालय लोक अभियोजक को लिखित में कारण बताने का अवसर देता है: ${provision}।`,
  deposit: (date, provision, [due, latest]) =>
    `${date} को राशि जमा करने का आदेश हुआ। ${provision} के अधीन वह ${due} तक देय है, और न्यायालय तीस दिन और दे तो ${latest} तक।`,
  finePaid: 'जुर्माना चुका दिया गया है।',
  fineNotPaid: 'जुर्माना नहीं चुकाया गया है।',
});

export const reliefs = (called: PartyTerms): Reliefs => ({
  nouns: {
    transit: 'ट्रांज़िट अग्रिम जमानत',
    bailable: 'अधिकार के रूप में जमानत',
    'regular-magistrate': 'नियमित जमानत',
    'regular-sessions': 'नियमित जमानत',
    'regular-high-court': 'नियमित जमानत',
    anticipatory: 'अग्रिम जमानत',
    default: 'डिफ़ॉल्ट जमानत',
    undertrial: 'विचाराधीन बंदी की रिहाई',
    suspension: 'सज़ा के निलंबन और जमानत पर रिहाई',
  },
  plain: { noun: 'जमानत', heading: 'माँगी गई राहत' },
  headings: {
    bailable: 'अधिकार के रूप में जमानत',
    'regular-magistrate': 'न्यायालय की शक्ति',
    'regular-sessions': 'न्यायालय की शक्ति',
    'regular-high-court': 'न्यायालय की शक्ति',
    anticipatory: 'गिरफ्तारी की आशंका के कारण',
    default: 'जाँच की अवधि की समाप्ति',
    undertrial: 'अब तक का निरोध',
    suspension: 'दोषसिद्धि और सज़ा',
  },
  submission: (provision, reason) => `${provision} के बारे में ${called.party} का निवेदन है: ${reason}`,
  appeal: appeal(called),
  bailable: bailable(called),
  magistrate: magistrate(called),
  superior: superior(called),
  anticipatory: anticipatory(called),
  default: defaultBail(called),
  undertrial: undertrial(called),
  suspension: suspension(called),
});
