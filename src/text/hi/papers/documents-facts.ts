import { indianNumber } from '#kernel/indian-number.ts';
import type { PartyTerms } from '#text/en/law/party-terms.ts';
import type { facts as English } from '#text/en/papers/documents-facts.ts';
import type { Translated } from '#text/translated.ts';

type Facts = Translated<ReturnType<typeof English>>;

const days = (n: number) => `${indianNumber(n)} दिन`;

const headings = ({ party }: PartyTerms): Facts['headings'] => ({
  allegations: 'अभियोजन का प्रकरण',
  version: `${party} का प्रकरण`,
  role: `${party} की बताई गई भूमिका`,
  custody: 'गिरफ्तारी और अभिरक्षा',
  stage: 'मामले का चरण',
  grounds: 'आधार',
  antecedents: 'आपराधिक पूर्ववृत्त',
  coAccused: 'सह-अभियुक्त',
  earlier: 'पूर्व और लंबित जमानत आवेदन',
  annexure: 'प्रकटीकरण अनुलग्नक',
});

const custodyWords = ({ party }: PartyTerms): Facts['custody'] => ({
  notArrested: `${party} को गिरफ्तार नहीं किया गया है।`,
  interimEnded: (date) => `गिरफ्तारी से अंतरिम संरक्षण ${date} तक लागू था।`,
  interim: (date) => `गिरफ्तारी से अंतरिम संरक्षण ${date} तक लागू है।`,
  arrested: (date, remand) =>
    `${party} को दिनांक ${date} को गिरफ्तार किया गया${remand ? ` और पहला रिमांड ${remand} को हुआ` : ''}।`,
  remanded: (date) => `${party} का पहला रिमांड ${date} को हुआ।`,
  now: (custody) => `${party} ${custody} है।`,
  period: (period) => `अभिरक्षा की अवधि: ${period}।`,
  counted: (n, on) => `${on} तक ${party} कुल ${days(n)} अभिरक्षा में रह [चुका|चुकी] है (दोनों तारीखें सम्मिलित)।`,
  ended: (n, released) =>
    `${party} कुल ${days(n)} अभिरक्षा में [रहा|रही] (दोनों तारीखें सम्मिलित); रिहाई दिनांक ${released}।`,
  spans: (spans) => `अभिरक्षा की अवधियाँ: ${spans}।`,
  span: (kind, from, to) => (to ? `${kind} ${from} से ${to} तक` : `${kind} ${from} से`),
  kinds: { police: 'पुलिस अभिरक्षा', judicial: 'न्यायिक अभिरक्षा', 'interim-bail': 'अंतरिम जमानत' },
  groundsGiven: (date, time) =>
    `गिरफ्तारी के आधार ${party} को लिखित में ${date}${time ? ` को ${time}\u00a0बजे (IST)` : ' को'} दिए गए।`,
  granted: (date, released) =>
    released
      ? `इस मामले में ${party} की जमानत ${date} को मंज़ूर हुई और ${released} को उसे रिहा किया गया।`
      : `इस मामले में ${party} की जमानत ${date} को मंज़ूर हुई, परंतु उसे रिहा नहीं किया गया है।`,
  groundsNotGiven: `गिरफ्तारी के आधार ${party} को लिखित में नहीं दिए गए।`,
});

const stageWords = ({ party }: PartyTerms): Facts['stage'] => ({
  reportFiled: (date) => `पुलिस रिपोर्ट (आरोप-पत्र) ${date} को दाखिल हुई।`,
  reportNotFiled: (date) => `${date} तक कोई पुलिस रिपोर्ट (आरोप-पत्र) दाखिल नहीं हुई थी।`,
  extended: (date) => `जाँच की अवधि ${date} तक बढ़ाई गई है।`,
  notExtended: 'जाँच की अवधि बढ़ाई नहीं गई है।',
  trial: (stage) => `मुकदमे का चरण: ${stage}।`,
  charge: (date) => `आरोप ${date} को विरचित हुआ।`,
  evidence: (date) => `साक्ष्य के लिए पहली नियत तारीख ${date} थी।`,
  witnesses: (cited, examined) => `बताए गए ${cited} गवाहों में से ${examined} की परीक्षा हुई है।`,
  cited: (cited) => `${cited} गवाह बताए गए हैं।`,
  concluded: (date) => `मुकदमे की सुनवाई ${date} को पूरी हुई और निर्णय की प्रतीक्षा है।`,
  acquitted: (date) => `${party} को ${date} को दोषमुक्त किया गया।`,
  noDelay: `कार्यवाही में कोई विलंब ${party} के कारण नहीं हुआ है।`,
  delay: (n) => `${party} के कारण हुआ विलंब: ${days(n)}।`,
});

const antecedents = ({ party }: PartyTerms): Facts['antecedents'] => ({
  none: `${party} के विरुद्ध कोई अन्य आपराधिक मामला न लंबित है, न निर्णीत।`,
  head: ['FIR', 'थाना', 'धाराएँ', 'परिणाम'],
  states: {
    pending: 'लंबित',
    acquitted: 'दोषमुक्त',
    discharged: 'उन्मोचित',
    quashed: 'रद्द',
    convicted: 'दोषसिद्ध',
  },
  on: (state, date) => `${state}, ${date}`,
  noProcess: `इस मामले में ${party} के विरुद्ध कोई गैर-जमानती वारंट या उद्घोषणा जारी नहीं हुई है।`,
  kinds: { nbw: 'गैर-जमानती वारंट जारी हुआ', proclamation: 'उद्घोषणा जारी हुई' },
  issued: (what, date, recalled) =>
    `${date ? `${date} को ` : ''}${what}${recalled ? `; ${recalled} को वापस लिया गया` : ''}।`,
});

const earlier = ({ party }: PartyTerms): Facts['earlier'] => ({
  none: `इस मामले में ${party} का कोई अन्य जमानत आवेदन किसी न्यायालय में न दाखिल हुआ है, न लंबित है।`,
  noneInFirs: `ऊपर लिखी किसी भी FIR में ${party} का कोई अन्य जमानत आवेदन किसी न्यायालय में न दाखिल हुआ है, न लंबित है।`,
  one: `${party} ने इस मामले में पहले एक जमानत आवेदन दिया है।`,
  multiple: `${party} ने इस मामले में पहले एक से अधिक जमानत आवेदन दिए हैं।`,
  listed: (n) =>
    n === 1
      ? `${party} ने इस मामले में पहले एक जमानत आवेदन दिया है:`
      : `${party} ने इस मामले में पहले ${n} जमानत आवेदन दिए हैं:`,
  outcomes: {
    pending: 'लंबित',
    granted: 'मंज़ूर',
    refused: 'नामंज़ूर',
    'in-part': 'कुछ FIR में मंज़ूर, अन्य में नामंज़ूर',
    withdrawn: 'वापस लिया गया',
  },
  inFirs: (granted, refused) => `मंज़ूर (${granted}); नामंज़ूर (${refused})`,
  reference: (number) => `दाखिले का संदर्भ ${number}`,
  noNumber: 'अभी संख्या नहीं',
  dayNotGiven: 'दाखिल करने की तारीख नहीं बताई गई',
  head: ['न्यायालय', 'संख्या', 'दाखिल', 'परिणाम'],
  decided: (outcome, date) => `${outcome}, ${date}`,
});

const gates = ({ party, paper }: PartyTerms): Facts['gates'] => ({
  heading: 'विशेष अधिनियम की शर्तें',
  stands: (provision) => `इस ${paper} पर ${provision} लागू होती है, जिसके अनुसार आवश्यक है कि:`,
  twin: [
    `लोक अभियोजक को ${paper} का विरोध करने का अवसर दिया गया हो; और`,
    `लोक अभियोजक विरोध करे तो न्यायालय का समाधान हो कि यह विश्वास करने के युक्तियुक्त आधार हैं कि ${party} ऐसे अपराध [का|की] दोषी नहीं है और जमानत पर रहते हुए उसके कोई अपराध करने की संभावना नहीं है।`,
  ],
  afterConviction: (provision, authority) =>
    `दोषसिद्धि के बाद भी सज़ा तभी निलंबित होती है जब ${provision} की शर्तें पूरी हों: ${authority}। उसके अनुसार:`,
  submitted: (provision) => `आधारों में दिए कारणों से ${party} का निवेदन है कि ${provision} की शर्तें पूरी होती हैं।`,
  primaFacie: [
    'लोक अभियोजक को सुनवाई का अवसर दिया गया हो; और',
    'केस डायरी या पुलिस रिपोर्ट देखकर न्यायालय को यह विश्वास करने के युक्तियुक्त आधार न मिलें कि अभियोग प्रथम दृष्टया सत्य है।',
  ],
  primaFacieSubmitted: `आधारों में दिए कारणों से ${party} का निवेदन है कि ऐसे कोई युक्तियुक्त आधार नहीं बनते।`,
  exempt: (provision, who) => `${party} ${who} है और ${provision} के परंतुक के लाभ की प्रार्थना [करता|करती] है।`,
  and: ' है और ',
  exempted: {
    woman: 'महिला',
    underSixteen: 'सोलह वर्ष से कम आयु [का|की]',
    sickOrInfirm: 'रोगी या अशक्त',
    sum: 'एक करोड़ रुपये से कम के धन-शोधन का अभियुक्त',
    other: 'ऐसा व्यक्ति जिस पर उसका परंतुक लागू होता है',
  },
  notOnBail: (provision) =>
    `अपराध के दिन ${party} इसी अधिनियम के किसी अन्य मामले में जमानत पर नहीं [था|थी]। ${provision} लागू नहीं होती।`,
  noUnlawfulEntry: (provision) =>
    `${party} बिना अधिकार भारत में [आया|आई] विदेशी नागरिक नहीं है। ${provision} लागू नहीं होती।`,
});

export const facts = (called: PartyTerms): Facts => ({
  days,
  headings: headings(called),
  custody: custodyWords(called),
  stage: stageWords(called),
  antecedents: antecedents(called),
  coAccused: {
    states: {
      granted: 'जमानत मिली',
      refused: 'जमानत नहीं मिली',
      pending: 'जमानत आवेदन लंबित',
      'not-arrested': 'गिरफ्तार नहीं',
    },
    row: (name, state, where) => `${name}: ${state}${where}।`,
    by: (court) => `, ${court}`,
    on: (date) => `, ${date}`,
  },
  earlier: earlier(called),
  gates: gates(called),
  annexure: {
    lead: 'शपथ-पत्र पर दिया गया। हर भाग में वही लिखा है जो ज्ञात है।',
    leadUnsworn: 'हर भाग में वही लिखा है जो ज्ञात है।',
    leftOut: 'छोड़े गए भाग के साथ उसका कारण है।',
    unknown: '“नहीं बताया गया” वाले भाग का विवरण अभिलेख में नहीं है।',
    head: ['भाग', 'विवरण'],
    parts: {
      A: 'A. मामला',
      B: 'B. अभिरक्षा',
      C: 'C. मुकदमा',
      D: 'D. आपराधिक इतिहास',
      E: 'E. पूर्व जमानत आवेदन',
      F: 'F. वारंट और उद्घोषणा',
    },
    offence: (section, maximum) => `${section}: ${maximum}।`,
    omitted: (reason) => `प्रस्तुत नहीं, कारण: ${reason}`,
    notStated: 'नहीं बताया गया।',
    awaited: 'अभिलेख की प्रतीक्षा है।',
  },
});
