/** Facts that the allegations state and that decide a limb. */
export const PLEADED_FACTS = [
  'hurt',
  'grievous-hurt',
  'lasting-harm',
  'group-of-five',
  'death',
  'victim-under-18',
  'victim-under-16',
  'victim-under-12',
  'highway-at-night',
  'quick-with-child',
  'threat-of-death',
  'medical-practitioner',
  'property-returned',
  'life-convict',
] as const;
export type PleadedFact = (typeof PLEADED_FACTS)[number];
