import { indianNumber } from '#kernel/indian-number.ts';

export const plural = (n: number, one: string, many: string): string =>
  `${indianNumber(n)} ${n === 1 ? one : many}`;
