/** What the screen says of them; the papers themselves are in the language of the court. */
import type { casePaperWords as English } from '#text/en/case-papers.ts';
import type { Translated } from '#text/translated.ts';

export const casePaperWords: Translated<typeof English> = {
  lead: 'मामले और उसकी सबसे नई याचिका से, इसी डिवाइस पर बनते हैं। जो पता नहीं वह कलम से भरने के लिए रेखा रहता है, और नीचे बताया जाता है।',
  loading: 'मामला पढ़ा जा रहा है',
  choose: 'कौन-सा कागज़',
  names: {
    vakalatnama: 'वकालतनामा',
    affidavit: 'शपथ-पत्र',
    appearance: 'उपस्थिति ज्ञापन',
    bond: 'अभियुक्त और जमानतदारों का बंधपत्र',
    dates: 'तारीखों और घटनाओं की सूची',
    surrender: 'न्यायालय में आत्मसमर्पण की याचिका',
    release: 'अटकी हुई रिहाई पर याचिका',
  },
  about: {
    vakalatnama: 'पक्षकार अधिवक्ता नियुक्त करता है; बंदी का वकालतनामा जेल प्रमाणित करती है।',
    affidavit: 'याचिका के समर्थन में; प्रार्थी अभिरक्षा में हो तो पैरवी करने वाला देता है।',
    appearance: 'न्यायालय को अधिवक्ता का अपना पत्र।',
    bond: 'जमानत के आदेश के बाद का बंधपत्र, जमानतदारों के विवरण सहित।',
    dates: 'मामले से, आज तक जो हुआ।',
    surrender: 'न्यायालय के सामने आत्मसमर्पण के लिए, या अंतरिम जमानत के बाद लौटने के लिए।',
    release: 'जब जमानत मिल गई हो और व्यक्ति अब भी जेल में हो।',
  },
  preview: (name) => `${name}, जैसा छपेगा`,
  form: 'न्यायालय और कागज़ का आकार',
  sureties: 'जमानतदार',
  blank: 'अभी खाली',
  gaps: (gaps) => `पता नहीं, और कागज़ में चिह्नित: ${gaps}।`,
  lines: (n) => (n === 1 ? 'एक जगह कलम से भरने के लिए छोड़ी गई है।' : `${n} जगहें कलम से भरने के लिए छोड़ी गई हैं।`),
  complete: 'हस्ताक्षर के सिवा कुछ खाली नहीं है।',
  pdf: 'PDF डाउनलोड करें',
  docx: 'DOCX डाउनलोड करें',
  making: 'फ़ाइल बन रही है',
  keep: 'दस्तावेज़ों में रखें',
  keeping: 'रखा जा रहा है',
  kept: { title: 'दस्तावेज़ों में रख लिया', description: 'PDF इस मामले के दस्तावेज़ों में है।' },
  started: { title: 'डाउनलोड शुरू हुआ', description: 'फ़ाइल आपके डाउनलोड में है।' },
  failed: { title: 'डाउनलोड नहीं हुआ', description: 'फ़ाइल नहीं बन सकी। फिर कोशिश करें।' },
  'not-on-this-device': {
    title: 'डाउनलोड नहीं हुआ',
    description: 'फ़ाइल बनाने वाला हिस्सा अभी यहाँ नहीं है। एक बार नेटवर्क से जुड़कर पेज फिर खोलें।',
  },
  notKept: {
    title: 'नहीं रखा गया',
    description: 'जगह नहीं है, या मामला यहाँ नहीं रहा। इसकी जगह डाउनलोड कर लें।',
  },
};
