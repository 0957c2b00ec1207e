/** One key for all forms of an FIR number, without the station. */
import type { FirNumber } from '#reading/fir/fir-reading.ts';
import { onlyFirNumber } from '#reading/fir/only-fir-number.ts';

/** Fast path: most records hold a plain number. */
const PLAIN = /^\s*0*(\d{1,6})\s*\/\s*((?:19|20)\d\d)\s*$/;
/** A fixed day, because stored keys must not change with the year. Two digits above 70 are of the last century. */
export const KEY_CONTEXT = { today: '2070-01-01' };

/**
 * One key per FIR number: `Crime No. 218/2024` and `२१८/२०२४` become `218/2024`, and any other text keeps its
 * letters. The server stores this key, so a change needs a migration.
 */
export function firKey(number: string): string {
  const [, plain, year] = PLAIN.exec(number) ?? [];
  if (plain !== undefined && year !== undefined) return `${Number(plain)}/${year}`;
  const typed = number.toLowerCase().replaceAll(/\s/g, '').replace(/^0+/, '');
  const read = typed === '' ? null : onlyFirNumber(number, KEY_CONTEXT);
  return read && read.year !== null ? keyOfFir(read) : typed;
}

/** Register, unit and agency tell numbers apart. */
const keyOfFir = ({ number, year, series, unit, agency }: FirNumber): string =>
  [agency, unit, series, number, year]
    .filter((part) => part != null)
    .join('/')
    .toLowerCase();

const REGISTERS = ['i', 'ii', 'iii'];

/** One record may name the register of the station, and the other may not: "I-218/2024" and "218/2024". */
export function firKeysNear(key: string): string[] {
  const [, plain] = /^(?:i{1,3}\/)?(\d+\/\d{4})$/.exec(key) ?? [];
  return plain === undefined ? [key] : [plain, ...REGISTERS.map((register) => `${register}/${plain}`)];
}
