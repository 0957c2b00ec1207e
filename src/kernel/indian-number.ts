/** Indian digit grouping: 2,245 and 1,00,000. */
export function indianNumber(n: number): string {
  // by hand: an ICU formatter takes a tenth of the start on a cheap phone
  const digits = String(Math.abs(Math.round(n)));
  const thousands = digits.slice(0, -3).replaceAll(/\B(?=(\d\d)+$)/g, ',');
  const grouped = thousands === '' ? digits : `${thousands},${digits.slice(-3)}`;
  return n < 0 && digits !== '0' ? `-${grouped}` : grouped;
}
