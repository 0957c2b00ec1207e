/** Names of facts in worked cases of earlier releases. Counsel's files keep them. */

const FACTS: ReadonlyMap<string, string> = new Map([['trialConcludedOn', 'concludedOn']]);

/** As a finding names them if they are missing. */
const MISSING: ReadonlyMap<string, string> = new Map([
  ['principalOffence', 'principal'],
  ['conviction', 'convictedOn'],
  ['claimTime', 'defaultBailClaimAt'],
  ['chargesheetTime', 'chargesheetAt'],
  ['extensionOrder', 'orderedOn'],
  ['arrestTime', 'arrestAt'],
  ['reasonsForArrest', 'reasonsInWriting'],
  ['trialProgress', 'witnesses'],
  ['trialConcluded', 'concludedOn'],
  ['acquittal', 'acquittedOn'],
  ['specialCourtOrder', 'specialCourtOrderOn'],
]);

export const presentFact = (name: string): string => FACTS.get(name) ?? name;
export const presentMissing = (name: string): string => MISSING.get(name) ?? name;
