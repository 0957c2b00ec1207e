/** Chatbot answers in Hinglish: Hindi in Latin letters. Legal terms stay as courts and police use them. */
import { forum } from '#text/hi-latn/forum.ts';
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
  if (count >= 1) return `${Number(count.toFixed(2))} saal`;
  const months = Math.round(count * 12);
  return months === 0 ? '24 ghante' : `${months} mahine`;
};

const months = (count: number): string => {
  const wholeCount = Math.floor(count);
  const days = Math.round((count - wholeCount) * 30);
  const parts = [
    ...(wholeCount >= 12 ? [`${Math.floor(wholeCount / 12)} saal`] : []),
    ...(wholeCount % 12 > 0 ? [`${wholeCount % 12} mahine`] : []),
    ...(days > 0 ? [`${days} din`] : []),
  ];
  return parts.join(' ');
};

const subject = ({ offence, code, section }: Offence): string => `${code} ${section} (${offence})`;

function maximum({ death, life, maxYears, bailable, court }: Offence): string {
  const terms = [
    ...(death ? ['maut ki saza'] : []),
    ...(life ? ['umar qaid'] : []),
    ...(maxYears !== null && maxYears > 0 ? [`${years(maxYears)} tak ki qaid`] : []),
  ];
  if (terms.length > 0) return terms.join(' ya ');
  if (maxYears === 0) return 'sirf jurmana ya samudayik seva, qaid nahi';
  return bailable === 'depends' || court === 'depends'
    ? 'mool apradh ke hisaab se'
    : 'dhara mein avadhi tay nahi hai';
}

const COURTS: Readonly<Record<Offence['court'], string>> = {
  'magistrate-any': 'koi bhi Magistrate',
  'magistrate-first-class': 'First Class Magistrate',
  'magistrate-chief': 'Chief Judicial ya Chief Metropolitan Magistrate',
  sessions: 'Sessions Court',
  special: 'Special Court',
  depends: 'mool apradh ki court',
};

const premiseAnswer = (premise: 'yes' | 'no' | null): string =>
  premise === null ? '' : premise === 'yes' ? 'Haan. ' : 'Nahi. ';

const isNew = (code: string): boolean => ['BNS', 'BNSS', 'BSA'].includes(code);
const WHO = { woman: 'mahila', child: 'bachche', sick: 'bimar ya kamzor vyakti' } as const;
const SCALE =
  'Seema S.O. 1055(E), 19-10-2001 ki hai: abhi ki notification aur lab ka gina hua wazan dekh lein.';
const SIZES = {
  small: 'small (kam)',
  intermediate: 'intermediate (beech ki)',
  commercial: 'commercial',
} as const;
const weight = (grams: number): string =>
  grams >= 1000 ? `${Number((grams / 1000).toFixed(3))} kilo` : `${Number(grams.toFixed(3))} gram`;

/** The High Court has the same power. */
const beforeArrest = (court: keyof typeof forum.courts): string =>
  court === 'high' ? forum.courts.high : `${forum.courts[court]} ya ${forum.courts.high}`;

const sentenceBy: SaidBy = {
  section: ({ ref, title, description }) =>
    `${name(ref)}: "${title}".${description === '' ? '' : ` Saar (English mein): ${description}`}`,
  punishment: ({ offence, premise }) =>
    `${premiseAnswer(premise)}${subject(offence)} ki saza: ${maximum(offence)}${offence.minYears ? `, kam se kam ${years(offence.minYears)}` : ''}${offence.fine && offence.maxYears !== 0 ? '; jurmana bhi ho sakta hai' : ''}.`,
  bailable: ({ offence, premise }) =>
    offence.bailable === 'depends'
      ? `${subject(offence)} bailable hai ya nahi, yeh mool apradh ya tathyon par hai.`
      : `${premiseAnswer(premise)}${subject(offence)} ${offence.bailable ? 'bailable (jamanati) hai: jamanat adhikar hai' : 'non-bailable (gair jamanati) hai: jamanat court tay karti hai'}.`,
  cognizable: ({ offence }) =>
    offence.cognizable === 'depends'
      ? `${subject(offence)} cognizable hai ya nahi, yeh doosri baaton par hai.`
      : `${subject(offence)} ${offence.cognizable ? 'cognizable hai: police bina warrant giraftar kar sakti hai' : 'non-cognizable hai: police bina warrant giraftar nahi kar sakti'}.`,
  court: ({ offence }) => `${subject(offence)} ki sunwai: ${COURTS[offence.court]}.`,
  note: ({ note }) => `Note (English mein): ${note}`,
  successor: ({ from, to, title }) =>
    isNew(from.code)
      ? `${name(from)} 01-07-2024 se pehle ${names(to)} thi: ${title}.`
      : `${name(from)} ab ${names(to)} hai: ${title}.`,
  changed: ({ changed }) => `Kya badla (English mein): ${changed}`,
  'no-successor': ({ from, title, other }) =>
    `${name(from)} (${title}) ki jagah ${other} mein koi dhara in tables mein nahi hai.`,
  'both-codes': ({ number, before, now, successor, isInOthers }) =>
    [
      `Code nahi bataya, isliye dhara ${number} ke ${isInOthers ? 'ek se zyada' : 'do'} matlab ho sakte hain.`,
      before &&
        `01-07-2024 se pehle ke kaam ke liye ${name(before.ref)}: ${before.title}${successor.length > 0 ? ` (01-07-2024 se: ${names(successor)})` : ''}.`,
      now
        ? `01-07-2024 ya uske baad ke kaam ke liye ${name(now.ref)}${before ? ' kuchh aur hai' : ''}: ${now.title}.`
        : before && 'Naye code mein is number ki dhara yahan nahi hai.',
    ]
      .filter(Boolean)
      .join(' '),
  'not-there': ({ ref, meant, title }) =>
    `${ref.code} mein dhara ${ref.section} nahi hai. Aapka matlab ab ${name(meant)} hai: ${title}.`,
  'other-section': ({ asked, askedTitle, meant, title }) =>
    `Nahi. ${name(asked)} ${askedTitle === null ? 'doosri dhara hai' : `"${askedTitle}" hai`}; "${title}" ${name(meant)} hai.`,
  'penal-code': ({ on, code }) =>
    `${code} lagegi: apradh par us din ka kanoon lagta hai jis din kaam hua${on === null ? '' : ` (${dated(on)})`}. 01-07-2024 se pehle ka kaam IPC mein, us din aur uske baad ka BNS mein.`,
  'procedure-code': ({ code }) =>
    code === null
      ? '01-07-2024 ya uske baad ki arzi BNSS mein hoti hai; 30-06-2024 ko pending karyavahi CrPC mein chalti hai, aur purani FIR mein nayi arzi par High Courts ki rai alag hai.'
      : code === 'BNSS'
        ? 'Prakriya BNSS ki hogi, chahe apradh IPC ka ho: FIR 01-07-2024 ya uske baad ki hai.'
        : 'Prakriya: 30-06-2024 ko pending karyavahi CrPC mein chalti hai; nayi arzi BNSS mein hoti hai.',
  'in-force': () =>
    'BNS, BNSS aur BSA 01-07-2024 se lagu hain. Usse pehle ka kaam IPC mein rehta hai; 30-06-2024 ko pending karyavahi CrPC mein chalti hai.',
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
        ? `Default bail nahi: charge-sheet ${filedOn ? dated(filedOn) : ''} ko samay par aayi, aakhri din ${dated(lastDay)} tha.`
        : state === 'late'
          ? `Default bail ka adhikar ${dated(from)} ko bana; charge-sheet ${filedOn ? dated(filedOn) : ''} ko baad mein aayi, isliye adhikar tabhi bachta hai jab usse pehle maanga gaya ho. Aakhri din ${dated(lastDay)} tha.`
          : state === 'open'
            ? `Agar ${dated(lastDay)} tak charge-sheet nahi aayi to default bail ${dated(from)} se khuli hai: charge-sheet aane se pehle maangni hogi.`
            : `Agar ${dated(lastDay)} tak charge-sheet na aaye to default bail ka adhikar ${dated(from)} ko banega.`,
      `Ginti: ${joinAll(offences)} ke liye ${days} din, ${dated(dayOne)} se (woh din pehla din hai); ${days}va din ${dated(lastDay)}.`,
      estimated
        ? 'Yeh anumaan hai: pehli remand ki tarikh pata nahi, isliye giraftari se gina; remand agle din hui ho to ek din baad.'
        : '',
      ifExtended ? `Court ne samay badhaya ho to aakhri tarikh ${dated(ifExtended)}.` : '',
      otherReading
        ? `Doosre mat (${otherReading.days} din) se ${dated(otherReading.from)}: kanoon yahan khula hai.`
        : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  'default-period': ({ days, extendable, offences, premise, otherDays }) =>
    `${premiseAnswer(premise)}${joinAll(offences)} mein charge-sheet pehli remand se ${days} din mein aani chahiye; agle din default bail maangi ja sakti hai.${extendable ? ' Special Act mein court samay badha sakti hai.' : ''}${otherDays === null ? '' : ` Doosre mat se ${otherDays} din.`} Remand ka din pehla din hai.`,
  periods: () =>
    'Maut ki saza, umar qaid ya kam se kam das saal ki saza ho sakti ho to jaanch ke liye 90 din, warna 60 din, pehli remand se; tab tak charge-sheet na aaye to agle din default bail maangi ja sakti hai.',
  undertrial: ({ from, oneThird, oneHalf, maximum: whole, firstOffender, offences }) =>
    [
      firstOffender === true && oneThird
        ? `Undertrial ki rihai ${dated(oneThird)} se: jo pehle kabhi doshi nahi thehraya gaya, uske liye ek tihai.`
        : firstOffender === false
          ? `Undertrial ki rihai ${dated(oneHalf)} se: aadhi avadhi.`
          : `Undertrial ki rihai ${oneThird ? `${dated(oneThird)} se (ek tihai, agar pehle kabhi saza nahi hui) ya ` : ''}${dated(oneHalf)} se (aadhi avadhi).`,
      `Ginti: ${joinAll(offences)} ki sabse lambi avadhi, giraftari ${dated(from)} se; aadhi ${dated(oneHalf)} ko, poori ${dated(whole)} ko.`,
      'Ek se zyada apradh ya doosra pending case rok sakta hai; aaropi ki wajah se hui deri jodi jaati hai.',
    ].join(' '),
  'undertrial-term': ({ offence, third, half }) =>
    `${offence} mein undertrial ki rihai giraftari se ${months(third)} baad (ek tihai, pehle kabhi saza na hui ho) ya ${months(half)} baad (aadhi avadhi).`,
  'undertrial-excluded': ({ offences, premise }) =>
    `${premiseAnswer(premise)}${joinAll(offences)} mein aadhi ya ek tihai avadhi par rihai nahi hai: jis apradh mein maut ki saza ya umar qaid ho, woh is niyam se bahar hai.`,
  forum: ({ forum: found, about }) => `${about === null ? '' : `${about}: `}${courtSentences(found, forum)}`,
  'after-refusal': ({ after, about }) =>
    `${about === null ? '' : `${about}: `}${afterRefusalSentence(after, forum)}`,
  'bail-of-right': ({ offence }) => `${offence} mein bond dene par police ya court se jamanat adhikar hai.`,
  compounding: ({ offence, how }) =>
    ({
      alone: `Haan: ${offence} mein table mein likha vyakti court ki permission ke bina samjhauta kar sakta hai, aur aaropi bari hota hai.`,
      leave: `Haan, par sirf court ki permission se: ${offence} doosri table mein hai, aur samjhaute se aaropi bari hota hai.`,
      never: `Nahi: ${offence} samjhaute wale apradhon ki tables mein nahi hai. Tab samjhauta High Court mein ek aadhar hai, jo jaghanya apradh ka case radd nahi karta.`,
    })[how] + ' Vakil ise dhara mein jaanchein.',
  'bail-in-discretion': ({ offence, grave, who }) =>
    who !== null
      ? grave
        ? `Haan, maangi ja sakti hai. ${offence} mein Magistrate par lagi rok ${WHO[who]} ki jamanat ko nahi rokti; tathyon par court hi tay karti hai, aur Sessions Court ya High Court bhi jamanat de sakti hai.`
        : `Haan, maangi ja sakti hai. ${WHO[who]} ke liye yahan bataye provisions ${offence} ke saamanya kram se pehle aate hain; tathyon par court tay karti hai.`
      : grave
        ? `${offence} mein jamanat maangi ja sakti hai, par adhikar nahi hai: doshi maanne ke uchit aadhar hon to Magistrate nahi de sakta (bachcha, mahila, bimar ya kamzor ko chhodkar), isliye arzi aam taur par Sessions Court ya High Court mein hoti hai.`
        : `${offence} mein jamanat maangi ja sakti hai, par adhikar nahi hai: pehle Magistrate se, phir Sessions Court ya High Court se.`,
  anticipatory: ({ offence, barred, bar, court }) =>
    barred
      ? `${offence} mein anticipatory bail (agrim jamanat) par rok hai (${bar})${bar.startsWith('SC/ST') ? ', jab tak pehli nazar mein maamla na banta ho' : ''}.`
      : `${offence} mein anticipatory bail (agrim jamanat) ${beforeArrest(court)} se maangi ja sakti hai; dena court par hai.`,
  gate: ({ section, summary, offence }) =>
    `${section}${offence === null ? '' : ` ${offence} mein jamanat se pehle`} (English mein): ${summary}`,
  quantity: ({ drug, grams, size, small, commercial }) =>
    size === null
      ? `Dhara matra se tay hoti hai: ${drug} ${weight(small)} se kam ho to small, ${weight(commercial)} se zyada ho to commercial, beech mein intermediate, jo yahan batayi hai. Wazan likhkar phir poochhein. ${SCALE}`
      : `${grams === null ? drug : `${weight(grams)} ${drug}`}: ${SIZES[size]} matra (${weight(small)} se kam small, ${weight(commercial)} se zyada commercial). ${SCALE}`,
  term: ({ ref, count, unit, premise }) =>
    `${premiseAnswer(premise)}${name(ref)} mein avadhi ${count} ${unit === 'hours' ? 'ghante' : 'din'} hai.`,
  'also-in': ({ number, all, isFirst }) =>
    isFirst
      ? `Kanoon ka naam nahi bataya. Dhara ${number} ${all.map(({ ref, title }) => `${name(ref)} (${title})`).join(' ya ')} hai, ya kisi code ki dhara: sirf wahi poochhna ho to Act ka naam likhkar phir poochhein.`
      : `Number ${number} in kanoonon mein bhi apradh hai: ${all.map(({ ref, title }) => `${name(ref)} (${title})`).join('; ')}. Wahi matlab ho to Act ka naam likhkar phir poochhein.`,
  judgment: ({ row }) => `${row.name}, ${row.citation} (${row.year}), English mein: ${row.holding}`,
};

export const chatAnswers: ChatAnswerWords = {
  says: sentenceBy,
  refusals: {
    blank: 'Pehle sawaal likhein.',
    'guilt-or-outcome':
      'Koi vyakti doshi hai ya court kya tay karegi, yeh main nahi batata. Poochhein ki us apradh ke baare mein kanoon kya kehta hai.',
    'false-facts':
      'Jhoothe tathya ya kagaz banane mein main madad nahi karta: yeh apradh hai. Poochhein ki jamanat ki arzi mein kaunse kagaz lagte hain.',
    'evading-arrest':
      'Giraftari se bachkar bhaagne mein main madad nahi karta. Giraftari ka dar ho to anticipatory bail ya haaziri ke notice ke baare mein poochhein.',
    witnesses:
      'Gawah ya shikayatkarta par dabav ya sampark mein main madad nahi karta: yeh apradh hai aur jamanat radd ho sakti hai. Apne vakil se baat karein.',
    victim:
      'Peedit ki pehchan main nahi batata: kanoon rokta hai. Dhara ya prakriya ke baare mein poochhein.',
    bribe:
      'Order ke liye paise dene mein main madad nahi karta. Kanooni madad muft hai: District Legal Services Authority se poochhein.',
    evidence:
      'Saboot mitane ya chhupane mein main madad nahi karta: yeh apradh hai. Apne vakil se baat karein.',
    instructions:
      'Main sirf tables se jamanat aur apradhik kanoon ke sawaalon ka jawab deta hoon. Dhara, tarikh ya prakriya poochhein.',
    greeting:
      'Dhara, saza, jamanat, tarikh ya faisle ke baare mein poochhein: Hindi, English ya Hinglish mein.',
    'other-matter':
      'Yeh jamanat ya apradhik kanoon ka sawaal nahi hai. Dhara, saza, jamanat, tarikh ya faisla poochhein.',
  },
  refusalLaw: (all) => `Is par kanoon: ${joinAll(all)}.`,
  impossible: {
    date: (given) => `${given} koi tarikh nahi hai. Theek karke phir poochhein.`,
    age: (given) => `Umar ${given} sahi nahi ho sakti. Theek karke phir poochhein.`,
    section: (given) =>
      `${given} is device ki kisi table mein nahi hai. Number aur code jaanchkar phir poochhein.`,
    act: (given) =>
      `${given} tables mein nahi hai. Us Act mein dekhein ki apradh jamanati hai ya nahi, aur BNSS 480 ya 483 poochhein.`,
  },
  carried: (section: string) => `Pichhle sawal se li gayi dhara: ${section}.`,
  noEvidence: 'Tables mein iska jawab nahi mila, isliye main koi niyam nahi batata.',
  unsure: 'Main pakka nahi keh sakta. Sabse kareeb ke jawab ye hain:',
  nearest: (all) => `Sabse kareeb: ${joinAll(all)}.`,
  stillOpen: (questions) => `Abhi baaki: ${questions}`,
  notCovered: {
    'state-amendments': 'State amendments',
    outcome: 'kisi case mein court kya tay karegi',
    facts: 'case ke tathya',
    'fine-amounts': 'jurmane ki rakam',
    'open-reading': 'jin baaton par courts ki rai alag hai',
    medium: 'jiska tables mein ek hi source hai',
  },
  footer: (asOf, left) => `Kanoon ${asOf} tak. Isme nahi: ${left}. Yeh jaankari hai, salah nahi.`,
};

/** Only open questions; other texts stay in English. */
export const chatAsks = {
  offences: 'Kaunsi dharayein hain?',
  arrestDate: 'Giraftari kis tarikh ko hui?',
  firstRemandDate: 'Magistrate ne pehli remand kis tarikh ko di?',
  chargesheet: 'Kya charge-sheet aayi, aur kis tarikh ko?',
  remandExtension: 'Kya court ne jaanch ka samay badhaya, aur kab tak?',
  neverConvicted: 'Kya vyakti ko pehle kabhi saza hui hai?',
  otherPendingCases: 'Kitne doosre case pending hain?',
  delayByAccusedDays: 'Aaropi ki wajah se kitne din ki deri hui?',
  firDate: 'FIR kis tarikh ki hai?',
} as const;
