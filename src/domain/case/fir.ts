/** Whether two records name the same FIR: one key for all forms of its number, and the police station. */
import { placeKey } from '#kernel/place-key.ts';
import type { FirNumber } from '#reading/fir/fir-reading.ts';
import { onlyFirNumber } from '#reading/fir/only-fir-number.ts';
import { isSameFirNumber, plainStation } from '#reading/fir/same-fir.ts';
import { firKey, KEY_CONTEXT } from './fir-key.ts';

export interface Fir {
  readonly firNumber?: string | undefined;
  readonly policeStation?: string | undefined;
}

export interface SeveralFirs extends Fir {
  readonly furtherFirs?: readonly Fir[] | undefined;
}

/** Every FIR of an application, its own first. */
export const firsOf = ({ furtherFirs = [], ...own }: SeveralFirs): readonly Fir[] => [own, ...furtherFirs];

export const sharesFir = (left: SeveralFirs, right: SeveralFirs): boolean =>
  firsOf(left).some((one) => firsOf(right).some((other) => isSameFir(one, other)));

/** Ignores case, spaces, punctuation and the words for a police station. */
export const stationKey = (station: string): string => placeKey(plainStation(station));

/**
 * True if two records may name one FIR: another spelling or script of the station, or a part that only one
 * names. This is a question to the user, never an answer.
 */
export function mayBeSameFir(left: Fir, right: Fir): boolean {
  const [a, b] = [left, right].map(numberOfFir);
  if (!a || !b) return isSameFir(left, right);
  return isSameFirNumber(a, b) !== false;
}

function numberOfFir({ firNumber = '', policeStation = '' }: Fir): FirNumber | null {
  const fir = onlyFirNumber(firNumber, KEY_CONTEXT);
  if (!fir) return null;
  const station = plainStation(policeStation);
  return station === '' ? fir : { ...fir, station };
}

export function isSameFir(left: Fir, right: Fir): boolean {
  const number = firKey(left.firNumber ?? '');
  return (
    number !== '' &&
    number === firKey(right.firNumber ?? '') &&
    stationKey(left.policeStation ?? '') === stationKey(right.policeStation ?? '')
  );
}
