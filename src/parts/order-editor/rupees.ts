/** Parses whole rupees: 25,000 · 1,00,000 · Rs 50000. Null if invalid. */
export function readRupees(typed: string): number | null {
  const digits = typed.replaceAll(/[\s,]|₹|\brs\b\.?/gi, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
