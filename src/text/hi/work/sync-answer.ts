import { indianNumber } from '#kernel/indian-number.ts';
import type { answer as English, WhereWorkIs, WorkFacts } from '#text/en/work/sync-answer.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

const WORDS = ['कोई', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'];
const number = (n: number): string => WORDS[n] ?? indianNumber(n);
const counted = (n: number, one: string, many: string): string => `${number(n)} ${n === 1 ? one : many}`;

export const answer: Translated<typeof English> = (facts) => {
  if (facts.hasLost) {
    return {
      lead: `जो भेजा नहीं गया था वह इस ${HELD} से खो गया।`,
      strong: '“आपको देखना है” में देखें:',
      rest: 'कितना था, और आप क्या कर सकते हैं।',
    };
  }
  const troubles = troublesOf(facts);
  if (troubles.length > 0) {
    return { lead: `${joinParts(troubles)}।`, strong: 'कुछ खोया नहीं है:', rest: safe(facts) };
  }
  if (facts.waiting > 0) return waitingAnswer(facts);
  if (facts.notices > 0) {
    return {
      lead: `${counted(facts.notices, 'सूचना आपको देखनी है', 'सूचनाएँ आपको देखनी हैं')}।`,
      strong: '“आपको देखना है” में देखें:',
      rest: 'क्या हुआ, और आप क्या कर सकते हैं।',
    };
  }
  return facts.unkept > 0 ? unkeptAnswer(facts) : quietAnswer(facts);
};

function troublesOf(facts: WorkFacts) {
  const { refused, refusedFilings, lostByServer, conflicts, returned, paused, sweep, waiting } = facts;
  const refusal =
    refused === refusedFilings
      ? counted(refused, 'आवेदन नहीं लिया', 'आवेदन नहीं लिए')
      : counted(refused, 'काम नहीं लिया', 'काम नहीं लिए');
  const waits = counted(waiting, 'काम रुका है', 'काम रुके हैं');
  return [
    refused > 0 && `न्यायालय के सर्वर ने ${refusal}`,
    lostByServer > 0 && `आपके ${lostByServer} काम अब न्यायालय के सर्वर पर नहीं हैं`,
    conflicts > 0 && counted(conflicts, 'बदलाव पर आपका निर्णय चाहिए', 'बदलावों पर आपका निर्णय चाहिए'),
    returned > 0 && counted(returned, 'आदेश आपके पास लौट आया', 'आदेश आपके पास लौट आए'),
    paused === 'sign-in' && `आपके लॉग इन करने तक ${waits}`,
    paused === 'update' && `ऐप अपडेट होने तक ${waits}`,
    sweep > 0 && `न्यायालय के सर्वर की सूची में आपके ${counted(sweep, 'रिकॉर्ड अब नहीं है', 'रिकॉर्ड अब नहीं हैं')}`,
  ].filter((words) => words !== false);
}

function joinParts(parts: readonly string[]): string {
  const [last = '', ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')}, और ${last}`;
}

function safe(facts: WorkFacts): string {
  const { refused, lostByServer, conflicts, returned, held, paused, waiting, sweep } = facts;
  const items = refused + lostByServer + conflicts + returned + held + (paused ? waiting : 0);
  if (items === 0) return sweep > 0 ? 'आपके कहे बिना कुछ नहीं हटाया जाता।' : '';
  if (items === 1) return `वह इस ${HELD} पर वैसा ही है जैसा आपने लिखा।`;
  return `${items === 2 ? 'दोनों' : 'सभी'} इस ${HELD} पर वैसे ही हैं जैसे आपने लिखे।`;
}

function waitingAnswer({ waiting, waitingFilings }: WorkFacts): WhereWorkIs {
  const lead = `${counted(waiting, 'काम भेजा जाना बाकी है', 'काम भेजे जाने बाकी हैं')}।`;
  if (waitingFilings === 0) {
    return { lead, strong: 'कुछ खोया नहीं है:', rest: `जो बाकी है वह इस ${HELD} पर है और अपने आप जाएगा।` };
  }
  const filed = counted(waitingFilings, 'आवेदन भेजे जाने तक दाखिल नहीं है', 'आवेदन भेजे जाने तक दाखिल नहीं हैं');
  return { lead, strong: `${filed}।`, rest: 'जो बाकी है वह अपने आप जाएगा।' };
}

const unkeptAnswer = ({ unkept }: WorkFacts): WhereWorkIs => ({
  lead: `“प्रतीक्षा में” के नीचे ${counted(unkept, 'काम', 'काम')} न्यायालय को मिल ${unkept === 1 ? 'चुका है' : 'चुके हैं'}।`,
  strong: `उसका उत्तर रखने की जगह इस ${HELD} पर नहीं:`,
  rest: 'जिन फ़ोटो या ऐप की ज़रूरत नहीं, उन्हें हटाएँ।',
});

function quietAnswer(facts: WorkFacts): WhereWorkIs {
  const { saved, sent, isUnconfirmed } = facts;
  if (isUnconfirmed) {
    return {
      lead: 'न्यायालय में अपना काम जाँचने के लिए लॉग इन करें।',
      strong: 'पता नहीं कि न्यायालय के सर्वर के पास सब कुछ अब भी है या नहीं:',
      rest: `इस ${HELD} के रिकॉर्ड बने रहते हैं और लॉग इन के बाद मिलाए जाते हैं।`,
    };
  }
  if (saved > 0) {
    return {
      lead: sent > 0 ? 'जो भेजना था वह सब भेजा जा चुका।' : 'भेजने को कुछ बाकी नहीं।',
      strong: `${counted(saved, 'मसौदा', 'मसौदे')} केवल इस ${HELD} पर ${saved === 1 ? 'है' : 'हैं'},`,
      rest: `जब तक आप ${finishing(facts)} न करें।`,
    };
  }
  return sent > 0
    ? { lead: 'सब कुछ भेजा जा चुका।', strong: 'कुछ बाकी नहीं,', rest: 'और आपको कुछ नहीं करना।' }
    : {
        lead: 'भेजने को कुछ नहीं है।',
        strong: `आप जो लिखते हैं वह पहले इस ${HELD} पर सुरक्षित होता है,`,
        rest: 'और अपने आप भेजा जाता है।',
      };
}

function finishing({ saved, savedOrders, savedReports }: WorkFacts): string {
  const acts = [
    saved > savedOrders + savedReports && 'दाखिल',
    savedOrders > 0 && 'हस्ताक्षर',
    savedReports > 0 && 'भेजने का काम',
  ];
  return acts.filter((act) => act !== false).join(' या ');
}
