/** Numbers as they are read in India: 2,245 days; 1,00,000 rupees. */
const grouped = (n: number): string => n.toLocaleString('en-IN');

export const plural = (n: number, one: string, many: string): string =>
  `${grouped(n)} ${n === 1 ? one : many}`;
