/**
 * Rejected topics: guilt or outcome of a case, false facts, evading arrest, contact with witnesses, a
 * victim's identity.
 */
import { PRESSED_BY_ACCUSED } from '../parsing/patterns.ts';
import { fold } from '#search/engine/fold.ts';
import type { ChatRefusal } from '../answer.ts';
import type { ChatQuestion } from '../parsing/question.ts';
import { isAboutPerson } from './about-person.ts';
import { isFalseOfOthers } from './false-of-others.ts';
import { harmBySentence } from './harm-sentences.ts';
import { some } from './whole-words.ts';

const HOW = some(
  'how|help|help me|ways?|trick|tricks|tips|best way|can you|give|tell|teach|make|write|create|arrange|prepare|draft|get|where|kaise|kese|kaisay|tarika|tareeka|upay|batao|bataye|bataiye|bana|banao|bana do|banwa|banwau|banwana|banwani|banvani|banwane|banvana|bnwana|karu|karun|do|dilwao|chahiye|कैसे|तरीका|उपाय|बताओ|बताइए|बनाओ|बनवाएं|बनवाए|बनवाऊ|बनवाऊं|बना|दो|करूं|करू|दिलवाओ|चाहिए|find|want to|need to|should i|kahan|kaha|kidhar|कहां|किधर|good plan|suggest|safe place|patau|mitau|dhamkau|chhipu|chhupu|bhagu|bachu|let me',
);
/** Questions about the law itself: punishment or consequences. */
const OF_LAW = some(
  'punishment|punish|punishable|saza|saja|offence|offense|crime|section|dhara|cancel|cancelled|cancellation|bailable|what happens|consequence|consequences|is it legal|is it an|illegal|law on|law for|law about|सजा|धारा|अपराध|कानून|condition|conditions|radd|judgment|case law|charged|accused of|prevent|protect|protection|complain|report (?:it|him|her|them|to|this)|being threatened|is threatening|false case against|filed a false|jhootha case|jhutha case|jhuthi fir|false fir|if accused|if the accused|victim threatened',
);

const EVADE = some(
  'hide|hiding|escape|escaping|evade|evading|flee|fleeing|run away|running away|abscond|dodge|bhag|bhaag|bhagna|bhagu|bhagne|chhip|chhipu|chhup|chhupu|chhupna|chupna|chhipna|chipu|chupu|chhupe|chhupne|farar|run|छिप|छिपूं|छिपू|छुप|छुपूं|छुपु|भाग|भागूं|भागना|भागने|छिपने|छुपने|फरार|छिपना|छुपना|leave the country|leaving the country|go abroad|fake passport|nepal|border|extradition|jump bail|skip bail|skip the country|destroy my sim|switch off phone',
);
const AVOID = some(
  'avoid|avoiding|bach|bachu|bachna|bachne|bachane|bache|बच|बचूं|बचना|बचने|बचे|stay away|get away|outrun|not get caught|not be caught|undetected|without getting caught',
);
const POLICE = some(
  'police|pulis|polis|arrest|arrested|custody|warrant|cops|giraftari|giraftar|girftari|country|court|courts|hearing|hearings|summons|summon|samman|peshi|pesi|adalat|tarikh|tareekh|पेशी|अदालत|कोर्ट|तारीख|समन|ed|cbi|investigation|law|desh|jail|पुलिस|गिरफ्तारी|गिरफ्तार|वारंट|देश|कानून|हिरासत',
);
const WITNESS = some(
  'witness|witnesses|eyewitness|eyewitnesses|gawah|gavah|gawaah|gawaho|gawahon|complainant|informant|victim|prosecutrix|shikayatkarta|shikayat karne wale|complainants|informants|fariyadi|ladki wale|ladki walo|ladki walon|vadi|फरियादी|लड़की वाले|लड़की वालों|लडकी वाले|लडकी वालों|वादी|गवाही|pidita|गवाह|गवाहों|शिकायतकर्ता|पीड़ित|पीडित|पीड़िता|पीडिता|her statement|his statement|survivor',
);
const PRESS = some(
  'threaten|threat|pressure|pressurise|pressurize|convince|influence|persuade|buy|bribe|pay|money|hostile|change|withdraw|turn|scare|intimidate|silence|dhamka|dhamkau|dhamkaun|dhamkana|dhamki|patau|patana|pataun|patao|khareed|kharidu|kharid|manau|manana|manaun|mukar|mukarwa|badalwa|badalwau|dara|darau|chup|paisa|paise|धमकाऊं|धमकाऊ|धमका|धमकी|धमकाना|मनाऊं|मनाना|खरीद|खरीदूं|डराकर|धमकाकर|डराएं|धमकाएं|डराना|पलटवाएं|पलटवाना|dara ke|dara kar|daraake|dhamka ke|dhamka kar|पटाऊं|पटाना|मुकर|बदलवा|बदलवाऊं|डरा|डराऊं|पैसे|पैसा|दबाव|coach|tutor',
);
/** Pressure if it concerns a witness or victim; meeting a complainant to compound the offence is allowed. */
const MEETING = some(
  'meet|approach|contact|contacting|talk to|speak to|milu|milun|milna|baat karu|baat karun|मिलूं|मिलना|बात करूं',
);
const OF_A_WITNESS = some(
  'witness|witnesses|gawah|gavah|gawaah|gawaho|gawahon|victim|prosecutrix|pidita|survivor|गवाह|गवाहों|पीड़ित|पीडित|पीड़िता|पीडिता',
);
const GETTING_QUIET = some(
  'chup kara|chup karao|chup karaye|chup karau|chup karaun|shut him up|keep quiet|चुप कराऊं|चुप कराएं',
);
const FALSE = some(
  'fake|false|fabricate|fabricated|forge|forged|bogus|jhoothi|jhuthi|jhootha|jhutha|jhuta|jhoote|jhute|farzi|farji|nakli|झूठी|झूठा|झूठे|फर्जी|नकली|made up|cook up|concoct|invent|manufacture|backdated|lie|lies|lying|झूठ|jhooth|jhuth',
);
const PAPER = some(
  'invitation|marriage card|wedding card|prescription|ticket|story|certificate|alibi|document|documents|papers|paper|medical|evidence|kahani|gawah|gavah|witness|statement|affidavit|facts|bayan|report|surety|bail bond|sureties|address|proof|receipt|receipts|reason|reasons|grounds|excuse|income|certificat|saboot|sabut|praman|कहानी|सर्टिफिकेट|प्रमाण|गवाह|बयान|कागज|सबूत|मेडिकल|रिपोर्ट|court|judge|case|fir|complaint|allegation|जज|कोर्ट|अदालत|adalat',
);
const MADE_UP =
  /\b(?:write|make|create|draft|give me|invent|bana do|banao)\s+(?:me\s+)?(?:an?\s+|ek\s+)?(?:alibi|story|excuse|kahani|bahana)\b/u;
const IDENTITY = some(
  'name|names|address|identity|phone|number|photo|picture|who is|who was|naam|nam|pata|contact|instagram|facebook|लाम|नाम|पता|फोटो|नंबर|फोन|कौन है|where does|lives|house|pehchan|पहचान',
);
const VICTIM = some(
  'victim|survivor|prosecutrix|pidita|pidit|rape victim|rape survivor|girl|child victim|complainant girl|ladki|bachchi|peedita|पीड़िता|पीडिता|पीड़ित|लड़की|लडकी|बच्ची',
);
const SEXUAL = some(
  'rape|raped|pocso|sexual|balatkar|gang rape|gangrape|molestation|hathras|unnao|nirbhaya|kathua|outraging|बलात्कार|पॉक्सो|दुष्कर्म|dushkarm|victim|pidita|पीड़िता|पीडिता|survivor',
);
const BRIBE = some(
  'pay|paying|bribe|bribing|give money|how much should i give|kitna dena|money|paisa|paise|rishwat|rishvat|ghoos|ghus|setting|settle|lakh|lakhs|gift|khareed|cash|chadhava|chadhawa|nazrana|chai pani|kharcha pani|रुपये|रुपए|चढ़ावा|कितने में|kitne me|kitne mein|gifts|नजराना|चाय पानी|खर्चा पानी|रिश्वत|पैसा|पैसे|घूस|सेटिंग',
);
const BRIBE_OR_GIFT = new RegExp(
  `${BRIBE.source}|(?:how much|what (?:amount|sum|rate)) (?:should|do|does|must|to|can|will) (?:i |we |be |the \\w+ )?(?:give|given|take)`,
  'u',
);
const OFFICIAL = some(
  'judge|judges|magistrate|police|inspector|sho|io|thanedar|prosecutor|clerk|daroga|pp|court staff|pulis|jaj|jailer|reader|court reader|court master|bench clerk|court clerk|ahlmad|munshi|babu|naib court|registry|registrar|stenographer|doctor|io saheb|constable|thana|hakim|daroga ji|sipahi|आईओ|एसएचओ|पेशकार|बाबू|मुंशी|जेलर|डॉक्टर|सरकारी वकील|दारोगा|इंस्पेक्टर|सिपाही|थाने|साहब|जज|मजिस्ट्रेट|पुलिस|दरोगा|थानेदार|न्यायाधीश|peshkar',
);
const DESTROY = some(
  'destroy|delete|erase|wipe|burn|dispose|tamper|hide|conceal|remove|throw|throw away|dump|smash|phenk|phek|phenku|phenke|phenk du|saaf|साफ|phenken|phenkna|phenkne|thikane|gayab|फेंक|फेंकू|फेंकूं|फेंके|फेंकें|फेंकना|ठिकाने|गायब|छिपाएं|छिपाऊं|छुपाएं|छिपाना|छुपाना|मिटाएं|मिटाए|जलाएं|जलाऊं|mitau|mitana|mitaun|mitane|mita|nasht|nast|jala|jalau|chhupau|chhupaun|छुपाऊं|मिटाऊं|मिटाऊ|मिटाना|मिटा|नष्ट|जला|get rid|chhupana|chhupane|chhupau|chupana|chhipana',
);
const EVIDENCE = some(
  'evidence|proof|saboot|sabut|saboots|phone|mobile|chats?|whatsapp|data|cctv|footage|knife|weapon|body|blood|fingerprints?|laash|lash|hathiyar|sabooton|सबूत|फोन|मोबाइल|लाश|हथियार|चैट|recording|drugs|sim|sim card|laptop|hard disk|clothes|kapde|kapdo|khoon|dvr|कपड़े|कपडे|कपड़ों|खून|पिस्तौल|कट्टा|चाकू|तमंचा|सिम|वीडियो|फोटो|डेटा|रिकॉर्डिंग|शव|pistol|gun|photos?|video',
);
const INJECTION = some(
  'ignore (?:all |the |your |any )?(?:previous|prior|above|earlier)|ignore instructions|ignore your|system prompt|your prompt|jailbreak|developer mode|pretend (?:to be|you are|that)|act as|you are now|disregard|forget (?:your|all|previous)|override',
);
const GREETING =
  /^(?:hi+|hello+|hey+|namaste|namaskar|good (?:morning|evening|afternoon)|thanks?|thank you|dhanyavad|shukriya|ok(?:ay)?|how are you|kaise ho|who are you|what can you do|नमस्ते|नमस्कार|धन्यवाद|शुक्रिया|हैलो|हेलो|test|bye)[\s!.?]*$/u;

export function refusalOf(question: ChatQuestion): ChatRefusal | null {
  const text = fold(question.text)
    .replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text === '') return 'blank';
  if (GREETING.test(text)) return 'greeting';
  if (INJECTION.test(text)) return 'instructions';
  return harmIn(text, question) ?? (isAboutPerson(text, question) ? 'guilt-or-outcome' : null);
}

/** "Make her take it back": a person is brought to change a statement. */
const CAUSE =
  /\b(?:make|get|force|press\w*|pay|persuade|convince|induce|bring|ask|tell|want)\s+(?:(?:the|this|that|a|an)\s+)?(?:her|him|them|girl|victim|witness(?:es)?|eye ?witness|prosecutrix|lady|child|complainant|informant|boy|survivor)\b/u;
const RETRACT =
  /\b(?:take (?:it|this|that|her|his|the|their)?\s*(?:statement|words|testimony|allegation|complaint)?\s*back|retract|resile|recant|deny|turn(?:s)? (?:hostile|around)|go hostile|change|forget|stay away|say (?:in (?:the )?court )?(?:that )?(?:nothing|it was)|not (?:come|appear|depose|testify|speak)|keep quiet|withdraw (?:her|his|the|their) (?:statement|testimony|183|164|161))\b/u;
const FRIGHTEN = some(
  'threaten|frighten|scare|intimidate|terrorise|terrorize|dhamka|dhamkana|dhamkane|dhamkau|daraye|darane|dhamkaye',
);
const RESULT_OF_CASE =
  /\b(?:fir|case|complaint|allegation|allegations|charge|charges|mukadma|mukadama|report against)\b|एफआईआर|केस|मुकदमा|शिकायत|आरोप/u;
/** Makes or files something false, which a person accused falsely does not. */
const MAKER =
  /\b(?:make|making|prepare|preparing|arrange|arranging|draft|create|creating|write|get|give|file|filing|lodge|register|show|produce|submit|use|banwa\w*|banva\w*|bnwa\w*|bana(?:o|na|ne|ye|yen|u|un|do)?|bana do|likhwa\w*|karwa\w*|lagwa\w*|taiyar|fabricate|forge|cook up|concoct|invent|manufacture|la(?:u|un|ye|yen|aye|ana)|dhundh\w*)\b|बनवा|लाएं|लाऊं|लाना|ढूंढ|बनाऊ|बनाओ|बनाना|बनाने|बनाएं|बनाए|तैयार|दिलवा|लगवा|बना दो/u;
const ACCUSED_FALSELY =
  /\b(?:is|are|was|were|has been|have been|had been|been|in a|in an?|under|against (?:me|him|her|us|my)|on me|upon me|anticipatory|bail|quash\w*|laga\w*|kiya|kar di|kar diya|likha\w*|fasa\w*|phasa\w*|mere upar|mujh par|mere khilaf)\b|लगाया|लगा दिया|किया है|कर दिया|फंसा|मेरे ऊपर|मुझ पर|मेरे खिलाफ/u;

/** "How to file a false case against my neighbour". */
const FILES_FALSELY =
  /\b(?:how (?:to|do i|do we|can i|can we|should i)|help me|i want to|we want to)\s+(?:\p{L}+\s+){0,2}?(?:file|lodge|register|make|put|foist|get)\s+(?:\p{L}+\s+){0,2}?(?:false|fake|fabricated|bogus|jhoot\w*|jhut\w*)/u;

interface Harm {
  readonly why: ChatRefusal;
  /** All of these must match. */
  readonly patterns: readonly RegExp[];
  readonly unless?: RegExp;
}

const FOR_ONESELF = /\b(?:i|me|my|mujhe|mere)\b|मुझे|मेरे/u;
const HOW_OR_SELF = new RegExp(`${HOW.source}|${FOR_ONESELF.source}`, 'u');
const MAY = new RegExp(String.raw`${HOW_OR_SELF.source}|\b(?:can|ok|okay|allowed)\b`, 'u');

const ASKS_FOR = new RegExp(`${HOW.source}|\\b(?:message|call|letter|someone to|send)\\b`, 'u');
/** A false case against the asker, told as a fact. */
const ACCUSED = new RegExp(
  String.raw`(?:${FALSE.source}.{0,30}(?:${RESULT_OF_CASE.source})|(?:${RESULT_OF_CASE.source}).{0,30}${FALSE.source}).{0,60}`,
  'u',
);

/** Money as the means: "paise deke bail karwa sakte hain". */
const BY_GIVING =
  /\b(?:de ?ke|de ?kar|dekar|khila ?(?:ke|kar)|pakda ?(?:ke|kar)|by (?:paying|giving|offering)|if (?:i|we) (?:pay|give|offer))\b|देकर|दे कर|दे के|खिलाकर|खिला कर/u;

/** A country or a border to which an accused can go. */
const LEAVES =
  /\bextradition\b|without (?:a )?passport|fake passport|(?:cross|easiest|which|safe) (?:the |a )?border|border .{0,20}cross/u;

/** Force or goods sent to the other side of a case. */
const SENDS =
  /\b(?:send|sending|bhej\w*)\b.{0,25}\b(?:boys|men|goons?|goonda\w*|gund\w*|people|ladk\w*|log)\b|लड़के भेज|लडके भेज|गुंडे/u;
const OTHER_SIDE =
  /\b(?:complainants?|informants?|victims?|witness\w*|her|his|their) ?(?:s )?(?:house|home|family|place|ghar)|ghar|घर/u;

const NOT_FOUND =
  /\b(?:police|cops|pulis)\b.{0,20}\b(?:do(?:es)? not|don t|dont|cant|can t|cannot|never|na|nahi)\b.{0,12}\b(?:find|catch|trace|reach|pakd\w*|pakad\w*|dhundh\w*)\b|(?:फरार|भागने|छिपने|छुपने|\bfarar|\bbhagne|\bchhupne|\bchipne)(?![\p{L}\p{M}]).{0,30}(?:जगह|ठिकान|\bjagah|\bthikan)/u;
/** A statement that somebody else is brought to change. */
const STATEMENT_CHANGED =
  /(?:बयान|गवाही|\bbayan|\bstatement|\bgawahi).{0,20}(?:बदलव|पलटव|मुकरव|\bpalatw|\bbadalw|\bbadalv|\bpaltw|\bmukarw)/u;

const HARMS: readonly Harm[] = [
  {
    why: 'evading-arrest',
    patterns: [NOT_FOUND, /which|what|where|how|place|country|house|जगह|ठिकान|jagah|kahan|kaise/u],
  },
  { why: 'witnesses', patterns: [STATEMENT_CHANGED, HOW_OR_SELF] },
  {
    why: 'witnesses',
    patterns: [SENDS, OTHER_SIDE],
    unless: /\b(?:they|he|police) (?:sent|is sending|are sending)\b/u,
  },
  {
    why: 'witnesses',
    patterns: [
      /\bdara(?:a|ke|kar)?\b|\bdhamka\w*|डरा|धमका/u,
      /wapas|vapas|samjhaut|rajinam|बयान|वापस|समझौता|राजीनामा/u,
      HOW_OR_SELF,
    ],
    unless: /\bmujhe\b|\bhame\b|\brah[aei]\b|मुझे|हमें|रहा|रही|रहे/u,
  },
  {
    why: 'bribe',
    patterns: [
      BRIBE_OR_GIFT,
      OFFICIAL,
      /how|kitn|kaise|\brate\b|influence|मना|should|give|dena|pay|de du|de dun|कितन|कैसे|देना|दूं/u,
    ],
    unless: /demand|maang|mang|मांग|मांगे|शिकायत|asking|asks|asked|loan|fees?\b|fine|bond|surety|complain/u,
  },
  {
    why: 'bribe',
    patterns: [BRIBE, OFFICIAL, BY_GIVING],
    unless: /demand|maang|mang|मांग|शिकायत|complain|asking|asks|asked|fine|bond|surety|jurmana|जुर्माना/u,
  },
  { why: 'witnesses', patterns: [GETTING_QUIET, WITNESS, HOW_OR_SELF] },
  {
    why: 'witnesses',
    patterns: [WITNESS, PRESS, MAY],
    unless:
      /(?:accused|party|side|family|people|relatives|they|he|she)\b.{0,12}\b(?:is|are|keeps?|has been|have been) (?:offering|paying|bribing|press\w*|forcing|influencing)|threatening me|threatens me|\brah[aei]\b|रहा|रही|रहे|शिकायत|protect|turned hostile|have turned|has turned|became hostile|gone hostile|\b(?:herself|himself|themselves|voluntarily|khud|apni marzi|expenses?|diet|bhatta|asks?|asking|demand\w*|extort\w*)\b|खुद|अपनी मर्जी|भत्ता/u,
  },
  {
    why: 'witnesses',
    patterns: [OF_A_WITNESS, MEETING, MAY],
    unless: /protect|mediation|\bcan (?:the |an )?accused\b/u,
  },
  { why: 'witnesses', patterns: [/\b(?:withdraw|compromise forcefully)\b/u, /threat|force|pressure|scare/u] },
  {
    why: 'witnesses',
    patterns: [CAUSE, RETRACT],
    unless: /protect|settle|compromise|mediation|quash|compound/u,
  },
  {
    why: 'witnesses',
    patterns: [FRIGHTEN, WITNESS, ASKS_FOR],
    unless:
      /threatens me|being|is threatened|was threatened|protect|suraksha|सुरक्षा|\brah[aei]n?\b|रहा|रही|रहे/u,
  },
  { why: 'false-facts', patterns: [FALSE, PAPER, MAKER, HOW_OR_SELF], unless: ACCUSED },
  { why: 'false-facts', patterns: [MADE_UP] },
  { why: 'evidence', patterns: [DESTROY, EVIDENCE, HOW_OR_SELF] },
  { why: 'evading-arrest', patterns: [EVADE, POLICE, HOW_OR_SELF] },
  { why: 'evading-arrest', patterns: [EVADE, AVOID] },
  {
    why: 'evading-arrest',
    patterns: [/\b(?:jump|skip|break)(?:ing)? (?:the )?bail\b/u, /how|route|where|help|best|want|kaise/u],
    unless: /what happens|punish|\bif (?:he|she|the accused|accused)\b|condition/u,
  },
  { why: 'evading-arrest', patterns: [LEAVES, /bail|warrant|police|arrest|cross|client|before|hide/u] },
];

function isHarm({ why, patterns, unless }: Harm, text: string): boolean {
  if (!patterns.every((each) => each.test(text))) return false;
  if (why === 'evading-arrest' && (LAWFUL_WAY.test(text) || isPastEvasion(text))) return false;
  return unless === ACCUSED ? !isAccusedFalsely(text) : unless?.test(text) !== true;
}

/** "He has been hiding, can he apply for anticipatory bail": a fact, and no request for help to hide. */
const isPastEvasion = (text: string): boolean =>
  /anticipatory|agrim|अग्रिम|\bapply\b|\bbail\b|jamanat|जमानत/u.test(text) &&
  /\b(?:has|have|had|was|were|is|been) (?:been )?(?:hiding|absconding|running|evading)|\babsconded\b|\bran away\b|\bfled\b|farar (?:hai|tha|raha)|फरार (?:है|था|रहा)/u.test(
    text,
  );

const isAccusedFalsely = (text: string): boolean =>
  FALSE_OF_OTHERS.test(text) ||
  isFalseOfOthers(text) ||
  (ACCUSED.test(text) && ACCUSED_FALSELY.test(text) && !FILES_FALSELY.test(text));

/** "The complainant produced a false certificate": the other side did it. */
const FALSE_OF_OTHERS = new RegExp(
  String.raw`\b(?:complainant|informant|police|io|prosecution|wife|husband|(?:other|opposite) (?:side|party)|she|they|witness)\s+(?:has |have |had )?(?:given|gave|filed|produced|submitted|made|used|showed|shown|prepared|relied on)\s+(?:\S+\s+){0,3}?(?:${FALSE.source})`,
  'u',
);

const MAY_BE_TOLD = /\b(?:can|may|media|newspaper|publish|disclos\w*|reveal\w*)\b|ujagar|उजागर/u;

const isForIdentity = (text: string): boolean =>
  [IDENTITY, VICTIM, SEXUAL].every((each) => each.test(text)) && !MAY_BE_TOLD.test(text);

function harmIn(text: string, question: ChatQuestion): ChatRefusal | null {
  const ofOffence = question.has('whichsection', 'punish', 'judgment', 'victimid');
  if (isForIdentity(text) && !ofOffence) return 'victim';
  if (PRESSED_BY_ACCUSED.test(text)) return null;
  if (OF_LAW.test(text) || ofOffence) return harmBySentence(text, true);
  const harm = HARMS.find((each) => isHarm(each, text));
  return harm?.why ?? harmBySentence(text, false) ?? (isAvoiding(text, question) ? 'evading-arrest' : null);
}

/** Coming to the court, surrender or a false case: the asker wants to obey the law. */
const LAWFUL_WAY =
  /\b(?:legal|lawful|kanooni|surrender\w*|reach the court|go to court|appear in court|appear before|return|come back|wapas aa|transit|lookout|look out|permission|permitted|allowed|ijazat|anumati|false|jhooth\w*|jhuth\w*)\b|झूठ|सरेंडर|आत्मसमर्पण|अनुमति|इजाजत/u;

/** Anticipatory bail and a notice of appearance are lawful; to avoid the police is not. */
const isAvoiding = (text: string, question: ChatQuestion): boolean =>
  [AVOID, POLICE, HOW].every((each) => each.test(text)) &&
  !question.has('anticipatory', 'notice', 'bail') &&
  !LAWFUL_WAY.test(text) &&
  !ARREST_ALONE.test(text);

/** "How can I avoid arrest": anticipatory bail is the answer. */
const ARREST_ALONE =
  /\bavoid(?:ing)? (?:my |his |her |the |being )?arrest(?:ed)?\b|giraftari se (?:kaise )?bach|गिरफ्तारी से (?:कैसे )?बच/u;
