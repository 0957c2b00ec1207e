/** Facts of an allegation in words that point to a limb of a section. They decide nothing: the user is asked. */
import { PLEADED_FACTS, type PleadedFact } from '#law/pleaded-facts.ts';

/** A sentence that denies injury points to nothing: "no injury was caused". */
const DENIAL =
  /\b(?:no|not|without|never|nor|neither)\b(?:\s+\S+){0,3}?\s+(?:hurt|injur\w*|wound\w*|fractur\w*)|(?:चोट|घाव|जख्म|ज़ख्म|क्षति|उपहति)\s+(?:\S+\s+)?नहीं|दुखापत\s+(?:\S+\s+)?नाही/giu;

const WORDS: Readonly<Record<PleadedFact, RegExp>> = {
  hurt: /\b(?:hurt|injur(?:y|ies|ed)|wound(?:s|ed)?|stab(?:bed|bing)?|bleeding|assaulted with|fractur\w*|hospitali[sz]ed)\b|चोट|घायल|जख्म|ज़ख्म|घाव|उपहति|आहत|जखमी|दुखापत|আহত|জখম|আঘাত|காயம்|గాయ/iu,
  'grievous-hurt':
    /\b(?:grievous|fractur\w*|broken (?:bone|arm|leg|tooth|teeth|rib|nose|jaw)|loss of (?:an )?(?:eye|sight|hearing|limb))\b|घोर उपहति|गंभीर (?:चोट|रूप से घायल|दुखापत|इजा)|हड्डी|फ्रैक्चर|हाड मोड|গুরুতর (?:আঘাত|জখম)|கொடுங்காயம்|எலும்பு முறி|తీవ్ర గాయ/iu,
  'lasting-harm':
    /\b(?:permanent(?:ly)? disab\w*|vegetative|paraly[sz]ed|amputat\w*)\b|स्थायी (?:विकलांगता|दिव्यांगता|अपंगता)|लकवा|कायमचे अपंगत्व|স্থায়ী অক্ষমতা|நிரந்தர ஊன|శాశ్వత వైకల్య/iu,
  'group-of-five':
    /\b(?:five or more|mob|lynch\w*|group of (?:five|six|seven|eight|nine|ten|[5-9]|\d\d))\b|भीड़|जमाव|पाँच या अधिक|পাঁচ বা ততোধিক|கும்பல்|గుంపు/iu,
  death:
    /\b(?:died|death of|deceased|succumbed|killed|murdered)\b|मृत्यु|मौत|मर गय|मृतक|मृत्यू|মৃত্যু|মারা যা|இறந்த|மரண|మరణ|చనిపో/iu,
  'victim-under-18':
    /\bminor\b|\b(?:aged|age of)\s+(?:about\s+)?(?:[3-9]|1[0-7])\b|\b(?:[3-9]|1[0-7])[- ]?years?[- ]old\b|नाबालिग|अवयस्क|अल्पवयीन|নাবালি|சிறுமி|மைனர்|మైనర్/iu,
  'victim-under-16':
    /\b(?:aged|age of)\s+(?:about\s+)?(?:[3-9]|1[0-5])\b|\b(?:[3-9]|1[0-5])[- ]?years?[- ]old\b|(?<!\d)(?:[3-9]|1[0-5])\s*(?:वर्षीय|साल की|वर्ष की|वर्षांची|বছরের|வயது|సంవత్సరాల)/iu,
  'victim-under-12':
    /\b(?:aged|age of)\s+(?:about\s+)?(?:[3-9]|1[01])\b|\b(?:[3-9]|1[01])[- ]?years?[- ]old\b|(?<!\d)(?:[3-9]|1[01])\s*(?:वर्षीय|साल की|वर्ष की|वर्षांची|বছরের|வயது|సంవత్సరాల)/iu,
  'highway-at-night':
    /\bhighway\b(?=[^.]*\b(?:night|midnight|p\.?m\.?|dark)\b)|\b(?:night|midnight)\b(?=[^.]*\bhighway\b)|(?:राजमार्ग|हाईवे)(?=[^।]*रात)|रात(?=[^।]*(?:राजमार्ग|हाईवे))/iu,
  'quick-with-child':
    /\bquick with child\b|\b(?:[4-9]|four|five|six|seven|eight|nine) months?(?:’|')? pregnan\w*/iu,
  'threat-of-death':
    /\bthreat\w* (?:to kill|of death|him with death|her with death|them with death)\b|\bkill (?:him|her|them)\b|जान से मार|जीवे मार|প্রাণনাশ|খুন করার হুমকি|கொலை மிரட்ட|చంపుతా/iu,
  'medical-practitioner':
    /\b(?:doctor|surgeon|medical practitioner|medical negligence|anaesthetist|gynaecologist)\b|चिकित्सक|डॉक्टर|শল্য|চিকিৎসক|மருத்துவர்|వైద్యు|డాక్టర్/iu,
  'property-returned':
    /\b(?:property|articles?|goods|amount|phone) (?:was|were|has been|have been) (?:returned|restored)\b|\breturned the (?:property|articles?|goods|amount|phone)\b|(?:संपत्ति|सामान|वस्तु) (?:लौटा|वापस)/iu,
  'life-convict':
    /\blife[- ]convict\b|\bserving (?:a )?(?:sentence of )?life (?:sentence|imprisonment)\b|आजीवन कारावास (?:का|की) (?:सज़ा|सजा|बंदी)/iu,
};

export function pleadedFacts(text: string): PleadedFact[] {
  const stated = text.normalize('NFC').replace(DENIAL, ' ');
  return PLEADED_FACTS.filter((fact) => WORDS[fact].test(stated));
}
