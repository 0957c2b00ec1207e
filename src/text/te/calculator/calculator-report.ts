/** Draft in Telugu, not yet reviewed by a lawyer who speaks it. */
import type { report as English } from '#text/en/calculator/calculator-report.ts';
import type { Translated } from '#text/translated.ts';

export const report: Translated<typeof English> = {
  make: 'నివేదిక తయారు చేయండి',
  title: 'బెయిల్ లెక్క నివేదిక',
  language: 'te',
  pageWords: { before: 'పేజీ ', between: ' / ' },
  of: (name, fir) => `పేరు: ${name ?? '.'.repeat(40)}   FIR: ${fir ?? '.'.repeat(20)}`,
  print: 'ముద్రించండి',
  pdf: 'PDF గా భద్రపరచండి',
  share: 'పంచుకోండి',
  making: 'PDF తయారవుతోంది',
  filename: 'bail-calculation.pdf',
  failed: 'PDF తయారు కాలేదు. బదులుగా పేజీని ముద్రించండి.',
  notHere: 'PDF తయారుచేసే భాగం ఇంకా ఈ పరికరంలో లేదు. నెట్‌వర్క్ ఉన్నప్పుడు ఈ పేజీని ఒకసారి తెరవండి, లేదా ముద్రించండి.',
  done: 'నివేదిక భద్రపడింది.',
  shared: 'నివేదిక పంచుకోబడింది.',
  number: (date) => `లెక్కించిన రోజు: ${date}`,
  entered: 'వివరాలు',
  value: 'విలువ',
  condition: 'షరతు',
  state: 'స్థితి',
  law: 'చట్టం',
  disclaimer:
    'ఈ నివేదిక పైన రాసిన వివరాల నుండి చేసిన లెక్క. ఇది న్యాయ సలహా కాదు; ఏ కోర్టూ దీన్ని పరిశీలించలేదు. దీనిపై ఆధారపడే ముందు కస్టడీ సర్టిఫికెట్‌ను, రూపొందించిన అభియోగాన్ని, అమలులో ఉన్న చట్టాన్ని చూడండి.',
};
