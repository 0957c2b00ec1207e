/** Chatbot answers: one sentence per rule, in plain Hindi. */
import { forum } from '#text/hi/law/forum.ts';
import { afterRefusalSentence, courtSentences } from '#text/forum-lines.ts';
import type { ChatAnswerWords, SaidBy } from '#text/en/law/chat-answers.ts';
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import type { Offence } from '#law/tables.ts';
import type { SectionRef } from '#search/cards/library.ts';

const name = ({ code, section }: SectionRef): string => `${code} ${section}`;
const names = (refs: readonly SectionRef[]): string => refs.map(name).join(', ');
const joinAll = (all: readonly string[]): string => all.join(', ');
const dated = (on: CalendarDate): string => indianDate(on);

const years = (count: number): string => {
  if (count >= 1) return `${Number(count.toFixed(2))} वर्ष`;
  const months = Math.round(count * 12);
  return months === 0 ? '24 घंटे' : `${months} माह`;
};

const months = (count: number): string => {
  const wholeCount = Math.floor(count);
  const days = Math.round((count - wholeCount) * 30);
  const parts = [
    ...(wholeCount >= 12 ? [`${Math.floor(wholeCount / 12)} वर्ष`] : []),
    ...(wholeCount % 12 > 0 ? [`${wholeCount % 12} माह`] : []),
    ...(days > 0 ? [`${days} दिन`] : []),
  ];
  return parts.join(' ');
};

/** Law table texts are in Hindi if this device has the translation. */
const inItsLanguage = (text: string): string => (/\p{Script=Devanagari}/u.test(text) ? '' : ' (अंग्रेज़ी में)');

const subject = ({ offence, code, section }: Offence): string => `${code} ${section} (${offence})`;

function maximum({ death, life, maxYears, bailable, court }: Offence): string {
  const terms = [
    ...(death ? ['मृत्युदंड'] : []),
    ...(life ? ['आजीवन कारावास'] : []),
    ...(maxYears !== null && maxYears > 0 ? [`${years(maxYears)} तक का कारावास`] : []),
  ];
  if (terms.length > 0) return terms.join(' या ');
  if (maxYears === 0) return 'केवल जुर्माना या सामुदायिक सेवा';
  return bailable === 'depends' || court === 'depends' ? 'मूल अपराध के अनुसार' : 'अवधि धारा में तय नहीं है';
}

const COURTS: Readonly<Record<Offence['court'], string>> = {
  'magistrate-any': 'कोई भी मजिस्ट्रेट',
  'magistrate-first-class': 'प्रथम वर्ग मजिस्ट्रेट',
  'magistrate-chief': 'मुख्य न्यायिक या मुख्य महानगर मजिस्ट्रेट',
  sessions: 'सत्र न्यायालय',
  special: 'विशेष न्यायालय',
  depends: 'मूल अपराध का न्यायालय',
};

const premiseAnswer = (premise: 'yes' | 'no' | null): string =>
  premise === null ? '' : premise === 'yes' ? 'हाँ। ' : 'नहीं। ';

const isNew = (code: string): boolean => ['BNS', 'BNSS', 'BSA'].includes(code);
const WHO = { woman: 'महिला', child: 'बालक', sick: 'बीमार या अशक्त व्यक्ति' } as const;

const SCALE = 'सीमाएं S.O. 1055(E), 19-10-2001 की हैं: वर्तमान अधिसूचना और प्रयोगशाला का गिना हुआ वजन देख लें।';
const SIZES = { small: 'अल्प', intermediate: 'मध्यम', commercial: 'वाणिज्यिक' } as const;
const DRUGS: Readonly<Record<string, string>> = {
  ganja: 'गांजा',
  'charas or hashish': 'चरस',
  'poppy straw': 'डोडा (पोस्त)',
  opium: 'अफीम',
  heroin: 'हेरोइन (स्मैक)',
  morphine: 'मॉर्फीन',
  cocaine: 'कोकीन',
  codeine: 'कोडीन',
};
const weight = (grams: number): string =>
  grams >= 1000 ? `${Number((grams / 1000).toFixed(3))} किलो` : `${Number(grams.toFixed(3))} ग्राम`;

/** The High Court has the same power. */
const beforeArrest = (court: keyof typeof forum.courts): string =>
  court === 'high' ? forum.courts.high : `${forum.courts[court]} या ${forum.courts.high}`;

const sentenceBy: SaidBy = {
  section: ({ ref, title, description }) =>
    `${name(ref)}: "${title}"।${description === '' ? '' : ` सार${inItsLanguage(description)}: ${description}`}`,
  punishment: ({ offence, premise }) =>
    `${premiseAnswer(premise)}${subject(offence)} की सजा: ${maximum(offence)}${offence.minYears ? `, कम से कम ${years(offence.minYears)}` : ''}${offence.fine && offence.maxYears !== 0 ? '; जुर्माना भी हो सकता है' : ''}।`,
  bailable: ({ offence, premise }) =>
    offence.bailable === 'depends'
      ? `${subject(offence)} जमानती है या नहीं, यह मूल अपराध या तथ्यों पर निर्भर है।`
      : `${premiseAnswer(premise)}${subject(offence)} ${offence.bailable ? 'जमानती है: जमानत अधिकार है' : 'गैर-जमानती है: जमानत न्यायालय तय करता है'}।`,
  cognizable: ({ offence }) =>
    offence.cognizable === 'depends'
      ? `${subject(offence)} संज्ञेय है या नहीं, यह दूसरी बातों पर निर्भर है।`
      : `${subject(offence)} ${offence.cognizable ? 'संज्ञेय है: पुलिस बिना वारंट गिरफ्तार कर सकती है' : 'असंज्ञेय है: पुलिस बिना वारंट गिरफ्तार नहीं कर सकती'}।`,
  court: ({ offence }) => `${subject(offence)} का विचारण: ${COURTS[offence.court]}।`,
  note: ({ note }) => `टिप्पणी${inItsLanguage(note)}: ${note}`,
  successor: ({ from, to, title }) =>
    isNew(from.code)
      ? `${name(from)} 01-07-2024 से पहले ${names(to)} थी: ${title}।`
      : `${name(from)} अब ${names(to)} है: ${title}।`,
  changed: ({ changed }) => `क्या बदला${inItsLanguage(changed)}: ${changed}`,
  'no-successor': ({ from, title, other }) =>
    `${name(from)} (${title}) के बदले ${other} में कोई धारा इन तालिकाओं में नहीं है।`,
  'both-codes': ({ number, before, now, successor, isInOthers }) =>
    [
      `संहिता नहीं बताई गई, इसलिए धारा ${number} के ${isInOthers ? 'एक से अधिक' : 'दो'} अर्थ हो सकते हैं।`,
      before &&
        `01-07-2024 से पहले के कृत्य के लिए ${name(before.ref)}: ${before.title}${successor.length > 0 ? ` (01-07-2024 से: ${names(successor)})` : ''}।`,
      now
        ? `01-07-2024 या उसके बाद के कृत्य के लिए ${name(now.ref)}${before ? ' कुछ और है' : ''}: ${now.title}।`
        : before && 'नई संहिता में इस संख्या की धारा यहाँ नहीं है।',
    ]
      .filter(Boolean)
      .join(' '),
  'not-there': ({ ref, meant, title }) =>
    `${ref.code} में धारा ${ref.section} नहीं है। आपका आशय अब ${name(meant)} है: ${title}।`,
  'other-section': ({ asked, askedTitle, meant, title }) =>
    `नहीं। ${name(asked)} ${askedTitle === null ? 'दूसरी धारा है' : `"${askedTitle}" है`}; "${title}" ${name(meant)} है।`,
  'penal-code': ({ on, code }) =>
    `${code === 'IPC' ? 'आईपीसी (IPC)' : 'बीएनएस (BNS)'} लागू होगी: अपराध पर कृत्य के दिन का कानून लगता है${on === null ? '' : ` (${dated(on)})`}। 01-07-2024 से पहले के कृत्य IPC में, उस दिन और उसके बाद के BNS में।`,
  'procedure-code': ({ code }) =>
    code === null
      ? '01-07-2024 या उसके बाद का आवेदन BNSS में होता है; 30-06-2024 को लंबित कार्यवाही CrPC में चलती है, और पुरानी FIR में नए आवेदन पर उच्च न्यायालयों के मत अलग हैं।'
      : code === 'BNSS'
        ? 'प्रक्रिया BNSS की होगी, चाहे अपराध IPC का हो: FIR 01-07-2024 या उसके बाद की है।'
        : 'प्रक्रिया: 30-06-2024 को लंबित कार्यवाही CrPC में चलती है; नया आवेदन BNSS में होता है।',
  'in-force': () =>
    'BNS, BNSS और BSA 01-07-2024 से लागू हैं। उससे पहले के कृत्य IPC में रहते हैं; 30-06-2024 को लंबित कार्यवाही CrPC में चलती है।',
  'default-bail': ({
    days,
    dayOne,
    lastDay,
    from,
    estimated,
    state,
    filedOn,
    ifExtended,
    otherReading,
    offences,
  }) =>
    [
      state === 'in-time'
        ? `डिफॉल्ट बेल नहीं: आरोप पत्र ${filedOn ? dated(filedOn) : ''} को समय पर दाखिल हुआ, अंतिम दिन ${dated(lastDay)} था।`
        : state === 'late'
          ? `डिफॉल्ट बेल का अधिकार ${dated(from)} को बना; आरोप पत्र ${filedOn ? dated(filedOn) : ''} को बाद में आया, इसलिए अधिकार तभी बचता है जब उससे पहले मांगा गया हो।`
          : state === 'open'
            ? `यदि ${dated(lastDay)} तक आरोप पत्र दाखिल नहीं हुआ तो डिफॉल्ट बेल ${dated(from)} से खुली है: आरोप पत्र आने से पहले मांगनी होगी।`
            : `यदि ${dated(lastDay)} तक आरोप पत्र दाखिल न हो तो डिफॉल्ट बेल का अधिकार ${dated(from)} को बनेगा।`,
      `गणना: ${joinAll(offences)} के लिए ${days} दिन, ${dated(dayOne)} से (वह दिन पहला दिन है); ${days}वां दिन ${dated(lastDay)}।`,
      estimated
        ? 'यह अनुमान है: पहली रिमांड की तारीख ज्ञात नहीं, इसलिए गिरफ्तारी से गिना गया; रिमांड अगले दिन हुई हो तो एक दिन बाद।'
        : '',
      ifExtended ? `न्यायालय ने समय बढ़ाया हो तो अंतिम तारीख ${dated(ifExtended)}।` : '',
      otherReading ? `दूसरे मत (${otherReading.days} दिन) से ${dated(otherReading.from)}: कानून यहाँ खुला है।` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  'default-period': ({ days, extendable, offences, premise, otherDays }) =>
    `${premiseAnswer(premise)}${joinAll(offences)} में आरोप पत्र पहली रिमांड से ${days} दिन में आना चाहिए; अगले दिन डिफॉल्ट बेल मांगी जा सकती है।${extendable ? ' विशेष कानून में न्यायालय समय बढ़ा सकता है।' : ''}${otherDays === null ? '' : ` दूसरे मत से ${otherDays} दिन।`} रिमांड का दिन पहला दिन है।`,
  periods: () =>
    'मृत्युदंड, आजीवन कारावास या कम से कम दस वर्ष की सजा संभव हो तो जांच के लिए 90 दिन, अन्यथा 60 दिन, पहली रिमांड से; तब तक आरोप पत्र न आए तो अगले दिन डिफॉल्ट बेल मांगी जा सकती है।',
  undertrial: ({ from, oneThird, oneHalf, maximum: whole, firstOffender, offences }) =>
    [
      firstOffender === true && oneThird
        ? `विचाराधीन कैदी के रूप में रिहाई ${dated(oneThird)} से: पहले कभी दोषसिद्ध न हुए व्यक्ति के लिए एक तिहाई।`
        : firstOffender === false
          ? `विचाराधीन कैदी के रूप में रिहाई ${dated(oneHalf)} से: आधी अवधि।`
          : `विचाराधीन कैदी के रूप में रिहाई ${oneThird ? `${dated(oneThird)} से (एक तिहाई, यदि पहले कभी दोषसिद्ध न हुआ हो) या ` : ''}${dated(oneHalf)} से (आधी अवधि)।`,
      `गणना: ${joinAll(offences)} की सबसे लंबी अवधि, गिरफ्तारी ${dated(from)} से; आधी ${dated(oneHalf)} को, पूरी ${dated(whole)} को।`,
      'एक से अधिक अपराध या दूसरा लंबित मामला रोक सकता है; अभियुक्त की देरी जोड़ी जाती है।',
    ].join(' '),
  'undertrial-term': ({ offence, third, half }) =>
    `${offence} में विचाराधीन कैदी की रिहाई गिरफ्तारी से ${months(third)} बाद (एक तिहाई, पहले कभी दोषसिद्ध न हो) या ${months(half)} बाद (आधी अवधि)।`,
  'undertrial-excluded': ({ offences, premise }) =>
    `${premiseAnswer(premise)}${joinAll(offences)} में आधी या एक तिहाई अवधि पर रिहाई नहीं है: जिस अपराध में मृत्युदंड या आजीवन कारावास हो, वह नियम से बाहर है।`,
  forum: ({ forum: found, about }) => `${about === null ? '' : `${about}: `}${courtSentences(found, forum)}`,
  'after-refusal': ({ after, about }) =>
    `${about === null ? '' : `${about}: `}${afterRefusalSentence(after, forum)}`,
  'bail-of-right': ({ offence }) => `${offence} में बंधपत्र देने पर पुलिस या न्यायालय से जमानत अधिकार है।`,
  compounding: ({ offence, how }) =>
    ({
      alone: `हां: ${offence} में तालिका में बताया व्यक्ति न्यायालय की अनुमति के बिना समझौता कर सकता है, और इससे अभियुक्त बरी होता है।`,
      leave: `हां, पर केवल न्यायालय की अनुमति से: ${offence} दूसरी तालिका में है, और समझौते से अभियुक्त बरी होता है।`,
      never: `नहीं: ${offence} समझौते वाले अपराधों की तालिकाओं में नहीं है। तब समझौता उच्च न्यायालय में एक आधार है, जो जघन्य अपराध का मामला रद्द नहीं करता।`,
    })[how] + ' वकील इसे धारा में जांचें।',
  'bail-in-discretion': ({ offence, grave, who }) =>
    who !== null
      ? grave
        ? `हाँ, मांगी जा सकती है। ${offence} में मजिस्ट्रेट पर लगी रोक ${WHO[who]} की जमानत को नहीं रोकती; तथ्यों पर न्यायालय ही तय करता है, और सत्र न्यायालय या उच्च न्यायालय भी जमानत दे सकता है।`
        : `हाँ, मांगी जा सकती है। ${WHO[who]} के लिए यहाँ बताए प्रावधान ${offence} के सामान्य क्रम से पहले आते हैं; तथ्यों पर न्यायालय तय करता है।`
      : grave
        ? `${offence} में जमानत मांगी जा सकती है, पर अधिकार नहीं है: दोषी मानने के उचित आधार हों तो मजिस्ट्रेट नहीं दे सकता (बालक, महिला, बीमार या अशक्त को छोड़कर), इसलिए आवेदन सामान्यतः सत्र न्यायालय या उच्च न्यायालय में होता है।`
        : `${offence} में जमानत मांगी जा सकती है, पर अधिकार नहीं है: पहले मजिस्ट्रेट से, फिर सत्र न्यायालय या उच्च न्यायालय से।`,
  anticipatory: ({ offence, barred, bar, court }) =>
    barred
      ? `${offence} में अग्रिम जमानत वर्जित है (${bar})${bar.startsWith('SC/ST') ? ', सिवाय तब जब प्रथम दृष्टया मामला बनता ही न हो' : ''}।`
      : `${offence} में अग्रिम जमानत ${beforeArrest(court)} से मांगी जा सकती है; देना न्यायालय पर है।`,
  gate: ({ section, summary, offence }) =>
    `${section}${offence === null ? '' : ` ${offence} में जमानत से पहले`}${inItsLanguage(summary)}: ${summary}`,
  quantity: ({ drug, grams, size, small, commercial }) =>
    size === null
      ? `धारा मात्रा से तय होती है: ${DRUGS[drug] ?? drug} ${weight(small)} से कम हो तो अल्प मात्रा, ${weight(commercial)} से अधिक हो तो वाणिज्यिक मात्रा, बीच में मध्यम मात्रा, जो यहाँ बताई है। वजन लिखकर फिर पूछें। ${SCALE}`
      : `${DRUGS[drug] ?? drug}${grams === null ? '' : ` ${weight(grams)}`}: ${SIZES[size]} मात्रा (${weight(small)} से कम अल्प, ${weight(commercial)} से अधिक वाणिज्यिक)। ${SCALE}`,
  term: ({ ref, count, unit, premise }) =>
    `${premiseAnswer(premise)}${name(ref)} में अवधि ${count} ${unit === 'hours' ? 'घंटे' : 'दिन'} है।`,
  'also-in': ({ number, all, isFirst }) =>
    isFirst
      ? `कानून का नाम नहीं बताया गया। धारा ${number} ${all.map(({ ref, title }) => `${name(ref)} (${title})`).join(' या ')} है, या किसी संहिता की धारा: केवल वही पूछना हो तो कानून का नाम लिखकर फिर पूछें।`
      : `संख्या ${number} इन कानूनों में भी अपराध है: ${all.map(({ ref, title }) => `${name(ref)} (${title})`).join('; ')}। वही आशय हो तो कानून का नाम लिखकर फिर पूछें।`,
  judgment: ({ row }) =>
    `${row.name}, ${row.citation} (${row.year})${inItsLanguage(row.holding)}: ${row.holding}`,
};

export const chatAnswers: ChatAnswerWords = {
  says: sentenceBy,
  refusals: {
    blank: 'पहले प्रश्न लिखें।',
    'guilt-or-outcome':
      'कोई व्यक्ति दोषी है या न्यायालय क्या तय करेगा, यह मैं नहीं बताता। पूछें कि अपराध के बारे में कानून क्या कहता है।',
    'false-facts': 'झूठे तथ्य या कागज बनाने में मैं मदद नहीं करता: यह अपराध है। पूछें कि जमानत आवेदन में कौन से दस्तावेज लगते हैं।',
    'evading-arrest':
      'गिरफ्तारी से बचकर भागने में मैं मदद नहीं करता। गिरफ्तारी का डर हो तो अग्रिम जमानत या हाजिरी के नोटिस के बारे में पूछें।',
    witnesses: 'गवाह या शिकायतकर्ता पर दबाव या संपर्क में मैं मदद नहीं करता: यह अपराध है। अपने अधिवक्ता से बात करें।',
    victim: 'पीड़ित की पहचान मैं नहीं बताता: कानून रोकता है। धारा या प्रक्रिया के बारे में पूछें।',
    bribe: 'आदेश के लिए पैसे देने में मैं मदद नहीं करता। कानूनी सहायता निःशुल्क है: जिला विधिक सेवा प्राधिकरण से पूछें।',
    evidence: 'सबूत मिटाने या छिपाने में मैं मदद नहीं करता: यह अपराध है। अपने अधिवक्ता से बात करें।',
    instructions: 'मैं केवल तालिकाओं से जमानत और आपराधिक कानून के प्रश्नों का उत्तर देता हूँ। धारा, तारीख या प्रक्रिया पूछें।',
    greeting: 'धारा, सजा, जमानत, तारीख या फैसले के बारे में पूछें।',
    'other-matter': 'यह जमानत या आपराधिक कानून का प्रश्न नहीं है। धारा, सजा, जमानत, तारीख या फैसला पूछें।',
  },
  refusalLaw: (all) => `इस पर कानून: ${joinAll(all)}।`,
  impossible: {
    date: (given) => `${given} कोई तारीख नहीं है। ठीक करके फिर पूछें।`,
    age: (given) => `आयु ${given} सही नहीं हो सकती। ठीक करके फिर पूछें।`,
    section: (given) => `${given} इस उपकरण की किसी तालिका में नहीं है। संख्या और संहिता जांचकर फिर पूछें।`,
    act: (given) =>
      `${given} तालिकाओं में नहीं है। उस अधिनियम में देखें कि अपराध जमानती है या नहीं, और BNSS 480 या 483 पूछें।`,
  },
  carried: (section: string) => `उत्तर ${section} के लिए, आपके पिछले प्रश्न से।`,
  noEvidence: 'तालिकाओं में इसका उत्तर नहीं मिला, इसलिए मैं कोई नियम नहीं बताता।',
  unsure: 'मैं निश्चित नहीं हूँ। निकटतम उत्तर ये हैं:',
  nearest: (all) => `निकटतम प्रावधान: ${joinAll(all)}।`,
  stillOpen: (questions) => `अभी बाकी: ${questions}`,
  notCovered: {
    'state-amendments': 'राज्य संशोधन',
    outcome: 'किसी मामले में न्यायालय क्या तय करेगा',
    facts: 'मामले के तथ्य',
    'fine-amounts': 'जुर्माने की रकम',
    'open-reading': 'जिन बातों पर न्यायालयों के मत अलग हैं',
    medium: 'जिसका तालिकाओं में एक ही स्रोत है',
  },
  footer: (asOf, left) => `कानून ${asOf} तक। इसमें नहीं: ${left}। यह जानकारी है, सलाह नहीं।`,
};
