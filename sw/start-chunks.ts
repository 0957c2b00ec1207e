/** Chunks of a start (`scripts/start-tiers.mjs`). */
export const START_CHUNKS = [
  'react',
  'dexie',
  'router',
  'entry',
  'own-database',
  'pull',
  'first-screen',
  'background',
  'device-tasks',
  'clock',
  'session',
] as const;
