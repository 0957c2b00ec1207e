import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { orderParts } from './order-parts.ts';
import { ofPerson } from '#text/hi/applications/order-sentences.ts';
import { order } from '#text/hi/applications/order.ts';

const BLANK = '________';

export const orderPaper: OrderPaperWords = {
  blank: BLANK,
  title: 'आदेश',
  dated: (day) => `दिनांक ${day}`,
  before: (name, designation) => `समक्ष: ${[name, designation].filter(Boolean).join(', ')}`,
  designations: {
    magistrate: 'न्यायिक मजिस्ट्रेट',
    sessions: 'सत्र न्यायाधीश',
    high: 'न्यायाधीश, उच्च न्यायालय',
  },
  heading: {
    appearances: 'उपस्थिति',
    application: 'आवेदन',
    reasons: 'कारण',
    order: 'आदेश',
  },
  appears: (advocate) => `आवेदक की ओर से: ${advocate}।`,
  prosecutor: `राज्य की ओर से: ${BLANK}, लोक अभियोजक।`,
  asked: (title) => `यह ${title} है।`,
  accused: (fir, sections) =>
    sections === ''
      ? `यह ${fir} से उत्पन्न हुआ है।`
      : `यह ${fir} से उत्पन्न हुआ है, जो ${sections} के अधीन दंडनीय अपराधों के लिए पंजीबद्ध है।`,
  submitted: (headings) => `आवेदक के विद्वान अधिवक्ता ने इन आधारों पर निवेदन किया: ${headings}।`,
  opposed: `विद्वान लोक अभियोजक ने निवेदन किया: ${BLANK}।`,
  noReasons: 'कोई कारण दर्ज नहीं।',
  reason: (sentence) => `${sentence}।`,
  granted: (name) => `आवेदन स्वीकार किया जाता है। ${name} को जमानत पर रिहा किया जाए।`,
  refused: (name) => `${name} का आवेदन अस्वीकार किया जाता है।`,
  bond: (amount, sureties) =>
    sureties === 0
      ? `आवेदक को ${amount} रुपये का निजी मुचलका निष्पादित करने पर, बिना जमानतदार के, रिहा किया जाए।`
      : `आवेदक को ${amount} रुपये का निजी मुचलका और इतनी ही राशि के ${sureties === 1 ? 'एक जमानतदार' : `${sureties} जमानतदार`} प्रस्तुत करने पर रिहा किया जाए।`,
  noBond: 'इस आदेश से कोई मुचलका तय नहीं किया गया है।',
  conditions: 'आवेदक निम्नलिखित शर्तों का पालन [करेगा|करेगी]:',
  condition: (text, concern) => `${text} (प्रयोजन: ${concern})`,
  furnish: `मुचलका ${BLANK} तक दिया जाए।`,
  noOpinion: 'इस आदेश की कोई बात प्रकरण के गुण-दोष पर अभिमत नहीं मानी जाएगी।',
  toJail: (jail) =>
    `इस आदेश की प्रति अनुपालन हेतु अविलंब ई-मेल से ${jail ? `अधीक्षक, ${jail}` : 'जेल अधीक्षक'} को भेजी जाए।`,
  toJailRefused: (jail) =>
    `इस आदेश की प्रति सूचनार्थ अविलंब ${jail ? `अधीक्षक, ${jail}` : 'जेल अधीक्षक'} को भेजी जाए।`,
  corrected: ({ section, day, wrong, right, why }) =>
    `धारा ${section} के अधीन ${day} को शुद्धि: “${wrong}” के स्थान पर “${right}” पढ़ा जाए। कारण: ${why} शेष आदेश यथावत् रहेगा।`,
  verification: {
    superseded: (day) => `${day} के आदेश से बदला गया`,
    supersededInPart: (day) => `कुछ आवेदकों के लिए ${day} के आदेश से बदला गया`,
    withdrawn: 'आवेदन के साथ वापस लिया गया',
    conditions: (day) => `शर्तें ${day} के आदेश से बदली गईं`,
    number: (id) => `इस आदेश की संख्या: ${id}`,
    key: (day) => `न्यायाधीश की पासकी से ${day} को हस्ताक्षरित।`,
    noKey: 'पासकी से हस्ताक्षर नहीं हुए।',
    compare: (address) => `इस आदेश को यहाँ जाँचें: ${address}`,
    differs: 'इस प्रति के शब्द हस्ताक्षरित पाठ से अलग हैं। इस पर भरोसा करने से पहले आदेश जाँचें।',
  },
  reasons: order.reason,
  reasonsInFull: order.reasonInFull,
  ofPerson,
  childGrounds: order.childGround,
  parts: orderParts,
};
