/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { clock } from '#text/en/work/clock.ts';
import type { Translated } from '#text/translated.ts';
import { counted } from '#text/te/counted.ts';
import { ON_THIS } from '#text/te/device-word.ts';

export const clockFacts: Translated<typeof clock.facts> = {
  missing: (names) => `తెలియనివి: ${names}.`,
  answer: (n) => `${counted(n, 'ప్రశ్నకు', 'ప్రశ్నలకు')} సమాధానం ఇవ్వండి`,
  close: 'మూసివేయండి',
  intro: 'తెలియనిది ఖాళీగా వదిలేయండి.',
  save: 'సమాధానాలు భద్రపరచండి',
  saving: 'భద్రపరుస్తోంది',
  saved: { title: `${ON_THIS} భద్రం`, description: 'తేదీలు మళ్ళీ లెక్కించబడ్డాయి.' },
  gone: {
    title: 'భద్రపడలేదు',
    description: `ఈ కేసు ఇప్పుడు ${ON_THIS} లేదు. పేజీని మళ్ళీ తెరవండి.`,
  },
  lastSaid: (day) => `చివరిగా చెప్పినది: ${day} నాటికి దాఖలు కాలేదు.`,
  other: {
    legend: (n) => `ఇతర కేసు ${n}`,
    add: 'మరో కేసు చేర్చండి',
    remove: (n) => `కేసు ${n} తొలగించండి`,
  },
  evidenceStage: 'సాక్ష్యం',
  faults: {
    principal: 'పట్టికల నుండి ఒక నేరాన్ని ఎంచుకోండి.',
    antecedents: 'కనీసం ఒక కేసు చేర్చండి, లేదా “లేవు” ఎంచుకోండి.',
    caseIncomplete: (n) => `ఇతర కేసు ${n}: FIR నంబర్, పోలీసు స్టేషన్, ఫలితం ఇవ్వండి.`,
    nothing: 'ఇంకా దేనికీ సమాధానం ఇవ్వలేదు. ఒక ప్రశ్నకు సమాధానం ఇవ్వండి, లేదా ఫారం మూసివేయండి.',
  },
};
