import type { GrantedShare } from '#law/prediction/granted-share.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { predictive as english } from '#text/en/calculator/predictive.ts';
import type { Translated } from '#text/translated.ts';

const of = (n: number) => (n === 1 ? '1 निर्णीत मामले' : `${indianNumber(n)} निर्णीत मामलों`);

function recommendation(share: GrantedShare): string {
  const { granted, decided } = share;
  if (share.kind === 'none') return 'जो मामले आप देखते हैं उनमें इसी धारा के किसी मामले पर निर्णय नहीं हुआ।';
  const counted = `आप जो देखते हैं उनमें इसी धारा के ${of(decided)} में से ${granted} में जमानत मिली`;
  if (share.kind === 'counts-only')
    return `${counted}: दर बताने के लिए बहुत कम हैं। इससे इस मामले के लिए कुछ नहीं निकलता।`;
  const { low, high } = share.interval;
  const spread = `${counted} (${share.percent}%, संभावित ${low}% से ${high}%)।`;
  return share.kind === 'too-few' ? `${spread} भरोसा करने के लिए यह बहुत कम है।` : spread;
}

const { sample } = english;
/** Courts of the sample matters, in their order. */
const COURTS = ['सत्र न्यायालय', 'उच्च न्यायालय', 'सत्र न्यायालय'];

export const predictive: Translated<typeof english> = {
  loading: 'आँकड़े खुल रहे हैं...',
  none: 'इस मामले के लिए आँकड़े नहीं हैं।',
  generate: 'आँकड़े बनाएँ',
  warning: { title: 'चेतावनी', description: 'आँकड़े नहीं खुल सके' },
  probability: 'मंज़ूरी की संभावना',
  probabilityOf: (percent) => `${percent}%`,
  tooFew: 'नहीं बताई गई: दस से कम निर्णीत मामले',
  interval: (low, high) => `संभावित ${low}% से ${high}%`,
  confidence: 'भरोसे का स्तर',
  confidenceOf: { None: 'कोई नहीं', Low: 'कम: मामले बहुत कम', Medium: 'मध्यम', High: 'उच्च' },
  risk: 'जोखिम का स्तर',
  riskOf: { Low: 'कम', Medium: 'मध्यम', High: 'उच्च' },
  basis: 'किनसे गिना गया',
  basisOf: ({ granted, decided }) => `आप जो देखते हैं उन ${of(decided)} में से ${granted} में जमानत मिली`,
  factors: 'मुख्य बातें',
  noFactors: 'कारकों की तुलना के लिए मामले बहुत कम हैं।',
  impact: { positive: 'पक्ष में', negative: 'विपक्ष में' },
  similar: 'मिलते-जुलते मामले',
  noSimilar: 'कोई निर्णीत मामला इससे नहीं मिलता।',
  similarity: (percent) => `${percent}% समान`,
  outcome: { Approved: 'मंज़ूर', Rejected: 'नामंज़ूर' },
  viewCase: 'मामला देखें',
  of: (number) => `: ${number}`,
  recommendation,
  recommendationTitle: 'राय',
  disclaimer:
    'केवल जानकारी के लिए: यह न्यायिक विवेक की जगह नहीं लेती। इसमें आपके अपने मामलों के निर्णय गिने गए हैं, और यह नहीं कहा गया कि यहाँ क्या निर्णय होना चाहिए।',
  sampleChip: 'नमूना',
  sampleWhy:
    'अभी कोई निर्णीत मामला नहीं गिना जा सकता। आगे जो है वह बनाया हुआ नमूना है, किसी असली व्यक्ति या मामले का नहीं। यह छपता नहीं।',
  fromDevice: 'इसी डिवाइस पर निकाला गया।',
  feature: {
    offence: 'वही धारा',
    relief: 'वही राहत',
    court: 'उसी प्रकार का न्यायालय',
    custody: 'लगभग उतनी ही अभिरक्षा',
    convictions: 'पहले दोषसिद्धि हुई या नहीं, यहाँ जैसी',
    flightRisk: 'फ़रार होने का वैसा ही जोखिम',
  },
  compared: (alike, others) =>
    `जिनमें यह है उन ${of(alike.decided)} में से ${alike.granted} मंज़ूर; जिनमें नहीं है उन ${others.decided} में से ${others.granted}।`,
  court: { magistrate: 'मजिस्ट्रेट न्यायालय', sessions: 'सत्र न्यायालय', high: 'उच्च न्यायालय' },
  sample: {
    ...sample,
    keyFactors: [
      {
        impact: 'positive',
        name: 'पहले का आपराधिक रिकॉर्ड नहीं',
        description: 'आवेदक पहले कभी दोषी नहीं ठहराया गया।',
      },
      {
        impact: 'positive',
        name: 'स्थायी निवास',
        description: 'आवेदक वर्षों से एक ही पते पर रहता है।',
      },
      {
        impact: 'negative',
        name: 'आरोपों की गंभीरता',
        description: 'आरोपों में लंबी सज़ा है।',
      },
    ],
    similarCases: sample.similarCases.map(({ id, caseNumber, similarity, outcome, court }, index) => ({
      id,
      caseNumber,
      similarity,
      outcome,
      court: COURTS[index] ?? court,
    })),
    recommendation: 'थाने में नियमित हाज़िरी और पासपोर्ट जमा करने जैसी शर्तों पर जमानत पर विचार हो सकता है।',
  },
};
