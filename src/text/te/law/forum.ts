/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { forum as English } from '#text/en/law/forum.ts';
import type { Translated } from '#text/translated.ts';
import { ofDays } from '#text/te/counted.ts';

export const forum: Translated<typeof English> = {
  title: 'కోర్టు, నోటీసులు',
  courts: {
    magistrate: 'మేజిస్ట్రేట్',
    'executive-magistrate': 'న్యాయాధికారాలున్న కార్యనిర్వాహక మేజిస్ట్రేట్',
    'chief-magistrate': 'ముఖ్య న్యాయిక లేదా ముఖ్య మహానగర మేజిస్ట్రేట్',
    'special-magistrate': 'మేజిస్ట్రేట్ స్థాయి ప్రత్యేక కోర్టు',
    sessions: 'సెషన్స్ కోర్టు',
    designated: 'నియమిత కోర్టు',
    special: 'ప్రత్యేక కోర్టు',
    'childrens-court': 'బాలల కోర్టు',
    board: 'బాల న్యాయ మండలి',
    high: 'హైకోర్టు',
  },
  first: (court) => `మొదటి దరఖాస్తు: ${court}.`,
  appellate: (court) => `తీర్పుపై అప్పీలు: ${court}.`,
  otherwise: (court) => `ఏర్పాటయ్యే వరకు: ${court}.`,
  unchecked: 'రాష్ట్ర చట్టంలో సెక్షన్ సరిచూడండి.',
  beforeArrest: (court) => `అరెస్టుకు ముందు: ${court}.`,
  refused: {
    application: (court) => `తిరస్కరణ తర్వాత దరఖాస్తు: ${court}.`,
    appeal: (court, n) => `తిరస్కరణ తర్వాత ${ofDays(n)} గడువులో అప్పీలు: ${court}.`,
    byPractice: (court) => `తిరస్కరణ తర్వాత అప్పీలు లేదా దరఖాస్తు, ఆ కోర్టు పద్ధతి ప్రకారం: ${court}.`,
    contested: 'తిరస్కరణ తర్వాతి మార్గంపై హైకోర్టుల మధ్య భేదాభిప్రాయం ఉంది.',
  },
  others: (courts) => `అభియోగంలో ఈ కోర్టులు కూడా ఉన్నాయి: ${courts}. కేసును స్వీకరించిన కోర్టే విచారిస్తుంది.`,
  notices: {
    victim: 'బాధితులకు నోటీసు ఇవ్వండి; తమ వాదన వినిపించే హక్కు వారికి ఉంది.',
    child: 'బాలల కుటుంబానికి లేదా సంరక్షకుడికి నోటీసు ఇవ్వండి; వారు న్యాయవాది ద్వారా వాదన వినిపించవచ్చు.',
    wife: 'వివాహిత మహిళ వాదన వినాలి.',
    prosecutor: 'ప్రాసిక్యూటర్‌కు వ్యతిరేకించే అవకాశం ఇవ్వాలి.',
  },
  respondent: (names) => `ప్రతివాది: ${names}.`,
  respondentAsked: (names) => `ప్రతివాది: ${names}, అరెస్టు చేసిన అధికారి.`,
  or: ' లేదా ',
  respondents: {
    'state-police': 'రాష్ట్రం, పోలీస్ స్టేషన్ ద్వారా',
    ed: 'ఎన్‌ఫోర్స్‌మెంట్ డైరెక్టరేట్',
    cbi: 'కేంద్ర దర్యాప్తు సంస్థ',
    ncb: 'మాదకద్రవ్య నియంత్రణ సంస్థ',
    customs: 'కస్టమ్స్ శాఖ',
    dri: 'రెవెన్యూ ఇంటెలిజెన్స్ డైరెక్టరేట్',
    gst: 'వస్తు సేవల పన్ను అధికారి',
    sfio: 'తీవ్ర మోసాల దర్యాప్తు కార్యాలయం',
    nia: 'జాతీయ దర్యాప్తు సంస్థ',
    'income-tax': 'ఆదాయపు పన్ను శాఖ',
    department: 'ఫిర్యాదు చేసిన శాఖ',
    'private-complainant': 'ఫిర్యాదుదారు',
  },
  waiting: 'కోర్టు ఇంకా తెలియదు: ఒక సెక్షన్ చదవలేదు.',
};
