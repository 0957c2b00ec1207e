import type { orderParts as English } from '#text/en/papers/order-parts.ts';
import type { PartyTerms } from '#text/en/law/party-terms.ts';
import { APPELLANT, APPLICANT } from '#text/hi/law/party-terms.ts';
import type { Translated } from '#text/translated.ts';
import { boardParts } from './order-board.ts';
import { conditionsParts } from './order-conditions.ts';

type Parts = Translated<(typeof English)['applicant']>;

type OtherSide = 'राज्य' | 'विपक्षी';

const CHILD: PartyTerms = { party: '[बालक|बालिका]', Party: '[बालक|बालिका]', paper: 'आवेदन' };

/** Verb forms agree with the paper: an appeal is feminine. */
const agreeing = ({ paper }: PartyTerms, masculine: string, feminine: string): string =>
  paper === APPELLANT.paper ? feminine : masculine;

const stateWords = ({ paper }: PartyTerms, side: OtherSide): Parts['state'] => ({
  opposed: `विद्वान लोक अभियोजक ने ${paper} का विरोध किया।`,
  'not-opposed': `विद्वान लोक अभियोजक ने ${paper} का विरोध नहीं किया।`,
  onMerits: `तथापि न्यायालय ने ${paper} पर गुण-दोष के आधार पर विचार किया है।`,
  absent: 'लोक अभियोजक को सुनवाई का अवसर दिया गया और उन्होंने कोई निवेदन नहीं किया।',
  againstBail: {
    opposed: 'विद्वान लोक अभियोजक ने जमानत जारी रखने का विरोध किया।',
    'not-opposed': 'विद्वान लोक अभियोजक ने जमानत जारी रखने का विरोध नहीं किया।',
  },
  report: (day) => `${side} की रिपोर्ट दिनांक ${day} की है।`,
  submits: (text) => `निवेदन है: ${text}`,
});

const answers = ({ party }: PartyTerms): Parts['answers'] => ({
  applicant: (text) => `${party} का कथन है: ${text}`,
  court: (text) => `न्यायालय अभिलिखित करता है: ${text}`,
});

const surrendered = ({ party }: PartyTerms): Parts['surrendered'] => ({
  'taken-into-custody': (day, at) =>
    `${party} ने ${day} को${at ? ` ${at} बजे` : ''} इस न्यायालय के समक्ष आत्मसमर्पण किया। पहचान की गई और अभिरक्षा में लिया गया।`,
  'not-taken-into-custody': (day, at) =>
    `${party} ने ${day} को${at ? ` ${at} बजे` : ''} इस न्यायालय के समक्ष आत्मसमर्पण किया। पहचान की गई। अभिरक्षा में नहीं लिया गया।`,
});

const noticeGiven = (day: string | null, provision: string | null): string =>
  `सूचनाकर्ता या पीड़ित को${day ? ` दिनांक ${day} को` : ''}${provision ? ` ${provision} के अधीन` : ''} सूचना दी गई`;

const victim: Parts['victim'] = {
  heard: (day, provision) => `${noticeGiven(day, provision)} और उन्हें सुना गया।`,
  'not-appeared': (day, provision) => `${noticeGiven(day, provision)}; वे उपस्थित नहीं हुए।`,
};

const finding = ({ party }: PartyTerms): Parts['finding'] => ({
  'gate-not-guilty': (provision, text) =>
    `${provision} पर: यह मानने के युक्तियुक्त आधार हैं कि ${party} अपराध [का|की] दोषी नहीं है: ${text}`,
  'gate-no-offence-on-bail': (provision, text) =>
    `${provision} पर: जमानत पर रहते हुए ${party} द्वारा कोई अपराध किए जाने की संभावना नहीं है: ${text}`,
  'gate-not-prima-facie-true': (provision, text) =>
    `${provision} पर: यह मानने के युक्तियुक्त आधार नहीं हैं कि ${party} पर आरोप प्रथम दृष्टया सत्य है: ${text}`,
  'gate-proviso': (provision, text) =>
    `${party} ${provision} के परंतुक के अंतर्गत है, इसलिए उस धारा की शर्तें अपेक्षित नहीं हैं: ${text}`,
  'gate-long-delay': (provision, text) =>
    `अभिरक्षा की अवधि और मुकदमे में विलंब के कारण ${provision} की रोक संविधान के अनुच्छेद 21 के अधीन है: ${text}`,
  'gate-not-attracted': (provision, text) => `${provision} की रोक लागू नहीं होती: ${text}`,
  'gate-guilt-not-excluded': (provision, text) =>
    `${provision} पर: न्यायालय का समाधान नहीं हुआ कि यह मानने के युक्तियुक्त आधार हैं कि ${party} अपराध [का|की] दोषी नहीं है: ${text}`,
  'gate-offence-likely': (provision, text) =>
    `${provision} पर: न्यायालय का समाधान नहीं हुआ कि जमानत पर रहते हुए ${party} द्वारा कोई अपराध किए जाने की संभावना नहीं है: ${text}`,
  'gate-prima-facie-true': (provision, text) =>
    `${provision} पर: यह मानने के युक्तियुक्त आधार हैं कि ${party} पर आरोप प्रथम दृष्टया सत्य है: ${text}`,
  'proviso-denied': (provision, text) => `${provision} के परंतुक का लाभ इन कारणों से नहीं दिया जाता: ${text}`,
  'bar-attracted': (provision, text) => `${provision} की रोक लागू होती है: ${text}`,
  'bar-not-attracted': (provision, text) => `${provision} की रोक लागू नहीं होती: ${text}`,
  'show-cause': (provision, text) =>
    `${provision} के अधीन लोक अभियोजक को कारण दिखाने का लिखित अवसर दिया गया: ${text}`,
  'right-accrued': (provision, text) => `${provision} का अधिकार उत्पन्न हो चुका है: ${text}`,
  'right-answered': (provision, text) => `${provision} का अधिकार उपलब्ध नहीं है: ${text}`,
  'sixty-day-refusal': (provision, text) => `${provision} के अधीन रिहाई अस्वीकार करने के कारण: ${text}`,
  'transit-notice': (_, text) => `जिस राज्य में संबंधित FIR पंजीबद्ध है, उसके विवेचक और लोक अभियोजक को सूचना: ${text}`,
  'transit-link': (_, text) => `इस न्यायालय के क्षेत्र से ${party} का संबंध: ${text}`,
  'transit-competent-court': (_, text) =>
    `${party} उस न्यायालय में तुरंत आवेदन नहीं कर [सकता|सकती] जिसे संबंधित FIR पर अधिकारिता है, कारण: ${text}`,
  'transit-apprehension': (_, text) =>
    `${party} को दूसरे राज्य में गिरफ्तारी की युक्तियुक्त आशंका है। कारण और जाँच पर इस आदेश का प्रभाव: ${text}`,
  'transit-state-law': (_, text) =>
    `जिस राज्य में संबंधित FIR पंजीबद्ध है, वहाँ की विधि इस अपराध में अग्रिम जमानत पर रोक नहीं लगाती: ${text}`,
});

const dates: Parts['dates'] = {
  remand: (day, days, last) => `पहला रिमांड ${day} को हुआ। ${days} दिन की अवधि ${last} को समाप्त हुई।`,
  remandOpen: (day, days, last) => `पहला रिमांड ${day} को हुआ। ${days} दिन की अवधि ${last} को समाप्त होगी।`,
  notFiled: (day) => `${day} तक पुलिस रिपोर्ट दाखिल नहीं हुई।`,
  filed: (day) => `पुलिस रिपोर्ट ${day} को दाखिल हुई।`,
  applied: (day) => `आवेदन ${day} को दाखिल हुआ।`,
  accrued: (provision) => `${provision} का अधिकार उत्पन्न हो चुका था और उसका प्रयोग किया गया।`,
  undertrial: (fraction, day) => `कारावास की अधिकतम अवधि का ${fraction} ${day} को पूरा हुआ।`,
  fractions: { '1/3': 'एक तिहाई', '1/2': 'आधा भाग' },
};

const granted = ({ party }: PartyTerms): Parts['granted'] => ({
  regular: (name) => `${name} को इस मामले में जमानत पर रिहा किया जाए।`,
  bailable: (name) => `${name} इस मामले में जमानत [का अधिकारी|की अधिकारी] है; जमानत देने पर रिहा किया जाए।`,
  anticipatory: (name, fir, isOne) =>
    `${fir} में गिरफ्तारी की दशा में गिरफ्तार करने वाला अधिकारी ${name} को जमानत पर रिहा करे। यह संरक्षण इस आदेश की शर्तों के अधीन ${isOne ? '' : 'इनमें से प्रत्येक FIR के '}मुकदमे की समाप्ति तक जारी रहेगा।`,
  competentCourt: (fir, place, { sessions, high }) =>
    `${fir} के लिए${place ? ` ${place} का` : ''} ${sessions} या वह ${high} जिसे उस पर अधिकारिता है`,
  transit: (name, fir, { until, courts }) =>
    `${until ? `${until} तक ` : ''}${fir} में ${name} को गिरफ्तार न किया जाए, ताकि ${party} सक्षम न्यायालय में आवेदन कर सके: ${courts}। उस आवेदन के गुण-दोष पर न्यायालय कोई मत व्यक्त नहीं करता।`,
  default: (name, provision) =>
    `${provision} के अधीन ${name} को जमानत पर रिहा किया जाए। जमानत देने तक ${party} अभिरक्षा में [रहेगा|रहेगी]।`,
  undertrialBond: (name, provision) => `${provision} के अधीन ${name} को बंधपत्र पर रिहा किया जाए।`,
  undertrialBail: (name, provision) => `${provision} के अधीन ${name} को जमानत पर रिहा किया जाए।`,
  suspension: (name, day) =>
    `दिनांक ${day} के निर्णय से दी गई सज़ा का निष्पादन अपील के निर्णय तक निलंबित किया जाता है। ${name} को जमानत पर रिहा किया जाए।`,
  suspensionUntil: (name, day, until) =>
    `दिनांक ${day} के निर्णय से दी गई सज़ा का निष्पादन ${until ? `${until} तक ` : ''}निलंबित किया जाता है, ताकि अपील प्रस्तुत की जा सके। ${name} को जमानत पर रिहा किया जाए।`,
  interim: (name, until) => `${name} को ${until ? `${until} तक ` : ''}अंतरिम जमानत पर रिहा किया जाए।`,
  protection: (name, fir, until) =>
    `${until ? `${until} तक ` : ''}${fir} में ${name} को गिरफ्तार न किया जाए। लिखित सूचना पर ${party} जाँच में उपस्थित [होगा|होगी]।`,
});

type TermKey =
  | 'purpose'
  | 'surrender'
  | 'bond'
  | 'protectionBond'
  | 'noBond'
  | 'furnish'
  | 'furnishInFirs'
  | 'furnishToOfficer'
  | 'furnishBy'
  | 'conditions'
  | 'condition';

/** A personal bond with its sureties, before a postposition. */
const bondOf = (amount: string, sureties: number): string =>
  sureties === 0
    ? `${amount} रुपये के निजी मुचलके`
    : `${amount} रुपये के निजी मुचलके और इतनी ही राशि के ${sureties === 1 ? 'एक जमानतदार' : `${sureties} जमानतदारों`}`;

const terms = ({ party }: PartyTerms): Pick<Parts, TermKey> => ({
  purpose: (text) => `अंतरिम जमानत का प्रयोजन: ${text}`,
  surrender: (jail, day, at) =>
    `${party} ${day} को${at ? ` ${at} बजे तक` : ''} ${jail ? `अधीक्षक, ${jail}` : 'जेल अधीक्षक'} के समक्ष आत्मसमर्पण [करेगा|करेगी]।`,
  bond: (amount, sureties) =>
    `रिहाई ${bondOf(amount, sureties)} पर${sureties === 0 ? ', बिना जमानतदार के,' : ''} होगी।`,
  protectionBond: (amount, sureties) =>
    sureties === 0
      ? `${party} ${amount} रुपये का निजी मुचलका, बिना जमानतदार के, [देगा|देगी]।`
      : `${party} ${amount} रुपये का निजी मुचलका और इतनी ही राशि ${sureties === 1 ? 'का एक जमानतदार' : `के ${sureties} जमानतदार`} प्रस्तुत [करेगा|करेगी]।`,
  noBond: 'इस आदेश से कोई मुचलका तय नहीं किया गया है।',
  furnish: {
    'this-court': 'मुचलका इस न्यायालय के समक्ष',
    'trial-court': 'मुचलका विचारण न्यायालय के समक्ष',
    'duty-magistrate': 'मुचलका ड्यूटी मजिस्ट्रेट के समक्ष',
    jail: 'मुचलका जेल अधीक्षक के समक्ष',
    station: 'मुचलका थानाध्यक्ष के समक्ष',
  },
  furnishInFirs: {
    stationInFir: (station, number) => `${number} में ${station}`,
    station: (stations) => `मुचलका ${stations} के थानाध्यक्ष के समक्ष`,
    court: (firs) => `मुचलका ${firs} पर अधिकारिता रखने वाले न्यायालय के समक्ष`,
  },
  furnishToOfficer: 'मुचलका विपक्षी के विवेचक के समक्ष',
  furnishBy: (place, day) => `${place}${day ? ` ${day} तक` : ''} दिया जाए।`,
  conditions: `${party} निम्नलिखित शर्तों का पालन [करेगा|करेगी]:`,
  condition: (text, purpose, power) => {
    const because = [purpose && `उद्देश्य: ${purpose}`, power && `प्रावधान: ${power}`].filter(Boolean);
    return because.length > 0 ? `${text} (${because.join('; ')})` : text;
  },
});

type DisposalKey =
  | 'allowed'
  | 'allowedSoFar'
  | 'allowedInPart'
  | 'refusedIn'
  | 'refused'
  | 'not-maintainable'
  | 'withdrawn'
  | 'cancelled'
  | 'interimEnds'
  | 'interimAbsolute'
  | 'setAside'
  | 'notOnMerits';

const disposal = (called: PartyTerms): Pick<Parts, DisposalKey> => {
  const { party, paper } = called;
  const isDone = agreeing(called, 'किया जाता है', 'की जाती है');
  return {
    allowed: `${paper} स्वीकार ${isDone}।`,
    allowedSoFar: `${paper} निम्नलिखित सीमा तक स्वीकार ${isDone}।`,
    allowedInPart: `${paper} अंशतः स्वीकार ${isDone}।`,
    refusedIn: (firs, provision) => `${firs} में ${provision} के अधीन ${paper} अस्वीकार ${isDone}।`,
    refused: (provision) => `${provision} के अधीन ${paper} ${agreeing(called, 'अस्वीकार', 'खारिज')} ${isDone}।`,
    'not-maintainable': `${paper} इस न्यायालय में पोषणीय न होने से निस्तारित ${isDone}। ${party} सक्षम न्यायालय में आवेदन करने को स्वतंत्र है।`,
    withdrawn: `${paper} वापस लिए जाने से, प्रार्थित स्वतंत्रता सहित, निरस्त ${isDone}।`,
    cancelled: (day, provision) =>
      `दिनांक ${day} के आदेश से दी गई जमानत${provision ? ` ${provision} के अधीन` : ''} रद्द की जाती है। ${party} अभिरक्षा से बाहर हो तो अभिरक्षा में लिया जाए।`,
    interimEnds: {
      protection: (day) => `दिनांक ${day} के आदेश से दिया गया अंतरिम संरक्षण इस आदेश के साथ समाप्त होता है।`,
      bail: (day) =>
        `दिनांक ${day} के आदेश से दी गई अंतरिम जमानत अपने अंतिम दिन के बाद जारी नहीं रहेगी; उस दिन के लिए उस आदेश के निर्देश यथावत् रहेंगे।`,
    },
    interimAbsolute: {
      protection: (day) => `दिनांक ${day} के आदेश से दिया गया अंतरिम संरक्षण इस आदेश की शर्तों पर पुष्ट किया जाता है।`,
      bail: (day) => `दिनांक ${day} के आदेश से दी गई अंतरिम जमानत इस आदेश की शर्तों पर पुष्ट की जाती है।`,
    },
    setAside: (day) => `अपीलाधीन आदेश${day ? `, दिनांक ${day},` : ''} अपास्त किया जाता है।`,
    notOnMerits: `${paper} का निर्णय गुण-दोष पर नहीं किया गया है।`,
  };
};

type CopyKey =
  | 'released'
  | 'releasedPlain'
  | 'toJail'
  | 'toJailRefused'
  | 'toTrialCourt'
  | 'toCourtOfFirs'
  | 'toStation'
  | 'toOffice'
  | 'toApplicant'
  | 'pronounced';

const copies = ({ party }: PartyTerms): Pick<Parts, CopyKey> => ({
  released: `यदि ${party} की किसी अन्य मामले में आवश्यकता न हो तो जमानत देने पर रिहाई की जाए।`,
  releasedPlain: `यदि ${party} की किसी अन्य मामले में आवश्यकता न हो तो रिहाई की जाए।`,
  toJail: (jail) =>
    `इस आदेश की सॉफ़्ट प्रति आज ही ई-मेल से ${jail ? `अधीक्षक, ${jail},` : 'जेल अधीक्षक'} को भेजी जाए। सात दिन में रिहाई न होने पर अधीक्षक जिला विधिक सेवा प्राधिकरण को सूचित करें।`,
  toJailRefused: (jail) => `इस आदेश की प्रति सूचनार्थ ${jail ? `अधीक्षक, ${jail},` : 'जेल अधीक्षक'} को भेजी जाए।`,
  toTrialCourt: 'इस आदेश की प्रति विचारण न्यायालय को भेजी जाए।',
  toCourtOfFirs: (firs) => `इस आदेश की प्रति ${firs} पर अधिकारिता रखने वाले न्यायालय को भेजी जाए।`,
  toStation: (station) => `इस आदेश की प्रति थानाध्यक्ष, थाना ${station}, को भेजी जाए।`,
  toOffice: (office) => `इस आदेश की प्रति ${office} को भेजी जाए।`,
  toApplicant: `इस आदेश की प्रति ${party} को दी जाए।`,
  pronounced: (day) => `दिनांक ${day} को खुले न्यायालय में सुनाया गया।`,
});

type OpeningKey =
  | 'heading'
  | 'present'
  | 'asked'
  | 'bailInForce'
  | 'arisesOut'
  | 'readWith'
  | 'concerns'
  | 'bailInFirs'
  | 'submitted'
  | 'allegation'
  | 'antecedents'
  | 'earlier';

const registeredFor = (sections: string, isOne: boolean): string =>
  `${sections} के अधीन दंडनीय ${isOne ? 'अपराध' : 'अपराधों'} के लिए पंजीबद्ध`;

const listedFirs = (firs: Parameters<Parts['concerns']>[0]): string =>
  firs
    .map(({ name, sections, isOne }, n) =>
      sections === '' ? `(${n + 1}) ${name}` : `(${n + 1}) ${name}, ${registeredFor(sections, isOne)}`,
    )
    .join('; ');

const COUNTS = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'];

const firCount = (count: number): string => `${COUNTS[count] ?? String(count)} FIR`;

const opening = ({ party, paper }: PartyTerms, side: OtherSide): Pick<Parts, OpeningKey> => ({
  heading: {
    application: paper,
    findings: 'निष्कर्ष',
    state: `${side} का निवेदन`,
    submissions: 'निवेदन',
    release: 'रिहाई और प्रतियाँ',
  },
  present: {
    applicant: (advocate) => `${party} की ओर से: ${advocate}, अधिवक्ता।`,
    state: (name) => `${side} की ओर से: ${name}, लोक अभियोजक।`,
    stateUnnamed: `${side} की ओर से: लोक अभियोजक।`,
    victim: 'सूचनाकर्ता या पीड़ित की ओर से: अधिवक्ता।',
  },
  asked: ({ nth, noun, provision }) =>
    nth === null
      ? `यह ${provision} के अधीन ${noun} हेतु आवेदन है।`
      : `यह ${provision} के अधीन ${noun} हेतु ${nth} आवेदन है।`,
  bailInForce: (day) => `दिनांक ${day} के आदेश से इस मामले में ${party} को जमानत दी गई थी।`,
  arisesOut: (fir, sections, isOne) =>
    sections === ''
      ? `यह मामला ${fir} से उत्पन्न हुआ है।`
      : `यह मामला ${fir} से उत्पन्न हुआ है, जो ${registeredFor(sections, isOne)} है।`,
  readWith: (sections, others) => `${sections}, सहपठित ${others}`,
  concerns: (firs) => `${paper} ${firCount(firs.length)} के संबंध में है: ${listedFirs(firs)}।`,
  bailInFirs: (firs) => `जमानत ${firCount(firs.length)} में है: ${listedFirs(firs)}।`,
  submitted: (headings) => `${party} के विद्वान अधिवक्ता ने इन आधारों पर निवेदन किया: ${headings}।`,
  allegation: (text) => `आरोप है: ${text}`,
  antecedents: {
    none: `${paper} में कोई अन्य आपराधिक मामला नहीं बताया गया है।`,
    some: (cases) => `${paper} में बताए गए अन्य आपराधिक मामले: ${cases}।`,
    row: ({ fir, station, sections, outcome }) =>
      `FIR संख्या ${fir}, थाना ${station} (${sections}), ${outcome}`,
  },
  earlier: (rows) => `पूर्व आवेदन: ${rows}।`,
});

const partsFor = (called: PartyTerms, side: OtherSide = 'राज्य'): Parts => ({
  ...opening(called, side),
  state: stateWords(called, side),
  answers: answers(called),
  surrendered: surrendered(called),
  victim,
  finding: finding(called),
  dates,
  granted: granted(called),
  ...terms(called),
  ...disposal(called),
  ...copies(called),
  modified: conditionsParts(called, side),
});

export const orderParts: Translated<typeof English> = {
  applicant: partsFor(APPLICANT),
  appellant: partsFor(APPELLANT),
  ofAgency: { applicant: partsFor(APPLICANT, 'विपक्षी'), appellant: partsFor(APPELLANT, 'विपक्षी') },
  child: { ...partsFor(CHILD), cancelled: boardParts.cancelled, pronounced: boardParts.pronounced },
  board: boardParts,
};
