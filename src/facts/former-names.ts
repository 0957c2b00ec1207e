/** Names that forms of earlier releases used. What they stored on a device opens under the present names. */
import { isRecord } from '#kernel/merge-patch.ts';

const PRESENT: ReadonlyMap<string, string> = new Map([
  ['grounds', 'groundsOfArrest'],
  ['notice', 'noticeToAppear'],
  ['grantedOn', 'bailOrderOn'],
  ['otherState', 'firInOtherState'],
  ['deposit', 'chequeDeposit'],
  ['depositOn', 'chequeDepositOn'],
  ['delayDays', 'delayByAccusedDays'],
  ['claim', 'defaultBailClaim'],
  ['claimOn', 'defaultBailClaimOn'],
  ['claimAt', 'defaultBailClaimAt'],
]);

/** A stored form, and the form of the routes in it, under the present names. */
export const withPresentNames = (form: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).map(([name, value]: [string, unknown]) => [
      PRESENT.get(name) ?? name,
      name === 'routes' && isRecord(value) ? withPresentNames(value) : value,
    ]),
  );

/** The same in a form that was stored as text. */
export const presentText = (json: string): string =>
  [...PRESENT].reduce((text, [former, present]) => text.replaceAll(`"${former}":`, `"${present}":`), json);

/** The name under which a device has always stored this field. */
export const formerName = (name: string): string =>
  [...PRESENT].find(([, present]) => present === name)?.[0] ?? name;
