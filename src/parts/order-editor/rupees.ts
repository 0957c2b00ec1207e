/** Parses whole rupees: 25,000 · 1,00,000 · Rs 50000. Null if invalid. */
export function readRupees(text: string): number | null {
  const digits = text.replaceAll(/[\s,]|₹|\brs\b\.?/gi, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
