/** Words that tell what a date of a message is for. */
import { foldScripts } from '../script-fold.ts';

const B = String.raw`(?<![\p{L}\p{M}])`;
const E = String.raw`(?![\p{L}\p{M}])`;

/** Replaces the number of a case in a text whose dates are read. */
export const CASE_SIGN = '⚖';

/** "Next date" in further scripts. */
const OTHER_SCRIPTS = foldScripts(
  'આગામી\\s+(?:તારીખ|મુદત)|પછીની\\s+તારીખ|পরবর্তী\\s+(?:তারিখ|দিন)|அடுத்த\\s+(?:தேதி|விசாரணை)|விசாரணை|ಮುಂದಿನ\\s+(?:ದಿನಾಂಕ|ವಿಚಾರಣೆ)|తదుపరి\\s+(?:తేదీ|విచారణ)|അടുത്ത\\s+തീയതി|ਅਗਲੀ\\s+(?:ਤਾਰੀਖ|ਪੇਸ਼ੀ)|اگلی\\s+(?:تاریخ|پیشی)',
);
/** The writer names the day as that of the hearing. */
export const CALLED_NEXT =
  /(?<![\p{L}\p{M}])(?:next|ndoh|agl[ie]|(?:new|fresh|nayi)\s+date|date|ta+re*i*k+h?|peshi|अगलि|आगामि|पुढ(?:िल|चि)|पेशि|तारिख)(?![\p{L}\p{M}])[^.;।\d]{0,28}$/iu;
/** Words that call a date directly before it. */
export const NEXT_BEFORE = new RegExp(
  String.raw`(?:ne?xt?(?:\s+(?:date|hearing|listing|dt|peshi))*[\p{L}\s]*|n\.?\s?d\.?\s?o\.?\s?h|\bn\.\s?d|\bre-?list(?:ed)?|\blist(?:ed)?|cause\s?list\s+(?:dt|dated|of)|${B}(?:ki|कि|चि)\s+(?:date|तिथि|तारिख)|court\s+date|adj(?:d|ourned)?|\bs\.\s?o|post(?:ed)?|fixed|kept|put\s?up|re-?notify|returnable(?:\s+by)?|scheduled|stands?\s+over|comes?\s+up|taken\s+up|continued?|reserved|${B}new(?:\s+date)?|(?:correct|revised)\s+date|(?:matter|case|bail)\s+(?:(?:will|shall|to)\s+appear|itself)|(?:pre|post)-?poned|advanced|re-?scheduled|shifted|deferred|re-?fixed|released\s+to|go(?:es)?\s+to|call|renotified|hearing(?:\s+(?:date|is|on))*|date\s+of\s+hearing|${B}agl[ie](?:\s+(?:peshi|tarikh|tare+kh|date))?|peshi|tarikh|(?:date\s+)?(?:lag[ie]|rakh[ie]|padi|mili)(?:\s+hai)?|(?:अगलि|आगामि)\s+(?:तारिख|डेट|सुनवाइ|पेशि|तिथि)[\p{L}\p{M}\s]*|नियत(?:\s+(?:तिथि|दिनांक|है))?|पेशि|तारिख|पु(?:ढिल|ढचि)\s+(?:तारिख|ता|दिनांक)|पुढिल\s+तारखे[\p{L}\p{M}]*\s+${foldScripts('म्हणजे')}|सुनवाइ|सुनावणि|${OTHER_SCRIPTS})(?:[\s:.()-]|\b(?:matter|case|this|to|on|for|is|the|dated?|at|now|again|be|from\s+[\d./-]{6,10}|दिनांक|दि|को|ता)(?![\p{L}\p{M}]))*$`,
  'iu',
);
/** "For the reply of the IO on" and "adjourned at request to": a hearing, if the message names a case. */
export const FOR_STAGE_ON =
  /\b(?:for\s+[\p{L}\s]{3,24}\son|come\s+up\s+before\s+[\p{L}\d\s-]{3,30}\son|(?:adj(?:d|ourned)?|posted|fixed|kept|put\s?up|listed|re-?notified)\b[\p{L}\s'-]{1,40}\s(?:to|on|for))\s*$/iu;
export const NEXT_AFTER =
  /^\s*(?:नियत|तय|मुकर्रर|niyat|fixed|given)(?![\p{L}\p{M}])|^\s*(?:पर्यंत|तक|tak|until)\s+(?:पुढे\s+ढकल[\p{L}\p{M}]*|तहकुब|स्थगित|sthagit|adjourned)|^\s*(?:ki\s+)?(?:(?:date|ta+re*i*k+h?)\s+)?(?:de\s+di|di\s+hai|mili|padi)(?!\p{L})|^\s*(?:को|ko|ki\s+(?:date|peshi|tarikh)|के\s+लिए|रोजि|रोजी)(?![\p{L}\p{M}])[^\d.;]{0,24}(?:नियत|होगि|लगेगि|लगि|पेशि|सुनवाइ|पेश|आदेश|ठेव|lag(?!a[oynew])|hogi|peshi|hearing|fixed|rakh|bahas)/iu;

/** "9/12/2026 likh lo": the day of the hearing, unless its clause names another event. */
export const GIVEN_AFTER =
  /^\s*(?:ki\s+)?(?:(?:date|ta+re*i*k+h?)\s+)?(?:(?:mil|pad|lag|ho)\s+g[aiy]+|(?:likh|note)\s+(?:lo|le|lena|lijiye|kar)|(?:kar|karwa|kara)\s+di|d[ie]\s+(?:h|hai))(?!\p{L})/iu;

/** A period or a limit directly before a date. */
export const LIMIT_BEFORE =
  /(?:valid|till|until|up\s?to|expir\p{L}*|surrender(?!\s+cum)|w\.?\s?e\.?\s?f|with\s+effect|first\s+hearing\s+date|since|closed[^.]*|(?<!after\s(?:the\s)?)vacation(?!\s+(?:bench|court|judge))[^.\d]*|holidays?[^.\d]*|birth|d\.?o\.?b)[^\d.;|]{0,24}$|(?<![\p{L}\p{M}])(?:was|were)(?:\s+on)?\s*$|\b(?:from|by|over\s+on|before|(?:previous|earlier|old|last)(?:\s+(?:date|hearing|dt|listed))?(?:\s+(?:on|was|of))?)[\s:]*$/iu;
/** "For the cross of PW 3 on": a purpose directly before the day. */
export const PURPOSE_BEFORE =
  /(?<![\p{L}\p{M}])(?:हेतु|वास्ते|साठि|करिता|vaste|hetu)(?![\p{L}\p{M}])[^|;।\d]{0,24}(?:\p{L}[\p{L}\p{M}.]*-?\d{1,2}\s+)?(?:दिनांक|दि|दिनांकित|ता)?[\s.:]*$|साठि\s*$/iu;
/** Words after which a day is cancelled and another one replaces it. */
export const REPLACED_AFTER =
  /^\s*(?:wali|वालि|को|ko|stands?|is|was|has\s+been|ऐवजि|ऐवजी)?\s*(?:ऐवजि|hata\s?k[ea]r?|cancel(?:led)?|radd|mat\s+aa?na|k[ie]\s+jagah|ke\s+badle|हटाक[रे]|रद्द|मत\s+आना|कि\s+जगह|के\s+बदले)(?![\p{L}\p{M}])/iu;
export const REPLACED_BEFORE =
  /(?<![\p{L}])(?:(?:re-?scheduled|shifted|changed|moved|adjourned)\s+from|instead\s+of|in\s+place\s+of|not(?:\s+(?:on|for))?|had\s+(?:been\s+)?(?:re-?)?(?:fixed|listed|kept|given|posted|put|adjourned)(?:\s+(?:it|up|the\s+(?:matter|case)))?(?:\s+(?:on|for|to))?)\s+$/iu;
/** "Moved from 1/12 to 8/12". */
export const REPLACED_BY =
  /(?:re-?scheduled|shifted|changed|moved)\s+from\s+[\d./-]{3,10}\s+to\s+$|(?<![\p{L}\p{M}])(?:nayi|new|fresh|नयि|नवीन|नविन)\s+(?:date|tarikh|tareekh|तारिख|दिनांक)[\s:]*$|,\s+(?:it|that)\s+is\s+(?:on\s+)?$/iu;
/** Words between two days, of which the second replaces the first. */
export const NOW_BETWEEN = new RegExp(String.raw`${B}(?:now|ab|अब|आता)\s+(?:on\s+|to\s+)?$`, 'iu');
/** "Taken up today 25.11": the day of the message, or a past day. */
export const UNREACHED_AFTER =
  /^\s*(?:was\s+|could\s+)?not\s+(?:be\s+)?(?:reached|taken|heard|called)|^\s*(?:passed\s+over|adjourned|nahi\s+(?:hui|hua|lagi)|नहि\s+(?:हुइ|हुआ|लगि))/iu;
/** "On 17 Dec, is it?" */
export const ASKED_AFTER = /^[^.;\n?]{0,20}\?/u;
/** Words of past events: only a day that is not ahead can be meant. */
export const PAST_BEFORE =
  /(?:fil(?:ed|ing)|regist[\p{L}]*|decided|decision|dispos(?:ed|al)|previous|\borders?\s+(?:dated|date|on|passed\s+on|of)|\b(?:dated|dt)|arrest(?:ed)?|offence|incident|uploaded|impugned|judg[\p{L}]*\s+(?:dated|dt|of)|heard|received|दायर|पंजिकरण|गिरफ्तार[\p{L}\p{M}]*|घटना|आदेश)[^\d.;|]{0,24}$/iu;
/** "3/12 thi", "was on 3/12 earlier". */
export const WAS_AFTER =
  /^[^.;\n]{0,24}(?:क्या\s+हुआ|kya\s+hua|what\s+happened)|^\s*(?:ko\s+|को\s+)?(?:(?:(?:nahi|nahin|nhi|नहिं|नाहि)(?=[\s,]+(?:balki\s+)?\d)|not(?=[\s,]+but\s+\d))|thi|tha|थी|थि|था|होति|होता)(?![\p{L}\p{M}])/iu;
/** "BA 12/2026 on 3/12": a sign replaces the number. */
export const OF_CASE_BEFORE = new RegExp(
  String.raw`${CASE_SIGN}[\s)]*(?:(?:itself\s+)?(?:is\s+)?on|[:,–-])?\s*$`,
  'u',
);
/** "BA was on 3/12, now 5/12", "not 3/12 but 4/12". */
export const NOW_BEFORE = new RegExp(String.raw`${B}(?:now|ab|but|instead|अब|आता)\s+(?:on\s+|to\s+)?$`, 'iu');
/** "Remand till" in Hindi and Marathi. */
export const OTHER_AFTER = /^\s*(?:तक|tak|पर्यंत|से\s+पहले|se\s+pehle)(?![\p{L}\p{M}])/iu;

const SAME_DAY = String.raw`(?:(?:usi|us|wahi)\s+(?:din|tare*i*kh?)|same\s+(?:day|date)|that\s+very\s+day|उसि\s+दिन|त्याच\s+दिवशि)`;
/** "Interim bail till 5/12, next hearing the same day". */
export const NEXT_SAME_DAY = new RegExp(
  String.raw`^[^.;।\n]{0,32}(?:${B}(?:agl[ie]|next)\s+(?:peshi|date|ta+re*i*k+h?|hearing|sunwai)\s+(?:is\s+|bhi\s+)?${SAME_DAY}|${SAME_DAY}\s+(?:ko\s+|hi\s+|is\s+|को\s+)?(?:hearing|sunwai|sunvai|peshi|bahas|सुनवाइ|पेशि|सुनावणि|बहस))${E}`,
  'iu',
);
/** "Custody ends on 5/12 and he is produced the same day": a hearing that the person confirms. */
export const HEARD_SAME_DAY = new RegExp(
  String.raw`^[^.;।\n]{0,32}${SAME_DAY}\s+(?:[\p{L}\p{M}]+\s+)?(?:पेश|हजर|हाजिर|pesh|produced?|bayan|gawahi|arguments?|orders?)${E}`,
  'iu',
);
/** "Date 5/12/2026" and "ता. 5/12/2026" of a message that names a case. */
export const DATE_LABEL = new RegExp(
  String.raw`${B}(?:date|ta+re*i*k+h?|ता|तारिख)(?:\s+(?:is|of|hai|h|है))?[\s.:–-]*$`,
  'iu',
);
/** The message says that its date is not settled. */
export const UNSETTLED =
  /(?<![\p{L}\p{M}])(?:(?:new|fresh|next)\s+(?:date|dt)s?\s+(?:is\s+|are\s+)?(?:awaited|not\s|yet\s|pending|(?:to|will)\s+be\s+(?:given|notified|told|informed|fixed|intimated))|date\s+(?:is\s+)?(?:awaited|not\s+(?:given|known|received|clear|final))|(?:will|may|to)\s+(?:be|get)\s+(?:adj(?:ourned)?|re-?notified|re-?scheduled)(?!\s+(?:to|till|for|on)\s)|to\s+give\s+(?:a\s+)?(?:fresh\s+|new\s+|next\s+)?date|may\s+(?:be\s+)?(?:taken|change|shift)|date\s+(?:abhi\s+)?nah?in?\s|तारिख\s+(?:नहिं|अभि|मिलना|बाकि|मिळालि\s+नाहि|अजुन))/iu;

/** Words for a hearing anywhere in the clause. */
export const HEARING = new RegExp(
  `${B}(?:${foldScripts(
    String.raw`next|ndoh|list(?:ed)?|adj|adjd|adjourned|adjournment|post(?:ed)?|(?:re-?)?fix(?:ed|es)?|kept|keeps|listing|put\s?up|re-?notified|returnable|scheduled|rescheduled|comes?\s+up|taken\s+up|hearing|heard|bahas|gawah[iy]?|(?:muka?d+a?me|case|mamle)\s+ki(?=\s*$)|sunwai|sunvai|peshi|arguments?|argued|evidence|witness(?:es)?|cross|charge|cognizance|appear(?!\s+before\s+(?:the\s+)?(?:i\.?o|ed|police))|(?<!release\s)(?:for\s+)?orders?|pronounc(?:e|ed|ing|ement)|delivery\s+of\s+judge?ment|for\s+(?:judgment|reply|say|compliance)|statements?\s+of\s+(?:the\s+)?accused|judge?ment|sentence|mention(?:ing|ed)?|lag(?:a|i|egi|ega|\s+g[aiy]+)|commit(?:tal|ted)?|padi|rakh[ai]|opportunity|chance|compliance|counter|motion|proclamation|bound|summoned|args|notice\s+(?:re-?)?issued|(?:regular|daily|main|supplementary)\s+board|court\s+(?:me|mein)|sakshya|karya?wa*hi|(?:production|bailable)\s+warrants?|nbws?|vacation\s+(?:bench|court|judge)|hears?|sunenge|sunega|remaining|continue[ds]?|on\s+board|(?:before|in|at)\s+(?:the\s+)?(?:ld\.?\s+)?(?:[\p{L}]{3,12}\s+)?(?:hc|high\s+court|court|bench|a?sj|cjm|acjm|jmfc|cmm|justice)|सुनवाई|बहस|साक्ष्य|गवाही|पेशी|नियत|पेश|हाजिर|तलब|(?<!(?:सुटका|रिहाई)\s)आदेश|जबाब[\p{L}\p{M}]*|(?:जबाबा|सुनावणी|युक्तिवादा|पुराव्या|साक्षी|निकाला|आदेशा|म्हणण्या|हजेरी|आरोप)(?:करिता|साठी)|फैसला|निर्णय|सुनावणी|युक्तिवाद|आरोप|म्हणणे|तारीख|पुढची|पुढील|पुराव[\p{L}\p{M}]*|युक्तिवाद[\p{L}\p{M}]*|साक्षि?दार|साक्ष[\p{L}\p{M}]*|हजर|उपस्थित[\p{L}\p{M}]*|अवसर|कार्यवाही|कोर्ट(?:ात|\s+में)|बयान|जिरह|गवाह[\p{L}\p{M}]*|निकाल[\p{L}\p{M}]*|bayan|jirah|haziri?|hajiri?|faisla|ठेवल[\p{L}\p{M}]*|नेमल[\p{L}\p{M}]*`,
  )})${E}`,
  'giu',
);
/** Short names of stages; "pe" and "de" are other words in Hindi. */
export const STAGE_CODES = /(?<![\p{L}\d])(?:PE|DE|P\.E|D\.E|FDT|SA|PWs?|IA|313|351)(?![\p{L}\d])/gu;
/** Words for something else than a hearing of the case anywhere in the clause. */
export const EVENT = new RegExp(
  `${B}(?:${foldScripts(
    String.raw`notice\s+(?:u\s?\/\s?s|under)|(?:before|by)\s+(?:the\s+)?i\.?o|mula[kq]at|delivery(?!\s+of\s+judge?ment)|speed\s+post|reporting|other\s+case|hospital|chutti|chhutti|gaon|paise|bahar|(?:thane|thana)\s+(?:me|mein|par|pe)|counselling|inspection|sha+di|meet(?:ing)?|visit|conference|appointment|collect|copy|copies|na[kq]al|deposit(?:ed)?|submit|completed|fees?|due(?!\s+to)|paid|pay|payment|retir(?:e|es|ed|ing|ement)|surrender(?!\s+cum)|expir(?:e|es|ed|y)|accrues?|default|custody|remand|parole|furlough|j\.?c|p\.?c|leave|training|tour|band|बंद|strikes?|elections?|no\s+work|(?:not|no)\s+sitting|holiday|(?<!after\s(?:the\s)?)vacation(?!\s+(?:bench|court|judge))|closed|cancelled|investigation|wrong(?:ly)?|old|earlier|result|t\.?i\.?p|marriage|wedding|shaadi|shadi|birthday|medical|post-?mortem|limitation|release|released(?!\s+to)|i\.?o\.?\s+(?:has\s+)?call(?:ed|s)|before\s+(?:the\s+)?(?:ed|cbi|ncb|dri|police|sho)|(?:60|90|180)\s+(?:days?|din|दिन|दिवस)|formalities|bond|train|flight|office|मुलाकात|रिमांड|अवकाश|सुट्टी|विरत|हड़ताल|नकल|नक्कल|प्रत|फीस|अटक|रजा|मुक्त|कोठडी|सुटका|रिहाई|परवाना|शादी|लग्न|ऑफिस[\p{L}\p{M}]*|मेडिकल|सेवानिवृत्त|(?:थाने|ठाण्यात)(?:\s+में)?|छुट्टी|जामिनदार|फी|शुल्क`,
  )})${E}`,
  'giu',
);
/** Past events; the words count for a day that is not ahead. */
export const PAST_EVENT = new RegExp(
  `${B}(?:filed|registered|decided|arrested|uploaded|received|recorded|conducted|produced|served|seized)${E}`,
  'giu',
);
/** A day that may or may not be that of the hearing. */
export const DOUBT =
  /(?<![\p{L}\p{M}])(?:mediation|lok\s+adalat|main\s+case|any\s+day|(?:on|dates?:?)\s+\d{1,2}(?:st|nd|rd|th)?\s*(?:,[\d\s]*)?(?:,|&|and|aur)\s*$)|(?<![\p{L}\p{M}\d./-])(?<!(?:no|item|court|room|sr|pw|p\.w|a|accused)[\s.-]*)\d{1,2}(?:st|nd|rd|th)?\s*(?:&|and|aur|or|to|-|व|और|आणि|या|किंवा|से|ते)\s*$/iu;
/** The writer is not certain. */
export const HEDGE =
  /\?|(?<![\p{L}\p{M}])(?:i\s+think|i\s+guess|not\s+sure|may\s?be|perhaps|likely|probabl[ey]|whether|(?:to|will|pls|please|kindly|sir)\s+(?:be\s+)?(?:re)?confirm|check|tentative(?:ly)?|kar(?:wa|a)\s+(?:do|dena|dijiye)|dilwa\s?(?:do|dena)|le\s+(?:lo|lena)|try\s+(?:for|to\s+get)|ask\s+for|want|prefer|shayad|pata\s+nahi|lagta\s+hai|शायद|पता\s+नहीं|बहुधा|कदाचित)(?![\p{L}\p{M}])/iu;
/** "Copy ki date 5/12". */
export const OTHER_DATE =
  /(?<![\p{L}\p{M}])(?:na[kq]al|copy|medical|mula[kq]at|fees?|bond|mediation|visit|meeting|sha+di|नकल|मुलाकात|फिस|शादि)\s+(?:ki|ka|कि|का)\s+(?:date|ta+re*i*k+h?|तारिख|डेट)[\s:]*$|(?<!\p{L})next\s+(?:reporting|visit|meeting|appointment|instal?ment|payment|mula[kq]at)[\p{L}\s]*$/iu;
/** "Adjourned from 5/12 to 8/12". */
export const MOVED_FROM =
  /(?<!\p{L})(?:adj|adjd|adjourned|shifted|(?:pre|post)-?poned|changed|advanced|re-?scheduled|moved)\s+from\s+$/iu;
/** Between a day and the day that takes its place. */
export const MOVED_TO =
  /(?<!\p{L})(?:re-?scheduled|re-?fixed|shifted|adjourned|(?:pre|post)-?poned|changed|moved)\s+(?:to|for)\s+$/iu;
/** Between two days that contradict each other. */
export const CONTRADICTS =
  /(?<![\p{L}\p{M}])(?:but|however|sorry|galti|lekin|magar|लेकिन|मगर|पण|परंतु)(?![\p{L}\p{M}])/iu;
/** The same, unless a word beside the day calls it. */
export const DOUBT_UNCALLED =
  /(?<![\p{L}\p{M}])(?:laga(?:o|na|ni|ana)|da+l(?:o|na|ni|enge)|will\s+mention|produc(?:e|ed|tion(?!\s+warrant))|exemption\s+sought|(?:summons?|समन|समंस)(?![\p{L}\p{M}]|[^.;]*appear)|tentative(?:ly)?)/iu;
export const BEFORE_OFFICER =
  /^[\s\d:.apm]*\s*before\s+(?:the\s+)?(?:i\.?o|ed|cbi|ncb|dri|police|sho)(?!\p{L})/iu;
/** Words of the matter itself, of courtesy and of grammar: they say nothing against a hearing. */
export const PLAIN_WORD = new RegExp(
  `^(?:${foldScripts(
    String.raw`rep|nahin?|through|by|diari[sz]e|from|awaited|done|kept|back|passed|over|surrender|cum|suspension|sentence|woh?|yeh|arey|before|after|lunch|extension|appl|appln|application|petition|ecourts|same|go|that|cases|kes|बदल[\p{L}\p{M}]*|गई|गया|कर|दी|दिया|नहीं|ऐवजी|थी|sir|madam|sahab|ji|bhai|the|for|and|ors|anr|others?|vs?|versus|banam|state|stage|case|matter|bail|court|hall|room|item|number|date|dated|dt|tarikh|time|day|pls|please|note|your|our|client|dear|noted|hai|hain|ki|ka|ke|ko|me|mein|par|aur|fir|cnr|crime|thana|police|station|district|reply|report|say|misc|notice|interim|relief|protection|new|baje|am|pm|दिनांक|तारीख|बनाम|विरुद्ध|राज्य|शासन|सरकार|केस|मामला|थाना|है|हैं|को|की|का|के|में|वि|एवं|और|साहब|जी`,
  )})$`,
  'iu',
);
/** The first hearing of the history. */
export const FIRST_HEARING = /first\s+hearing\s+date[\s:]*$/iu;
