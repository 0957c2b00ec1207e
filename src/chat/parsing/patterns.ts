/** Subjects whose words stand apart or take many endings. */
import type CONCEPTS from '../vocabulary/concepts.json';

type Concept = keyof typeof CONCEPTS;

const SUM_OF_MONEY = String.raw`(?:money|rs\b|rupees?|lakhs?|paise|paisa|rupa[iy]e|bribe|rishwat|ghoos|\d{1,3}(?:,\d{2,3})+|\d+ ?(?:k\b|hazar|हजार)|रिश्वत|पैसे|पैसा|रुपये|रुपए|घूस)`;

const POLICE =
  '(?:police(?:m[ae]n)?|cops?|constables?|sho|inspector|daroga|thanedar|sipahi|pulis|पुलिस|दरोगा|दारोगा|थानेदार|सिपाही|इंस्पेक्टर)';
const STRUCK =
  '(?:beat(?:en|s|ing)?|broke|broken|hit|slap(?:ped|s)?|tortur\\w*|assaulted|kicked|thrash\\w*|punched|hurt|injured)';
const STRUCK_IN_HINDI =
  '(?:ma+r ?pit\\w*|ma+ra|pi+ta|pitai|thappad|tod di\\w*|tod d\\w+|mar mar|मारा|पीटा|मारपीट|पिटाई|थप्पड|तोड|यातना|करंट)';
/** Violence of the police as a fact: the police are the subject, or the place is a lock-up. */
const HURT_BY_POLICE = new RegExp(
  [
    `(?<!\\b(?:on|to|at|beat|hit|the mob|against) (?:the )?)${POLICE} (?:(?:has|have|had|badly|brutally|is|are|officer) ){0,2}${STRUCK}\\b`,
    `\\bthey (?:have |had )?${STRUCK} .{0,40}\\b(?:custody|lock ?up|police station|thana)\\b`,
    `\\b(?:${STRUCK}|injuries|died) (?:\\w+ ){0,4}(?:(?:in|inside|during) (?:the )?(?:police )?(?:custody|lock ?up|police station|thana)|by (?:the )?${POLICE})`,
    `${POLICE}(?: (?:walo|walon|वालों|वाले))? (?:ne|ने) (?!.{0,40}(?:case|केस|मुकदमा|fir|एफआईआर|रिपोर्ट|report|dhara|धारा)).{0,40}${STRUCK_IN_HINDI}`,
    `(?:hirasat|thane|lock ?up|custody|हिरासत|थाने|लॉकअप) (?:me|mein|में) (?!.{0,40}(?:case|केस|मुकदमा|fir|एफआईआर|रिपोर्ट|report|dhara|धारा|दर्ज|darj)).{0,40}${STRUCK_IN_HINDI}`,
    `(?:\\bcustody police|\\bpolice custody|\\bpolice) (?:custody )?(?:hurt|beat|break|beating)\\b`,
  ].join('|'),
  'u',
);

const FALSE = '(?:false|fake|fabricated|jhoo?th\\w*|jhut\\w*|farzi|farji|झूठ[\\p{L}\\p{M}]*|फर्जी)';
const ACCUSATION =
  '(?:case|fir|complaint|allegation|charge|accusation|implicat\\w*|mukad?dma|mukadma|iljaam|ilzam|ilja+m|recovery|baramadgi|dahej|rape|pocso|498a|केस|मुकदम[\\p{L}\\p{M}]*|एफआईआर|आरोप|शिकायत|बरामदगी|दहेज)';

/** The accused or his side presses a person: a report of it is lawful help. */
export const PRESSED_BY_ACCUSED =
  /\b(?:accused(?: persons?)?|his family|her in ?laws|in ?laws|opposite party|other side|neta|goons?)\b (?:is|are|was|were|has been|have been|keeps?|keep) (?:\w+ ){0,2}?(?:pressur|pressing|threat|forcing|coerc|harass|scaring)\w*/u;

/** Each pattern is one kind of sentence, read on the folded question. */
const PATTERNS: readonly (readonly [Concept, RegExp])[] = [
  [
    'court',
    /(?:\b(?:which|what|kaun ?s[aei]|kon ?s[aei]|kis|konsi)|कौन ?स[ाीे]|किस)\s+(?:\S+\s+)?(?:court|kort|adalat|nyayalay|कोर्ट|अदालत|न्यायालय)/u,
  ],
  [
    'servicemode',
    /\bnotice\b.{0,40}\b(?:whats ?app|e ?mail|sms)\b|\b(?:whats ?app|e ?mail|sms)\b.{0,25}\bnotice|(?:व्हाट्सएप|वाट्सएप).{0,25}नोटिस|नोटिस.{0,25}(?:व्हाट्सएप|वाट्सएप)/u,
  ],
  [
    'depositcondition',
    /\b(?:condition|shart|order|undertaking)\w*.{0,40}\bdeposit\w*|\bdeposit\w*.{0,30}\b(?:condition|complainant|victim|informant)|\b(?:impose\w*|demand\w*) (?:\w+ )?(?:money )?deposit|शर्त.{0,30}जमा/u,
  ],
  [
    'falsecertificate',
    /\bcertificate\b.{0,40}\b(?:false|fake|forged)\b|\b(?:false|fake|forged)\b.{0,20}\bcertificate of the (?:prosecution|doctor|other side)/u,
  ],
  ['production', /\barrest(?:ed)?\b.{0,40}\b(?:produced|presented|brought before)\b/u],
  ['whereto', /\b(?:kidhar|kahaan|kaha pe|kaha par)\b|किधर|कहां/u],
  [
    'bribedemand',
    new RegExp(
      String.raw`\b(?:demand\w*|ask(?:s|ing|ed)? (?:me |us )?(?:for|to pay)|want(?:s|ing)?|maang\w*|mang (?:rah\w+|li|liye|rha)|mang rah\w*)\b.{0,30}${SUM_OF_MONEY}|${SUM_OF_MONEY}.{0,20}(?:demand\w*|\bm+a+ng\w*|मांग)`,
      'u',
    ),
  ],
  [
    'sick',
    /\b(?:surgery|bypass|dialysis|heart|diabet\w+|paraly\w+|stroke|tumou?r|hiv|tb|asthma|handicapped|disabled|operation)\b|बीमार|ऑपरेशन|ओपरेशन|लकवा|दिल की/u,
  ],
  ['firstoffender', /\b(?:never|not|no) (?:been |previously |earlier |prior |previous )?convict\w*/u],
  [
    'infant',
    /\b\d{1,2}[ -]?(?:months?|mahine|days?)[ -](?:old |ka |ki )?(?:baby|child|infant|son|daughter|bachch\w+|bet[aie])|(?:महीने|माह|दिन)\s+(?:का|की|के)\s+(?:बच्च|बेट)|दूध ?पीत|दुधमुंह/u,
  ],
  [
    'rejected',
    /(?:जमानत|बेल|याचिका|अर्जी|\bbail|jamanat|zamanat|arji|arzi).{0,30}(?:नहीं (?:दी|मिली|हुई)|ना ?मंजूर|निरस्त|रिजेक्ट|अस्वीका?र|अस्वीकृत|ठुकरा|इनकार|मना कर|nahi (?:di|mili|hui)|nahin (?:di|mili)|reject|inkar|mana kar)/u,
  ],
  [
    'relative',
    /(?:घरवाल|परिवार|परिजन|रिश्तेदार|घर वाल|\bfamily|\brelatives?\b|ghar ?wal\w*|parivar).{0,40}(?:खबर|सूचना|सूचित|बताय|\binform\w*|\btold\b|khabar|suchna|bataya)/u,
  ],
  [
    'register',
    /(?:रिपोर्ट|एफआईआर|शिकायत|मुकदमा|\breport|\bfir|\bcomplaint|shikayat).{0,25}(?:दर्ज|लिख|\bdarj|\blikh\w*|\bregister\w*|\blodg\w*).{0,20}(?:मना|नहीं|इनकार|\bnahi\w*|\bmana\b|inkar|refus\w*)/u,
  ],
  [
    'victim',
    /(?:शिकायतकर्ता|पीडि|फरियादी|वादी|shikayatkarta|pidita?\b|fariyadi).{0,30}(?:विरोध|सुना|\bvirodh|\boppose|\bsuna)/u,
  ],
  [
    'disclosure',
    /(?:पुरान[ेीा]|पिछल[ेी]|\bpuran[eai]|\bpichhl[ei]|\bcriminal|\bearlier|\bprevious|आपराधिक).{0,15}(?:case|mukad?dm\w*|record|itihas|केस|मुकदम[ेा]|इतिहास|रिकॉर्ड).{0,15}(?:छिपा|छुपा|\bchh?[iu]pa|\bhid\b|\bhidden|\bconceal\w*|\bsuppress\w*)/u,
  ],
  [
    'child',
    /(?:\bnabalig\w*|नाबालिग[\p{L}\p{M}]*|\bkishor\b|किशोर)(?!\s+(?:ladki|bachchi|girl|beti|लडकी|बच्ची|बेटी|से|के साथ|se|ke sath))(?!\s+(?:\S+\s+){0,2}?(?:bhaga|utha|apharan|भगा|उठा|ले ज|अपहरण)).{0,60}(?:jamanat|zamanat|\bbail\b|\bbel\b|giraftar|\bandar\b|जमानत|बेल|pakd|पकड|गिरफ्तार|हिरासत|अंदर)/u,
  ],
  [
    'confession',
    /(?:\bbayan|बयान|\bstatement).{0,20}(?:police|पुलिस).{0,25}(?:mana|manya|माना|मान्य|sabut|saboot|सबूत|admissible)|(?:police|पुलिस).{0,20}(?:bayan|बयान).{0,20}(?:mana|manya|माना|मान्य|sabut|saboot|सबूत)/u,
  ],
  [
    'elderly',
    /(?:\bbu[jz]urg|बुजुर्ग|वृद्ध|बूढ|\bold (?:father|mother|man|woman)|(?:साठ|पैंसठ|सत्तर|पचहत्तर|अस्सी) (?:साल|वर्ष))/u,
  ],
  [
    'custody',
    /(?:पुलिस|\bpolice).{0,12}(?:ले गई|ले गयी|ले गए|उठा ल|\ble ga[iy]|\butha le)|\btook (?:away )?(?:my|his|her|our) (?:mother|wife|sister|brother|son|father|husband|daughter)\b/u,
  ],
  [
    'appeal',
    /(?:\bsa[jz]a|सजा)\s+(?:\S+\s+){0,4}?(?:हुई|हो गई|हो गयी|सुनाई|hui|ho ga[iy]\w*|sunai)(?=.{0,60}(?:जमानत|बेल|अपील|jamanat|zamanat|\bbail|\bbel\b|appeal))/u,
  ],
  ['appeal', /(?:उम्रकैद|उम्र कैद|आजीवन कारावास|umra? ?kaid|life sentence).{0,30}(?:अपील|\bappeal)/u],
  [
    'poor',
    /(?:जमानत|मुचलक[ेा]|बेल|\bjamanat|\bzamanat|\bbail|muchalk[ea]).{0,12}(?:पैस[ेा]|रुपय[ेा]|\bpais[ea]|\brupa?ye).{0,8}(?:नहीं|\bnahi|\bnhi)/u,
  ],
  [
    'infant',
    /(?:\bpregnan\w+|\bga?rbhva?ti|गर्भवती|गर्भ से|\bpet se\b).{0,60}(?:\bjail|\barr?est|\bcustody|\bprison|\bbail|\bbel\b|jamanat|zamanat|release|chhoot|chhut|जेल|जमानत|बेल|गिरफ्तार|हिरासत|छूट)|(?:\bjail|\barr?est\w*|\bcustody|\bprison|\bbail|जेल|जमानत|बेल|गिरफ्तार|हिरासत).{0,40}(?:\bpregnan\w+|\bga?rbhva?ti|गर्भवती)/u,
  ],
  [
    'legalaid',
    /(?:\bpoor|\bafford|\bcan ?not pay|\bcan ?t pay|\bcan not pay|\bno money|\bgarib|\bpais[ea] nahi|गरीब|पैसे नहीं|पैसा नहीं).{0,40}(?:\blawyer|\badvocate|\bcounsel|\bva?ki+l|\bvakeel|वकील)|(?:\bva?ki+l|\bvakeel|वकील|\blawyer).{0,25}(?:\bpais[ea] nahi|\bfees? nahi|\bafford nahi|पैसे नहीं|पैसा नहीं|फीस नहीं)/u,
  ],
  [
    'grounds',
    /\b(?:nobody|no one|not|never|don t|didn t|doesn t|won t|without|refus\w+ to|nothing)\b.{0,20}\b(?:tell\w*|told|say\w*|explain\w*|inform\w*|giv\w+)\b.{0,20}\b(?:why|reasons?|for what)\b|(?:\bkyu\w*|\bkyo\w*|\bwa[jz]ah|\bkaran|क्यों|वजह|कारण).{0,25}(?:\bnahi\w* bata|\bbina bata|नहीं बता|बिना बता)|(?:\bbina|बिना) (?:kuch |koi |कुछ |कोई )?(?:wajah|karan|वजह|कारण)? ?(?:bata|बता)/u,
  ],
  [
    'anticipatory',
    /(?:\bkabhi bhi|कभी भी|\bany ?time|\bany moment|\bany day).{0,30}(?:\barrest|\bgiraftar|\bpakad|\butha|\bpick|गिरफ्तार|पकड|उठा)|(?:\barrest(?:ed)? (?:me|us|him|her)|\bpick (?:me|us|him|her) up|\bbe arrested|\bbe picked up).{0,15}\bany ?(?:time|moment|day)|(?:\bpehle (?:se|hi)|\bpahle (?:se|hi)|पहले (?:से|ही)|\bin advance|\bbeforehand).{0,15}(?:\bbail|\bjamanat|\bzamanat|जमानत|बेल)|\bbail (?:in advance|beforehand)/u,
  ],
  ['absconding', /फरार|कुर्की|इनामी|उद्घोषित|\bkurki\b/u],
  [
    'anticipatory',
    /(?:गिरफ्तारी|\bgiraftari|\barrest)\s+(?:से|पर|se|par)\s+(?:राहत|रोक|सुरक्षा|बचाव|rahat|rok\b|suraksha|stay)|\b(?:relief|protection|stay) (?:from|against|of) (?:the )?arrest/u,
  ],
  [
    'parity',
    /(?:साथ वाले|साथी|बाकी|दूसरे|\bsaa?th ?wale|\bbaki|\bdusre)\s+(?:आरोपी|अभियुक्त|मुलजिम|aa?ropi\w*|mulzim)/u,
  ],
  [
    'nosurety',
    /(?:जमानतदार|जामिन|jaa?manatdar|za?manatdar|zamantdar|suret(?:y|ies)).{0,40}(?:नहीं|एक भी|कोई नही|\bnahi\w*|koi bhi|no one|nobody|none\b)|(?:मुचलका|बंधपत्र|\bmuchalka).{0,25}(?:नहीं|nahi)|गरीबी.{0,25}मुचलका/u,
  ],
  [
    'nbw',
    /(?:वारंट|\bwarrant).{0,15}(?:रद्द|हटव|\bradd|\bhatwa|\bcancel|\brecall)|वारंट (?:निकल|जारी|आ|कट)|\bwarrant (?:nikl\w*|jari|aaya|is out|out against|pending|issued)/u,
  ],
  [
    'quash',
    /(?:केस|मुकदमा|एफआईआर|प्राथमिकी|\bcase|\bfir|mukadma)\s+(?:को\s+|ko\s+)?(?:खत्म कर|रद्द|निरस्त|समाप्त कर|khatam kar|radd|nirast)/u,
  ],
  [
    'witnessprotect',
    /(?:गवाही|गवाह|\bwitness\w*|gawah\w*).{0,30}(?:सुरक्षा|धमकी मिल|\bsuraksha|dhamki mil|being threatened|\bprotection)|धमकी मिल.{0,30}गवाह/u,
  ],
  [
    'notreleased',
    /\b(?:bail|jamanat|zamanat)\b.{0,15}(?:grant\w*|allow\w*|order\w*|\bgot\b|\bmil\w*|ho ga\w*|\bhui\b|man[jz]oor|manjur|passed|given).{0,45}\b(?:still|abhi (?:bhi|tak)|yet|but|par|pe|lekin|magar|phir bhi)\b.{0,25}(?:\binside\b|in jail|in prison|behind bars|\bandar\b|jail me|\bnot out\b|\bnot home\b|nahi chho\w*|chhoda nahi|nahi nikl\w*)/u,
  ],
  [
    'notreleased',
    /(?:जमानत|बेल).{0,12}(?:मिल|हो ग|हुई|मंजूर|आदेश).{0,45}(?:फिर भी|अभी|पर|लेकिन|मगर|तक).{0,25}(?:जेल में|अंदर|बंद है|नहीं छो|छोडा नहीं|नहीं निकल|बाहर नहीं|रिहा नहीं)/u,
  ],
  [
    'police_custody',
    /\b(?:police|io|pulis|cbi|ed|nia)\b.{0,20}\b(?:wants?|asks?|asking|seek\w*|takes?|needs?|get|le|maang\w*|mang\w*)\b.{0,25}\b(?:custody|remand)\b|पुलिस.{0,25}(?:रिमांड|हिरासत|कस्टडी).{0,20}(?:मांग|ले|चाह|दोबारा|फिर)/u,
  ],
  [
    'witnessthreat',
    /^(?!.*\b(?:police|io|sho|cops|pulis|पुलिस)\b.{0,20}(?:press|forc|threat|dhamk|dabav|धमक|दबाव)).*(?:\b(?:press\w*|forc\w*|threat\w*|harass\w*)\s+(?:me|us|my \w+)\b.{0,40}\b(?:statement|evidence|testimony|depos\w*|testif\w*|withdraw|take back|compromise|hostile)|(?:mujh|hame|mere|hamare|मुझ|हमे|मेरे|हमारे)\S*\s.{0,20}(?:dabav|dabaw|dhamk|दबाव|धमक).{0,40}(?:bayan|gawah|mukad|shikayat|rajinam|बयान|गवाह|मुकद|शिकायत|राजीनाम)|(?:bayan|gawah\w*|rajinam\w*|बयान|गवाही|राजीनाम[\p{L}\p{M}]*).{0,30}(?:ke liye|के लिए).{0,25}(?:dabav|dhamk|दबाव|धमक))/u,
  ],
  ['witnessthreat', PRESSED_BY_ACCUSED],
  [
    'travelabroad',
    /\b(?:out on bail|on bail|after bail|bail ke baad)\b.{0,40}\b(?:another (?:city|town|district|state)|other (?:city|state)|native place|outside the (?:city|district|state)|dusre (?:shahar|rajya)|bahar jana)\b/u,
  ],
  [
    'forgedbyother',
    /\b(?:opposite party|other side|complainant|informant|accused|he|she|they)\b.{0,20}\b(?:produced|filed|submitted|showed|used|gave)\b.{0,15}\b(?:fake|false|forged)\b.{0,25}\b(?:certificate|card|papers?|documents?|letter|report|invitation)\b/u,
  ],
  ['amount', /\bbail (?:money|amount)\b|\bwe have only\b/u],
  [
    'remandreasons',
    /\breasons?\b.{0,25}\bremand\w*|\bremand\w*.{0,30}\b(?:mechanical\w*|without (?:giving )?reasons?|no reasons?)|रिमांड.{0,20}(?:कारण|बिना कारण)/u,
  ],
  [
    'compromisequash',
    /\bquash\w*.{0,40}\b(?:compromise|settle\w*|samjhaut\w*)|\b(?:compromise|settle\w*|samjhaut\w*).{0,40}\bquash\w*/u,
  ],
  [
    'withdrawcomplaint',
    /\b(?:victim|complainant|informant|wife|she|he)\b (?:now )?(?:wants?|wishes|is (?:willing|ready)) to (?:take (?:back )?(?:her |his |the )?(?:complaint|case|fir)|withdraw)/u,
  ],
  [
    'production',
    /(?:थाने|हवालात) में .{0,15}(?:बैठा|बिठा|रखा)|\bthane (?:me|mein) .{0,15}(?:baitha|bitha|rakha)/u,
  ],
  [
    'notreleased',
    /(?<!non ?|gair |गैर ?)(?:\bbailable|जमानती) (?:offence|apradh|case|dhara|section|अपराध|धारा|मामले|केस).{0,45}(?:refus\w*|not (?:giv|grant|releas)\w*|inkar|mana kar|nahi de|nahi chho|इनकार|मना कर|नहीं दे|नहीं छोड)/u,
  ],
  ['nosurety', /(?:जमानती|\bjamanati)\s+(?:कोई |koi )?(?:नहीं|nahi)\s+(?:मिल|है|mil|hai)/u],
  [
    'recall',
    /\b(?:magistrate|court) (?:\w+ ){0,2}(?:wants? to |can |may )?(?:recall|cancel|take back)s? (?:the |its |his )?(?:own )?(?:order of )?bail (?:it|he|she|which it) (?:gave|granted)|मजिस्ट्रेट.{0,30}(?:अपनी|खुद की) (?:दी हुई )?जमानत.{0,10}(?:रद्द|वापस)/u,
  ],
  [
    'seizedproperty',
    /(?:पुलिस|\bpolice|\bpulis).{0,40}(?:जब्त|\b[jz]abt\b|\bseiz\w*|\bconfiscat\w*)|(?:जब्त|\b[jz]abt|\bseized|confiscated).{0,25}(?:पुलिस|\bby (?:the )?police)/u,
  ],
  [
    'housesearch',
    /\b(?:look\w* (?:in(?:side|to)?|through)|go(?:es|ing)? through|open\w*|unlock\w*|password (?:of|to|for))\b.{0,20}\b(?:phone|mobile|laptop|computer|whatsapp)\b|\b(?:phone|mobile|laptop|computer)\b.{0,40}\blook\w* (?:in(?:side|to)?|through)\b|\b(?:phone|mobile|laptop|computer)\b.{0,12}\b(?:password|lock|pin|open|khol\w*)\b/u,
  ],
  [
    'relative',
    /\b(?:call|phone|tell|inform|contact|speak to|talk to|message)\w* (?:his|her|their|my|our) (?:family|relatives?|wife|husband|mother|father|parents|home|people)\b/u,
  ],
  ['quash', /\bfir\b.{0,15}\b(?:thrown out|struck (?:down|off)|set aside|closed|ended|finished)\b/u],
  [
    'nochargesheet',
    /\binvestigation (?:is |was )?(?:still )?(?:on|going on|pending|continuing|not (?:complete|over|finished))\b|\bstill investigating\b|\bja+nch (?:abhi )?(?:chal|jari|baki)|जांच (?:अभी )?(?:चल|जारी|बाकी)/u,
  ],
  [
    'firstday',
    /\b(?:60|90|sixty|ninety)[ -]?days?\b.{0,25}\b(?:start|begin|count|run)s?\b|\b(?:counted|starts?|begins?|runs?)\b.{0,25}\b(?:60|90|sixty|ninety)[ -]days?\b|(?:60|90) (?:din|दिन).{0,20}(?:kab se|कब से|kahan? se|कहां से|\bgin|गिन)/u,
  ],
  [
    'notreleased',
    /\b(?:jail|superintendent|jailer|jailor|prison)\b.{0,30}\b(?:not|refus\w*|won t|nahi)\b.{0,20}\b(?:accept\w*|honou?r\w*|tak\w*|recogni\w*|maan\w*|man rah\w*)\b.{0,25}\b(?:bail|order|release|adesh)/u,
  ],
  [
    'forfeit',
    /\b(?:missing|absconded|ran away|not traceable|vanished|bhag ga\w*)\b.{0,40}\b(?:bond|suret(?:y|ies)|jamanatdar|muchalka)\b/u,
  ],
  ['child', /\b(?:person|accused|he|boy|client|arrestee) (?:\w+ )?is (?:an? )?(?:minor|juvenile|child)\b/u],
  [
    'parity',
    /(?:\bmukhya|\bmain|मुख्य|\bco[ -]?|\bother|दूसरे|साथी)\s*(?:aaropi|accused|आरोपी|अभियुक्त).{0,30}(?:(?:\bjamanat|\bbail|जमानत|बेल).{0,20}(?:\bmil|\bgot|मिल|हो ग|\bho ga)|\b(?:got|granted|given) bail)/u,
  ],
  [
    'housesearch',
    /(?:\bpolice|\bpulis|पुलिस).{0,30}(?:घर में घुस|ghar me(?:in)? ghus|\benter(?:ed)? (?:my|our|his|her|the) (?:house|home)|\bbarged)/u,
  ],
  ['travelabroad', /(?:पासपोर्ट|\bpassport).{0,25}(?:वापस|\bwa?pa?s|\breturn|\brelease|\bback\b)/u],
  ['custodyhurt', HURT_BY_POLICE],
  [
    'suretyfraud',
    /(?:\bsuret(?:y|ies)|\bguarantors?|jamanatdar\w*|zamanatdar\w*|jamindar\w*|जमानतदार[\p{L}\p{M}]*).{0,40}(?:\bfalse|\bfake|\bforged|\bbogus|nakli|farzi|farji|jhuth\w*|नकली|फर्जी|जाली|झूठ|\bran away|bhag ga\w*|भाग ग)/u,
  ],
  [
    'housesearch',
    /(?:\bsearch(?:ed|es|ing)?|\bchecked|\bcheck (?:kar|ki)\w*|\bcheck(?:s|ing)?|\btalashi|तलाशी).{0,30}(?:\bphones?|\bmobile|\blaptop|\bhouse|\bhome|\bghar|\broom|\bshop|\bcar|\bwarr?ant|\bpaper|घर|मोबाइल|फोन|दुकान|वारंट)|(?:\bphone|\bmobile|\blaptop|\bghar|\bhouse|घर|मोबाइल|फोन|दुकान).{0,25}(?:\bcheck kar\w*|\btalashi|तलाशी|\bsearch\w*)/u,
  ],
  [
    'seizedproperty',
    /\b(?:police|cops|io|they|sho)\s+(?:has |have |had )?(?:seized?|took|taken|kept|confiscated)\s+(?:away\s+)?(?:my|his|her|our|the|client s)\s+(?:\w+ )?(?:phone|mobile|laptop|car|bike|vehicle|scooter|truck|auto|tractor|money|cash|jewell?ery|documents|passport)\b|(?:phone|mobile|laptop|gaa?di|bike|truck|tractor|फोन|मोबाइल|गाडी|बाइक|ट्रक|ट्रैक्टर).{0,25}(?:\b[jz]abt|जब्त|\bseize|रख लि|rakh li)/u,
  ],
  [
    'falsecase',
    new RegExp(
      String.raw`${FALSE}\s+(?:\S+\s+){0,2}?${ACCUSATION}|${ACCUSATION}\s+(?:\S+\s+){0,2}?${FALSE}|\bfalsely\b`,
      'u',
    ),
  ],
  [
    'compound',
    /(?:\bcomplainants?|\binformants?|\bvictim|\bgirl s|\bher (?:father|family)|लडकी वाल|शिकायतकर्ता|वादी|shikayatkarta|ladki wal).{0,50}(?:\bwithdraw\w*|\btake (?:the |her |his |their )?(?:case|complaint|fir) back|\btake back the (?:case|complaint|fir)|(?:case|केस|मुकदमा|शिकायत) (?:wapas|vapas|वापस))/u,
  ],
  [
    'hostile',
    /(?:गवाह|गवाही|\bgawah\w*|\bwitness\w*).{0,40}(?:बदल दिया|बदल दी|पलट|मुकर|\bbadal diya|\bbadal di|\bpalat|\bmukar|\bchanged (?:his|her|their))/u,
  ],
];

export const patternConcepts = (folded: string): Concept[] =>
  PATTERNS.flatMap(([concept, pattern]) => (pattern.test(folded) ? [concept] : []));
