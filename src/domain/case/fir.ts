/** Whether two records name the same FIR: one key for all forms of its number, and the police station. */
import { placeKey } from '#kernel/place-key.ts';
import type { FirNumber } from '#reading/fir/fir-reading.ts';
import { isFir, isOnlyFirNumber, readFir } from '#reading/fir/read-fir.ts';
import { isSameFirNumber, plainStation } from '#reading/fir/same-fir.ts';

export interface Fir {
  readonly firNumber?: string | undefined;
  readonly policeStation?: string | undefined;
}

/** Fast path: most records hold a plain number. */
const PLAIN = /^\s*0*(\d{1,6})\s*\/\s*((?:19|20)\d\d)\s*$/;
/** A fixed day, because stored keys must not change with the year. Two digits above 70 are of the last century. */
const KEY_CONTEXT = { today: '2070-01-01' };

/**
 * One key per FIR number: `Crime No. 218/2024` and `२१८/२०२४` become `218/2024`, and any other text keeps its
 * letters. The server stores this key, so a change needs a migration.
 */
export function firKey(number: string): string {
  const [, plain, year] = PLAIN.exec(number) ?? [];
  if (plain !== undefined && year !== undefined) return `${Number(plain)}/${year}`;
  const typed = number.toLowerCase().replaceAll(/\s/g, '').replace(/^0+/, '');
  if (typed === '' || !isOnlyFirNumber(number)) return typed;
  const read = readFir(number, KEY_CONTEXT);
  return isFir(read) && read.year !== null && read.certain !== false ? keyOfFir(read) : typed;
}

/** Register, unit and agency tell numbers apart. */
const keyOfFir = ({ number, year, series, unit, agency }: FirNumber): string =>
  [agency, unit, series, number, year]
    .filter((part) => part != null)
    .join('/')
    .toLowerCase();

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
  const read = readFir(firNumber, KEY_CONTEXT);
  if (!isFir(read) || !isOnlyFirNumber(firNumber)) return null;
  const { district: _district, ...fir } = read;
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

/** Two accused in one FIR have separate custody and dates. */
export const isSamePerson = (left: { readonly name: string }, right: { readonly name: string }): boolean =>
  placeKey(left.name) === placeKey(right.name);
