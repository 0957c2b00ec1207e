/** Summaries, notes and punishments of the law tables. The key is the English sentence. */
import bars from './law-digests/bars.json';
import definitions from './law-digests/definitions.json';
import evidence from './law-digests/evidence.json';
import judgments from './law-digests/judgments.json';
import offences from './law-digests/offences.json';
import procedure from './law-digests/procedure.json';
import provisions from './law-digests/provisions.json';
import punishments from './law-digests/punishments.json';
import specialActs from './law-digests/special-acts.json';

export const digests: Readonly<Record<string, string>> = {
  ...provisions,
  ...definitions,
  ...procedure,
  ...evidence,
  ...judgments,
  ...punishments,
  ...offences,
  ...specialActs,
  ...bars,
};
