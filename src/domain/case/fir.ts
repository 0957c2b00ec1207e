/**
 * Whether two records name the same FIR: its number without spaces and leading zeros, and the police station.
 */
import { placeKey } from '#kernel/place-key.ts';

export interface Fir {
  readonly firNumber?: string | undefined;
  readonly policeStation?: string | undefined;
}

/** "0218 / 2024" becomes "218/2024". The server stores this key, so a change needs a migration. */
export const firKey = (number: string): string =>
  number.toLowerCase().replaceAll(/\s/g, '').replace(/^0+/, '');

/** Ignores case, spaces and punctuation. */
export const stationKey = (station: string): string => placeKey(station);

export function isSameFir(left: Fir, right: Fir): boolean {
  const number = firKey(left.firNumber ?? '');
  return (
    number !== '' &&
    number === firKey(right.firNumber ?? '') &&
    stationKey(left.policeStation ?? '') === stationKey(right.policeStation ?? '')
  );
}

/** Two accused in one FIR have separate custody and dates. */
export const isSamePerson = (left: { readonly name: string }, right: { readonly name: string }): boolean =>
  placeKey(left.name) === placeKey(right.name);
