const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** 2,245 and 1,00,000: every number that a person reads is grouped by thousand, lakh and crore. */
export const indianNumber = (n: number): string => GROUPED.format(n);
