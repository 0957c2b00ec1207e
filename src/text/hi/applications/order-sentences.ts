import type { OfPerson, ReasonSentences, ReasonsInFull } from '#text/en/applications/order-sentences.ts';

export const ofPerson: OfPerson = ({ people }) => {
  const said = people.map(({ who, minorAged }) =>
    minorAged === null ? `${who} महिला है।` : `${who} की आयु ${minorAged} वर्ष है।`,
  );
  return said.length === 0 ? null : said.join(' ');
};

export const sentences: ReasonSentences = {
  'long-custody': ({ arrestedOn, days }) =>
    arrestedOn && days !== null ? `${arrestedOn} से अभिरक्षा के ${days} दिन हुए हैं।` : null,
  parity: ({ coAccused }) =>
    coAccused && coAccused.granted > 0
      ? `${coAccused.of} सह-अभियुक्तों में से ${coAccused.granted} को जमानत दी गई है, और भूमिका वैसी ही है।`
      : null,
  'trial-will-take-time': ({ witnesses }) =>
    witnesses && witnesses.examined < witnesses.cited
      ? `${witnesses.cited} में से ${witnesses.examined} गवाहों की परीक्षा हुई है; मुकदमे में समय लगेगा।`
      : null,
  'woman-or-child': (facts) => ofPerson(facts),
  'no-antecedents': ({ cases }) => (cases === 0 ? 'कोई अन्य मामला नहीं बताया गया है।' : null),
  antecedents: ({ cases }) => {
    if (!cases) return null;
    return cases === 1
      ? 'अभिलेख में एक अन्य मामला है, जो लंबित है या जिसमें दोषसिद्धि हुई।'
      : `अभिलेख में ${cases} अन्य मामले हैं, जो लंबित हैं या जिनमें दोषसिद्धि हुई।`;
  },
  'investigation-complete': ({ reportOn }) =>
    reportOn && `पुलिस रिपोर्ट ${reportOn} को दाखिल हुई; जाँच पूरी हो चुकी है।`,
  'special-conditions-not-met': ({ gates }) =>
    gates.length === 0 ? null : `${gates.join(' और ')} की शर्तें पूरी नहीं होतीं।`,
  'statutory-right': ({ provision }) => (provision ? `${provision} का अधिकार उत्पन्न हो चुका है।` : null),
  'period-not-over': ({ lastDay, isPeriodOver }) =>
    lastDay && !isPeriodOver ? `जाँच की अवधि ${lastDay} को समाप्त होगी और अभी पूरी नहीं हुई है।` : null,
  'charge-sheet-in-time': ({ reportOn, lastDay, isReportInTime }) =>
    reportOn && lastDay && isReportInTime
      ? `पुलिस रिपोर्ट ${reportOn} को अवधि के भीतर दाखिल हुई, जिसका अंतिम दिन ${lastDay} है।`
      : null,
  'period-extended': ({ lastDay, isPeriodOver }) =>
    lastDay && !isPeriodOver ? `अवधि विधिवत बढ़ाई गई है और ${lastDay} को समाप्त होगी।` : null,
  'not-availed-in-time': ({ reportOn }) =>
    reportOn && `${reportOn} की पुलिस रिपोर्ट से पहले अधिकार का दावा नहीं किया गया।`,
  'below-fraction': ({ days, isBelowFraction }) =>
    days !== null && isBelowFraction ? `${days} दिन का निरोध अधिकतम सज़ा के अपेक्षित भाग से कम है।` : null,
};

export const reasonsInFull: ReasonsInFull = {
  parity: 'समान भूमिका वाला सह-अभियुक्त जमानत पर है',
  'no-flight-risk': 'फ़रार होने का जोखिम नहीं है',
  'no-antecedents': 'कोई आपराधिक इतिहास नहीं है',
  'health-or-infirmity': 'बीमारी या अशक्तता दर्शित है',
  'woman-or-child': 'जमानत महिला या बालक के लिए माँगी गई है',
  'gravity-of-offence': 'अपराध की प्रकृति और गंभीरता जमानत के विरुद्ध है',
  'flight-risk': 'फ़रार होने का जोखिम है',
  'tampering-or-threat': 'साक्ष्य से छेड़छाड़ या गवाहों को धमकाने का जोखिम है',
  'likely-to-repeat': 'अपराध दोहराए जाने की संभावना है',
  'special-conditions-not-met': 'विशेष अधिनियम की शर्तें पूरी नहीं होतीं',
  antecedents: 'आपराधिक इतिहास है',
  'no-reasonable-apprehension': 'गिरफ्तारी की युक्तियुक्त आशंका नहीं है',
  'no-change-since-last': 'पिछले आदेश के बाद कोई परिवर्तन नहीं हुआ है',
  'no-fair-chance': 'अपील में दोषमुक्ति की उचित संभावना नहीं है',
  'exceptional-circumstances': 'असाधारण परिस्थितियाँ हैं, जो नीचे लिखी हैं',
  'not-availed-in-time': 'पुलिस रिपोर्ट से पहले अधिकार का दावा नहीं किया गया',
  'bail-misused': 'जमानत का दुरुपयोग हुआ, जैसा नीचे लिखा है',
  'bail-not-furnished': 'जमानत प्रस्तुत नहीं की गई है',
  'earlier-bond-broken': 'इस मामले में पहले बंधपत्र भंग हुआ है',
  'death-or-life': 'आरोपित अपराध मृत्यु या आजीवन कारावास से दंडनीय है',
  'beyond-half': 'नीचे लिखे कारणों से अधिक निरोध का आदेश दिया जाता है',
};
