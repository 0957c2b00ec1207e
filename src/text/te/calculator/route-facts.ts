/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { routeFacts as English } from '#text/en/calculator/route-facts.ts';
import type { Translated } from '#text/translated.ts';

export const routeFacts: Translated<typeof English> = {
  fields: {
    policeCustody: 'మొదటి రిమాండ్ తర్వాత పోలీసు కస్టడీ',
    trial: 'కేసు విచారణ ముగిసిందా?',
    trialOn: 'ముగిసిన తేదీ, లేదా నిర్దోషిగా తీర్పు తేదీ',
    proclaimed: 'ప్రకటిత నేరస్థుడిగా ప్రకటించారు, దాన్ని ఉపసంహరించలేదు',
  },
  /** Answers of the questions that are no facts. */
  answers: {
    policeCustody: { some: 'ఉంది', none: 'లేదు' },
    trial: { running: 'జరుగుతోంది', concluded: 'తీర్పు రావాలి', acquitted: 'నిర్దోషిగా తీర్పు' },
  },
  spans: {
    from: (n) => `పోలీసు కస్టడీ ${n}: ఎప్పటి నుండి`,
    to: (n) => `పోలీసు కస్టడీ ${n}: ఎప్పటి వరకు`,
    hint: 'ఖాళీ: ఇంకా కొనసాగుతోంది.',
    add: 'పోలీసు కస్టడీ కాలాన్ని చేర్చండి',
    remove: (n) => `పోలీసు కస్టడీ ${n} తొలగించండి`,
  },
  faults: {
    noSpans: 'పోలీసు కస్టడీ మొదటి రోజు ఇవ్వండి, లేదా “లేదు” లేదా “తెలియదు” ఎంచుకోండి.',
    backwards: 'పోలీసు కస్టడీ మొదలయ్యే ముందే ముగియదు. రెండు తేదీల్లో ఒకటి సరిచేయండి.',
    overlap: 'ఈ పోలీసు కస్టడీ మరొకటి ముగియక ముందే మొదలవుతోంది. రెండు తేదీల్లో ఒకటి సరిచేయండి.',
  },
};
