/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. A number with its noun in the singular or the plural. */
import { indianNumber } from '#kernel/indian-number.ts';

export const counted = (n: number, one: string, many: string): string =>
  `${indianNumber(n)} ${n === 1 ? one : many}`;

export const days = (n: number): string => counted(n, 'நாள்', 'நாட்கள்');
