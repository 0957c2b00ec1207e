/** Documents made from the case diary. Blank lines are filled in by hand. */
import type { casePapers as English } from '#text/en/papers/case-papers.ts';
import type { PartyTerms } from '#text/en/law/party-terms.ts';
import type { Translated } from '#text/translated.ts';

type Papers = Translated<ReturnType<typeof English>>;

const LINE = '________________';
const DAY = 'दिनांक ________________';

const titles: Papers['titles'] = {
  vakalatnama: 'वकालतनामा',
  affidavit: 'शपथ-पत्र',
  appearance: 'उपस्थिति ज्ञापन',
  bond: 'अभियुक्त और जमानतदारों का बंधपत्र',
  dates: 'तारीखों और घटनाओं की सूची',
  surrender: 'न्यायालय के समक्ष आत्मसमर्पण का आवेदन',
  release: 'रुकी हुई रिहाई पर आवेदन',
  conditions: 'जमानत की अन्य शर्तों का आवेदन',
};

const appearance = ({ party, Party }: PartyTerms): Papers['appearance'] => ({
  text: (advocate, name) => `कृपया इस मामले में ${party}, ${name}, की ओर से ${advocate} की उपस्थिति दर्ज करें।`,
  under: 'पक्षकार का वकालतनामा इस ज्ञापन के साथ दाखिल है, या अगली तारीख पर दाखिल किया जाएगा।',
  notices: (address) => `${party} के लिए सूचनाएँ इस पते पर तामील की जा सकती हैं: ${address}।`,
  address: LINE,
  noAdvocate: LINE,
  enrolled: (name, enrolment) => `${name}, अधिवक्ता, नामांकन संख्या ${enrolment}`,
  Party,
});

const bond = ({ party }: PartyTerms): Papers['bond'] => ({
  own: 'अभियुक्त का बंधपत्र',
  ordered: (who, on, terms) => `मुझे, ${who}, ${on} के आदेश से जमानत पर रिहा करने का आदेश हुआ है। शर्तें: ${terms}।`,
  terms: (amount, sureties) => `${amount} का बंधपत्र, ${sureties}`,
  day: LINE,
  amount: (figure) => `₹ ${figure}`,
  blankAmount: `₹ ${LINE}`,
  sureties: (n) => (n === 1 ? 'एक जमानतदार' : `${n} जमानतदार`),
  noSurety: 'बिना जमानतदार',
  blankSureties: '____ जमानतदार',
  attend:
    'मैं वचनबद्ध हूँ कि जब तक न्यायालय अन्यथा निदेश न दे, इस मामले की हर नियत तारीख पर इस न्यायालय में उपस्थित रहूँगा/रहूँगी और आदेश की हर शर्त का पालन करूँगा/करूँगी।',
  default: (amount) => `चूक करने पर मैं ${amount} सरकार को समपहृत होने के लिए वचनबद्ध हूँ।`,
  signed: (place) => `${place} में ${DAY} को हस्ताक्षरित।`,
  sign: 'अभियुक्त के हस्ताक्षर या अँगूठे का निशान',
  surety: (one) => (one ? 'जमानतदार की घोषणा' : 'जमानतदारों की घोषणा'),
  declare: (name, one) =>
    `${one ? 'मैं, जिसके विवरण नीचे हैं, जमानत लेता/लेती हूँ' : 'हम, जिनके विवरण नीचे हैं, अलग-अलग जमानत लेते हैं'} कि ${party}, ${name}, ऊपर के बंधपत्र के अनुसार उपस्थित [रहेगा|रहेगी] और आदेश की शर्तों का पालन [करेगा|करेगी]।`,
  suretyDefault: (amount, one) =>
    `${party} चूक करे तो ${one ? 'मैं' : 'हममें से प्रत्येक'} ${amount} सरकार को समपहृत होने के लिए वचनबद्ध ${one ? 'हूँ' : 'है'}।`,
  accepted: 'स्वीकृत और प्रमाणित',
  acceptedText: (sureties) =>
    sureties
      ? `बंधपत्र ${DAY} को मेरे समक्ष निष्पादित हुए; जमानतदारों के विवरण की जाँच की गई।`
      : `बंधपत्र ${DAY} को मेरे समक्ष निष्पादित हुआ।`,
  officer: ['न्यायालय, या बंधपत्र स्वीकार करने वाला अधिकारी', 'नाम और मुहर'],
});

const surrender = ({ party }: PartyTerms): Papers['surrender'] => ({
  lead: `${party} का सादर निवेदन है:`,
  named: (fir, sections) => `${fir} में ${party} का नाम है। धाराएँ: ${sections}।`,
  noSections: 'जो उसमें लगाई गई हैं',
  notArrested: `${party} को इसमें गिरफ्तार नहीं किया गया है, और वह विधि की प्रक्रिया से बच नहीं [रहा|रही] है।`,
  onBail: (from) =>
    `${party} को ${from} को अंतरिम जमानत पर रिहा किया गया था। दिया गया समय समाप्त हो रहा है और ${party} निदेश के अनुसार अभिरक्षा में लौट [रहा|रही] है।`,
  comes: (day) => `${party} ${day} को स्वेच्छा से इस न्यायालय के समक्ष आत्मसमर्पण [करता|करती] है।`,
  willing: `${party} न्यायालय के निदेश के अनुसार जाँच में शामिल [होगा|होगी], और न साक्ष्य से छेड़छाड़ [करेगा|करेगी], न किसी गवाह को प्रभावित [करेगा|करेगी]।`,
  prayer: [
    `${party} का आत्मसमर्पण तारीख और समय सहित अभिलेख पर ले;`,
    'लोक अभियोजक को सूचना देकर अभिरक्षा के बारे में विधि के अनुसार आदेश पारित करे;',
    'चिकित्सीय परीक्षा का और परिवार को सूचित करने का निदेश दे;',
    `${party} का जमानत आवेदन दाखिल हो तो उसे उसी दिन, या जो पहला दिन न्यायालय दे सके उस दिन सुने;`,
    'न्याय के हित में जो अन्य आदेश उचित हो, वह पारित करे।',
  ],
});

const release = ({ party }: PartyTerms): Papers['release'] => ({
  lead: `${party} का सादर निवेदन है:`,
  granted: (on) => `${party} को आदेश दिनांक ${on} से जमानत मिली है।`,
  grantedBlank: LINE,
  held: (custody) => `${party} अब भी ${custody} है।`,
  stillHeld: `${party} को रिहा नहीं किया गया है।`,
  bonds: 'आदेश में माँगे गए बंधपत्र और जमानतदार: [________ को दिए गए / नहीं दिए गए, क्योंकि ________________]।',
  sent: 'आदेश जेल में पहुँचने की तारीख: ________________।',
  directions: (judgment) =>
    `${judgment} के निदेशों के अनुसार आदेश उसी दिन या अगले दिन ईमेल से जेल भेजा जाए; अधीक्षक उसे दर्ज करें और जो व्यक्ति रिहा न हो उसकी सूचना विधिक सेवा प्राधिकरण को दें; और जो शर्त किसी व्यक्ति को भीतर रखे हुए है उस पर न्यायालय फिर विचार करे।`,
  legalAid: (day) => `उनके अनुसार ${day} से विधिक सेवा प्राधिकरण को सूचित किया जाना था।`,
  mayEase: (day) => `${day} से न्यायालय स्वयं विचार कर सकता है कि शर्तें आसान की जाएँ या नहीं।`,
  prayer: [
    'आदेश और रिहाई का वारंट तुरंत ईमेल से जेल भेजे और अनुपालन की रिपोर्ट ले;',
    'जेल अधीक्षक से रिपोर्ट मँगाए कि आदेश का पालन क्यों नहीं हुआ;',
    `जमानतदार या स्थानीय पता बाधा हो तो वह शर्त आसान करे, या ${party} को कुछ समय के लिए उसके अपने बंधपत्र पर रिहा करे;`,
    'न्याय के हित में जो अन्य आदेश उचित हो, वह पारित करे।',
  ],
  copy: 'प्रति: जेल अधीक्षक; सचिव, जिला विधिक सेवा प्राधिकरण।',
});

const conditions = ({ party }: PartyTerms): Papers['conditions'] => ({
  lead: `${party} का सादर निवेदन है:`,
  line: LINE,
  granted: (fir, on) => `${fir} में ${party} को आदेश दिनांक ${on} से जमानत मिली है।`,
  inForce: 'ये शर्तें लागू हैं:',
  asks: (text) => `${party} की ओर से माँगा गया परिवर्तन: ${text}`,
  because: (text) => `कारण: ${text}`,
  obeyed: `आदेश बदलने तक ${party} उसका पालन [करता रहेगा|करती रहेगी]।`,
  prayer: [
    'इस आवेदन की सूचना राज्य को जारी करे;',
    'जमानत की शर्तें ऊपर लिखे अनुसार बदले;',
    'न्याय के हित में जो अन्य आदेश उचित हो, वह पारित करे।',
  ],
});

export const casePapers = (called: PartyTerms): Papers => ({
  titles,
  appearance: appearance(called),
  bond: bond(called),
  surrender: surrender(called),
  release: release(called),
  conditions: conditions(called),
});
