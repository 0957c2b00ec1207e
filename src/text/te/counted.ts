/** Telugu: a number with its noun in the singular or the plural. Not yet read by a lawyer who speaks it. */
import { indianNumber } from '#kernel/indian-number.ts';

export const counted = (n: number, one: string, many: string): string =>
  `${indianNumber(n)} ${n === 1 ? one : many}`;

export const days = (n: number): string => counted(n, 'రోజు', 'రోజులు');

/** Before "తర్వాత", "కాలం" and other words on which the days depend. */
export const ofDays = (n: number): string => counted(n, 'రోజు', 'రోజుల');
