import type { conditionsParts as English } from '#text/en/papers/order-conditions.ts';
import type { PartyTerms } from '#text/en/law/party-terms.ts';
import type { Translated } from '#text/translated.ts';

export const conditionsParts = (
  { party }: PartyTerms,
  side: 'राज्य' | 'विपक्षी',
): Translated<ReturnType<typeof English>> => ({
  asked: {
    applicant: `${party} की ओर से जमानत की शर्तें बदलने का निवेदन किया गया।`,
    state: `${side} की ओर से जमानत की शर्तें बदलने का निवेदन किया गया।`,
    court: 'न्यायालय ने जमानत की शर्तों पर स्वप्रेरणा से विचार किया।',
  },
  otherSide: {
    applicant: {
      heard: `${side} को सुना गया।`,
      'not-appeared': `${side} को सूचना दी गई; उसकी ओर से कोई उपस्थित नहीं हुआ।`,
    },
    state: {
      heard: `${party} को सुना गया।`,
      'not-appeared': `${party} को सूचना दी गई; उसकी ओर से कोई उपस्थित नहीं हुआ।`,
    },
    court: {
      heard: 'दोनों पक्षों को सुना गया।',
      'not-appeared': 'दोनों पक्षों को सूचना दी गई; कोई उपस्थित नहीं हुआ।',
    },
  },
  request: (day, text) => `दिनांक ${day} के निवेदन में ${party} की ओर से माँगा गया: ${text}`,
  bondReduced: (day, provision) =>
    `दिनांक ${day} के आदेश का मुचलका${provision ? ` ${provision} के अधीन` : ''} कम किया जाता है।`,
  refused: (day) => `निवेदन अस्वीकार किया जाता है। दिनांक ${day} के आदेश की शर्तें और मुचलका यथावत् रहेंगे।`,
  replaced: (day, provision) =>
    `दिनांक ${day} के आदेश की शर्तें${provision ? ` ${provision} के अधीन` : ''} बदली जाती हैं। आज से ${party} केवल निम्नलिखित शर्तों का पालन [करेगा|करेगी]:`,
  removed: (day, provision) =>
    `दिनांक ${day} के आदेश की शर्तें${provision ? ` ${provision} के अधीन` : ''} हटाई जाती हैं।`,
  stands: (day) => `दिनांक ${day} के आदेश से दी गई जमानत शेष सब बातों में यथावत् रहेगी।`,
  copies: 'प्रतियाँ',
});
