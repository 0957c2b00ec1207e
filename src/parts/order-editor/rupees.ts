import { readFigure } from '#reading/figure-field.ts';

const MOST = 999_999_999_999;

/** Parses whole rupees: 25,000 · 1,00,000 · Rs 50000 · 50,000/- · 1 lakh. Null if invalid. */
export function readRupees(text: string): number | null {
  const amount = readFigure('money', text);
  return amount !== null && amount <= MOST ? amount : null;
}
