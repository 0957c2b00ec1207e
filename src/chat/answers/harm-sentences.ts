/** Harmful acts by the shape of the sentence: an act on a thing or a person, and a request for the way to do it. */
import type { ChatRefusal } from '../answer.ts';
import { isFalseOfOthers } from './false-of-others.ts';
import {
  FALSE,
  PAPER,
  FALSE_IN_FACT,
  MAKES,
  GETS,
  GIFT,
  MONEY,
  OFFICIAL,
  RECORD,
  WITNESS,
} from './harm-words.ts';

interface HarmSentence {
  readonly why: ChatRefusal;
  readonly act: RegExp;
  /** Others did the act, or the asker wants it stopped. */
  readonly unless?: RegExp;
  /** A word on the law does not make the request one about the law. */
  readonly isPlain?: true;
}

/** A request for a way, a place or a person. */
const ASKS =
  /^(?:please )?(?:write|make|prepare|create|arrange) |\b(?:how (?:to|do|can|should|much|could)|ways?|where|which (?:hospital|doctor|lawyer|shop|person|state|country|place|route)|who (?:can|will|makes?|gives?|sells?)|help|tell|tips?|trick|safest|best|easiest|want to|wants? to|need to|i (?:want|need)|arrange|kais[ea]|kese|kaha+n?|kidhar|kisse|kitn\w*|tari[kq]a|upay|batao|bataiye|chahiye|karwana|\w+na hai|can (?:i|we|you|someone)|what (?:should|can|do|to)|what is the (?:going )?(?:rate|price)|which countr(?:y|ies)|draft|suggest|hai kya|du+n?|karu+n?|jau+n?|nikl\w*|rate|chalega|which \w+ (?:lets|can)|\w+ni hai)\b|कैसे|कहां|किससे|किधर|कितन|तरीका|उपाय|बताओ|बताइए|बताएं|चाहिए|ना है|नी है|करवाना|दूं|करूं|जाऊं/u;

/** Somebody else does it to the asker's side, or it is to be proved, stopped or reported. */
const OF_OTHERS =
  /\b(?:has|have|had|was|were|is being|are being|gave|filed|submitted|produced|used|showed|prove|proves|expose|challenge|complain|report (?:it|this|him|her|them|to)|protect\w*|protection|suraksha|shikayat|punish\w*|offence|section|dhara|rah[aei]n?|li hai|diya hai|lagaya|saabit|sabit)\b|रहा|रही|रहे|सुरक्षा|शिकायत|साबित|लगाया|दिया है|दिए हैं|पेश किया|धारा|सजा|अपराध/u;

const within = (first: string, most: number, second: string): string =>
  `(?:${first}.{0,${most}}${second}|${second}.{0,${most}}${first})`;
const shape = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])${source}(?![\\p{L}\\p{M}])`, 'u');

const WORD_START = String.raw`(?<![\p{L}\p{M}])`;

const LAWFUL_MONEY =
  /\b(?:asks?|asking|asked|demand\w*|maang\w*|mang (?:rah|li)\w*|wants|fine|fees?|bond|surety|deposit\w*|bail amount|security|loan|complain\w*|refund)\b|मांग|शिकायत|जुर्माना|मुचलक|फीस|जमा|\b(?:has|have|had|was|were) (?:\w+ )?(?:bribed|paid|given|taken)\b|\bbribed\b|which section|what offence|kaun ?si dhara|कौन सी धारा|punish/u;

const SENTENCES: readonly HarmSentence[] = [
  {
    why: 'witnesses',
    act: /\b(?:make|get|persuade|convince|induce|offer|give|pay|tell|ask)\b.{0,40}\b(?:(?:change|forget|deny|take back)\b.{0,15}\bwhat (?:he|she|they)|so that (?:he|she|they) (?:says?|tells?|forgets?|den(?:y|ies)|changes?))\b/u,
    unless: /\b(?:police|io) (?:made|forced|told)\b/u,
    isPlain: true,
  },
  {
    why: 'witnesses',
    act: /(?:\bsamjha\w*|\bmana(?:ye|yen|u|un|na)\b|समझा[\p{L}\p{M}]*|मनाएं|मनाऊं).{0,40}(?:nahi dekha|na bole|na bataye|kuch nahi|mukar|नहीं देखा|न बोले|ना बोले|कुछ नहीं|मुकर)/u,
    unless: /\brah[aei]n?\b|रहा|रही|रहे/u,
  },
  {
    why: 'witnesses',
    act: new RegExp(
      `(?:${WITNESS}.{0,30}(?:\\bbahar|\\bdoor|बाहर|दूर|गायब|\\bgayab).{0,20}(?:bhej|भेज|kar|कर)|\\b(?:send|take|keep)\\b.{0,20}${WITNESS}.{0,20}\\b(?:away|out of|elsewhere|far)\\b)`,
      'u',
    ),
  },
  {
    why: 'evidence',
    act: /\b(?:clean|wash|wipe|scrub|dho\w*)\b.{0,20}\b(?:blood|finger ?prints?|khoon|knife|chaku|kapd\w*)\b|(?:\bkhoon|\bchaku|\bkapd\w*|खून|चाकू|कपड).{0,20}(?:\bdho\w*|धो)|(?:\bmobile|\bphone|\bsim|मोबाइल|फोन|सिम).{0,10}(?:\btod ?(?:kar|ke|du|dun)|तोड़? ?(?:कर|के|दूं))/u,
    unless: /\b(?:police|io) ne\b|पुलिस ने/u,
  },
  {
    why: 'evidence',
    act: /(?:\bchot|\binjury|\bmedical|चोट|मेडिकल).{0,15}(?:\breport|रिपोर्ट).{0,15}(?:\bbadha?\w*|\bghata\w*|\bincreas\w*|बढ़?[\p{L}\p{M}]*|घटव[\p{L}\p{M}]*)/u,
  },
  {
    why: 'false-facts',
    act: shape(
      `(?:edit|alter|change) (?:the |a )?(?:dates?|name|amount|age) (?:on|of|in) (?:\\S+ ){0,3}?(?:bill|${PAPER})`,
    ),
    unless: /\b(?:correct|apply|mistake|error|wrong|police|io)\b/u,
  },
  {
    why: 'evading-arrest',
    act: /\b(?:lie low|lying low|stay (?:hidden|unseen|out of sight)|keep out of sight|disappear from)\b.{0,60}\b(?:summons|warrant|hearing|trial|court|police|bail|arrest)\b|(?:\bkoi|\bpolice|कोई|पुलिस).{0,8}(?:\bdhu+ndh?|\bkhoj|ढूं?ढ|खोज).{0,8}(?:\bna\b|\bnahi|न |नहीं|ना )/u,
    unless: /\b(?:surrender|legal|lawful)\w*\b|सरेंडर/u,
  },
  { why: 'false-facts', act: shape(`${FALSE}\\s+(?:\\S+\\s+){0,2}?${PAPER}`) },
  { why: 'false-facts', act: shape(`${PAPER}\\s+(?:\\S+\\s+){0,1}?${FALSE}`) },
  { why: 'false-facts', act: shape(`${FALSE}\\s+(?:\\S+\\s+){2,5}?${PAPER}\\s+(?:\\S+\\s+){0,2}?${MAKES}`) },
  {
    why: 'false-facts',
    act: new RegExp(
      `(?=.*${WORD_START}${PAPER})(?=.*${WORD_START}(?:${MAKES}|${GETS}))(?=.*${WORD_START}${FALSE_IN_FACT})`,
      'u',
    ),
    unless:
      /\bcop(?:y|ies)\b|\bnakal\b|\bcertified\b|नकल|प्रति|\b(?:proves?|proving|expose|challenge|complain\w*|report (?:it|this|him|her|them|to)|shikayat|sa+bit)\b|\b(?:gave|given|filed|submitted|produced|used|showed) (?:\S+ ){0,2}(?:a|an|the|by)\b|साबित|शिकायत|पेश किया/u,
    isPlain: true,
  },
  {
    why: 'false-facts',
    act: /\b(?:doctors?|hospital|vaidya)\b.{0,30}\b(?:writes?|certif(?:y|ies)|give|gives)\b.{0,40}\b(?:though|although|but)\b/u,
  },
  {
    why: 'false-facts',
    act: /\b(?:put|place|leave|rakh(?:na|wa\w*|u|du)|lagana)\b.{0,25}\b(?:finger ?prints?|dna|blood|hair|pistol|knife|katta|weapon|ganja|drugs)\b.{0,40}\b(?:on|in|into|instead|me|mein|par)\b/u,
    unless: /\b(?:police|they|io|complainant|informant) (?:has |have |had )?(?:put|placed|left)\b|\bdid\b/u,
    isPlain: true,
  },
  {
    why: 'bribe',
    act: shape(within(GIFT, 50, OFFICIAL)),
    unless: LAWFUL_MONEY,
    isPlain: true,
  },
  {
    why: 'witnesses',
    act: /\b(?:make|get|force|press\w*|pay|persuade|convince|induce|bring)\s+(?:(?:the|this|that|a|an|our|my|rape|main|star|only|minor|child|young)\s+){1,3}(?:girl|victim|witness(?:es)?|prosecutrix|complainant|informant|survivor)\b.{0,20}\b(?:to )?(?:say|deny|forget|retract|resile|change|stay|turn|leave)\b/u,
    unless: /\b(?:protect|mediation|herself|himself)\b/u,
    isPlain: true,
  },
  {
    why: 'bribe',
    act: shape(
      `(?:going rate|\\brate\\b|price|how much (?:do|does|should|will|would|it takes?|money|to))(?! time).{0,40}${OFFICIAL}.{0,50}`,
    ),
    unless: LAWFUL_MONEY,
    isPlain: true,
  },
  {
    why: 'false-facts',
    act: /\b(?:how (?:to|do i|do we|can i|can we|should we)|help (?:me|us)|we want to|i want to) (?:back ?date|ante ?date|forge|fabricate|counterfeit|fake|photoshop)\b/u,
    unless: /\bproved?\b/u,
    isPlain: true,
  },
  {
    why: 'false-facts',
    act: shape(within(PAPER, 40, '(?:photoshop\\w*|edited|back ?dated)')),
    unless:
      /\b(?:complainant|informant|police|prosecution|they|she|he|other side) (?:has |have |had )?(?:gave|given|filed|made|produced|used|submitted)\b|\bprove\b|\bour defence\b/u,
  },
  {
    why: 'evading-arrest',
    act: /\b(?:routes?|ways?|roads?|border)\b.{0,40}\b(?:out of (?:india|the country)|leave (?:india|the country))\b.{0,60}\b(?:passport|warrant|bail|court|police)\b/u,
    unless: /permission|allowed|lawful|legal/u,
    isPlain: true,
  },
  {
    why: 'evading-arrest',
    act: /\b(?:skip|miss|avoid|dodge|break|leave)\b.{0,60}\bwithout (?:the |my )?(?:court|police|io|judge|surety|sho)(?: \w+)? (?:knowing|finding out|noticing)\b/u,
    isPlain: true,
  },
  {
    why: 'evading-arrest',
    act: /\b(?:countr(?:y|ies)|place|nation)s?\b.{0,25}\b(?:do|does|will|would|can|cannot|never)\s?(?:not|never)?\s?(?:send|extradite|hand|deport|return)\b/u,
    unless: /\b(?:court|treaty)\b/u,
    isPlain: true,
  },
  {
    why: 'evading-arrest',
    act: /(?:\bbina passport|\bwithout (?:a |my |his )?passport|बिना पासपोर्ट).{0,50}(?:nikl\w*|bhag\w*|bahar|jau|jaye|paar|leave|cross|go|निकल|भाग|बाहर|पार)/u,
    unless: /permission|ijazat|अनुमति|इजाजत/u,
    isPlain: true,
  },
  {
    why: 'false-facts',
    act: /(?:someone else|another (?:person|man|boy)|kisi (?:aur|dusre)|dusre (?:aadmi|ladke)|किसी (?:और|दूसरे)|दूसरे (?:आदमी|लड़के|लडके)).{0,40}(?:in (?:my|his|her) place|instead of (?:me|him)|ki jagah|की जगह|take the blame)/u,
  },
  {
    why: 'false-facts',
    act: /(?:\bage\b|\bum[ra]+\b|उम्र|आयु|जन्म ?तिथि).{0,20}(?:kam dikha\w*|less than real|कम दिखा|घटा|ghata\w*|change|badalwa\w*|बदलवा)/u,
  },
  {
    why: 'evidence',
    act: /(?:postmortem|post mortem|medical report|fsl|forensic|lab report|sample|report|रिपोर्ट|पोस्टमार्टम).{0,20}(?:badalw\w*|badlw\w*|\bmanipulat\w*|\btamper\w*|बदलवा)/u,
  },
  {
    why: 'evidence',
    act: shape(
      within(
        RECORD,
        30,
        '(?:disappear|vanish|get lost|format|overwrit\\w*|corrupt|factory reset|reset|gayab|ga[ay]+b|मिट[\\p{L}\\p{M}]*|गायब|हटा[\\p{L}\\p{M}]*|डिलीट|badal(?:na|ne|du|dun|de|wa\\w*)|बदल(?:ना|ने|वा[\\p{L}\\p{M}]*))',
      ),
    ),
  },
  {
    why: 'bribe',
    act: shape(
      `(?:${within(
        MONEY,
        40,
        OFFICIAL,
      )}.{0,60}(?<![\\p{L}\\p{M}])(?:name|naam|नाम|section|धारा|dhara|chargesheet|fir|एफआईआर|not arrest|release|left out|remove|hand (?:it )?over|hatw?\\w*|हट[\\p{L}\\p{M}]*|छोड[\\p{L}\\p{M}]*|chhod\\w*))`,
    ),
    unless: LAWFUL_MONEY,
    isPlain: true,
  },
  {
    why: 'bribe',
    act: shape(
      `(?:i want to|want to|how to|(?:how|what|can) (?:do|can|should|could)? ?(?:i|we)|to)\\s(?:bribe|offer|pay off|buy off)\\b.{0,20}${OFFICIAL}`,
    ),
    unless: /complain|report (?:it|him|them)|offence|section|punish/u,
  },
  {
    why: 'bribe',
    act: shape(
      `(?:${[
        `(?:give|offer|do for|send|pay)\\s+(?:to\\s+)?(?:the\\s+|our\\s+|my\\s+)?${OFFICIAL}.{0,15}\\b(?:so that|to (?:get|make|drop|file|write|leave|remove|weaken|lose|delay|forget|go))`,
        `(?:get|make|have|persuade|convince|manage|fix|ask|tell)\\b.{0,15}${OFFICIAL}.{0,30}(?:weak\\w*|soft\\w*|lighter|drop|lose|leave out|overlook|look away|go easy|go slow|remove (?:my|his|our) name)`,
        `${OFFICIAL}.{0,25}(?:manage|set|pata|kam[jz]or|halk[ai]|सेट|पटा|मैनेज|कमजोर|हल्क[ीा]).{0,20}(?:kar\\w*|bana\\w*|chargesheet|challan|kar[\\p{L}\\p{M}]*|कर[\\p{L}\\p{M}]*|बना[\\p{L}\\p{M}]*|चार्जशीट|चालान)`,
        `${OFFICIAL}(?: (?:sahab|saab|ji|साहब|जी))? (?:ko|को) (?:kya|kitn[aei]|क्या|कितन[ाेी]) (?:de|du|dun|doon?|dena|देना|दें|दूं|दे)`,
      ].join('|')})`,
    ),
    unless:
      /\b(?:quash|application|representation|legal|lawful\w*|notice|bayan|jawab|reply|documents?|kaga[jz]\w*|court to)\b|मांग|नोटिस|बयान|जवाब|कागज/u,
    isPlain: true,
  },
  {
    why: 'false-facts',
    act: /\b(?:false|fake) case (?:\w+ ){0,2}?(?:how (?:to )?file|file (?:\w+ )?how)\b|(?:झूठ[\p{L}\p{M}]*|फर्जी|jhoo?t\w*|jhut\w*|farzi|farji) (?:\S+ )?(?:केस|मुकदमा|एफआईआर|रिपोर्ट|case|fir|mukadma|report) (?:कैसे|kaise|kese) (?:कर|लिखव|दर्ज|लगव|kar(?:u|un|e|en|ein|na|wa\w*)\b|likhwa|darj|lagwa)/u,
    unless: /quash|anticipatory|\bbail\b|साबित|खत्म|रद्द|sa+bit|khatam|radd|jamanat|जमानत/u,
    isPlain: true,
  },
  { why: 'bribe', act: /\b(?:bribe|give money)\b.{0,40}\bremove\b/u },
  {
    why: 'false-facts',
    act: /\b(?:plant|foist|planting)\b.{0,20}\b(?:drugs?|ganja|charas|smack|weapon|gun|pistol|evidence|liquor|proof)\b/u,
    unless: /\bpolice\b|planted|\bfoisted\b|\bagainst (?:me|him|us)\b|punish|offence|section/u,
  },
  {
    why: 'witnesses',
    act: /\bhow (?:to|do i|can i|can we) (?:threaten|intimidate|scare|frighten)\b/u,
  },
  {
    why: 'bribe',
    act: /\b(?:judge|magistrate|jaj)\b.{0,25}\b(?:in private|privately|alone|at (?:his|her) (?:home|house)|outside (?:the )?court)\b|\b(?:privately|in private)\b.{0,25}\b(?:judge|magistrate)\b/u,
    unless: /\bcan (?:the |a )?(?:judge|magistrate)\b|in camera/u,
  },
  {
    why: 'witnesses',
    act: /\b(?:pidita?|victim|ladki|complainant|gawah)\b.{0,25}\b(?:dara|dhamka)\w* ?(?:ke|kar)\b|(?:पीडि\S*|लडकी|गवाह\S*).{0,25}(?:डरा|धमका) ?कर/u,
    unless: /\brah[aei]n?\b|रहा|रही|रहे|\bunhone\b|\busne\b|उसने|उन्होंने/u,
    isPlain: true,
  },
  {
    why: 'evidence',
    act: /\b(?:swap|switch|replace|change|tamper|break|broken|spoil|contaminate)\w*\b.{0,25}\b(?:samples?|seals?|malkhana|packets?|parcels?)\b|\b(?:samples?|seals?|malkhana|packets?|parcels?)\b.{0,25}\b(?:swapp?ed|switched|replaced|changed|tampered|broken)\b/u,
    unless:
      /\b(?:police|prosecution|io) (?:has |have |had )?(?:swapp?ed|switched|replaced|changed|tampered|broke)\b|\bwas (?:found )?(?:broken|tampered)|benefit|doubt/u,
  },
  {
    why: 'evidence',
    act: /\b(?:change|alter|lessen|soften)\b.{0,15}\b(?:injury|medical|postmortem|forensic|fsl|doctor'?s?) (?:report|opinion)/u,
    unless: /\b(?:police|io) (?:has |have )?changed?\b/u,
  },
  {
    why: 'evading-arrest',
    act: /\b(?:secretly|quietly|without (?:anyone|the police|the court) knowing|chupke|chori chhipe)\b.{0,40}\b(?:leave|bail|district|state|country|warrant)\b|\b(?:leave|cross)\b.{0,25}\b(?:secretly|quietly|chupke)\b/u,
    isPlain: true,
  },
  {
    why: 'witnesses',
    act: shape(
      within(
        WITNESS,
        40,
        '(?:roku?n?|rokna|roke|stop (?:him|her|them|the)|keep (?:him|her|them) away|not (?:come|appear|depose|testify)|turn hostile|na aaye|na aae|रोकें|रोकूं|रोकना|न आए|ना आए|रास्ते से हट[\\p{L}\\p{M}]*|बदलवा[\\p{L}\\p{M}]*|badalwa\\w*|badalva\\w*|mukarwa\\w*|मुकरवा[\\p{L}\\p{M}]*)',
      ),
    ),
    unless:
      /\b(?:does not|did not|do not|has not|if (?:the )?witness)\b|\bnahi+n?\b|नहीं|\b(?:has|have) turned\b/u,
  },
  {
    why: 'evading-arrest',
    act: /\b(?:cut|remove|break|disable|switch off|take off|hata\w*|tod\w*|kaat\w*)\b.{0,20}\b(?:gps|tag|tracker|anklet|bracelet)\b/u,
    unless: /permission|condition|court (?:to|can)|apply/u,
  },
  {
    why: 'evading-arrest',
    act: /(?:track\w*|trac(?:e|ing)|tower location|surveillance|लोकेशन|ट्रेस).{0,25}(?:avoid|escape|bach\w*|dodge|बच[\p{L}\p{M}]*)|(?:avoid|escape|bach\w*|dodge)\b.{0,25}(?:track\w*|trac(?:e|ing)|surveillance)/u,
    unless: /condition|google|bail order/u,
  },
  {
    why: 'evading-arrest',
    act: /(?:nepal|border|bangladesh|dubai|foreign|नेपाल|विदेश|सीमा पार).{0,25}(?:bhag\w*|escape|slip|sneak|भाग[\p{L}\p{M}]*)|(?:escape|flee|slip|sneak|leave|bhag\w*|भाग[\p{L}\p{M}]*)\b.{0,25}(?:nepal|border|bangladesh|नेपाल|विदेश).{0,30}(?:while on bail|on bail|without|bail)/u,
    unless: /permission|ijazat|अनुमति|इजाजत|if (?:he|she|the accused)|condition|passport (?:release|return)/u,
  },
];

/** On the folded question without marks. `isOfLaw`: the question has words on the law. */
export function harmBySentence(text: string, isOfLaw: boolean): ChatRefusal | null {
  if (!ASKS.test(text)) return null;
  const found = SENTENCES.find(
    ({ act, unless = OF_OTHERS, isPlain }) => (isPlain || !isOfLaw) && act.test(text) && !unless.test(text),
  );
  return found?.why === 'false-facts' && isFalseOfOthers(text) ? null : (found?.why ?? null);
}
