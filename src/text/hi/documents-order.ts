import type { OrderPaperWords } from '#text/order-paper-words.ts';
import { order } from './order.ts';

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
    application: 'याचिका',
    reasons: 'कारण',
    order: 'आदेश',
  },
  appears: (advocate) => `प्रार्थी की ओर से: ${advocate}।`,
  prosecutor: `राज्य की ओर से: ${BLANK}, लोक अभियोजक।`,
  asked: (title) => `याचिका: ${title}।`,
  accused: (fir, sections) =>
    sections === '' ? `यह ${fir} से उत्पन्न है।` : `यह ${fir} से उत्पन्न है। धाराएँ: ${sections}।`,
  submitted: (headings) => `प्रार्थी की ओर से इन शीर्षकों में निवेदन है: ${headings}।`,
  opposed: `राज्य की ओर से निवेदन है: ${BLANK}।`,
  noReasons: 'कोई कारण दर्ज नहीं।',
  reason: (sentence) => `${sentence}।`,
  granted: (name) => `याचिका स्वीकार की जाती है। ${name} को जमानत पर रिहा किया जाए।`,
  refused: (name) => `${name} की याचिका अस्वीकार की जाती है।`,
  bond: (amount, sureties) =>
    sureties === 0
      ? `रिहाई ${amount} रुपये के निजी मुचलके पर, बिना जमानतदार के होगी।`
      : `रिहाई ${amount} रुपये के निजी मुचलके और इतनी ही राशि के ${sureties === 1 ? 'एक जमानतदार' : `${sureties} जमानतदारों`} पर होगी।`,
  noBond: 'इस आदेश से कोई मुचलका तय नहीं किया गया है।',
  conditions: 'रिहाई इन शर्तों पर होगी:',
  condition: (text, concern) => `${text} (कारण: ${concern})`,
  furnish: `मुचलका ${BLANK} तक दिया जाए।`,
  noOpinion: 'इस आदेश की कोई बात मामले के गुण-दोष पर राय नहीं है।',
  toJail: 'एक प्रति तुरंत जेल अधीक्षक को भेजी जाए।',
  toJailRefused: 'एक प्रति जेल अधीक्षक को भेजी जाए।',
  reasons: order.reason,
};
