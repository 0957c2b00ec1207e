/** Approximate capitals per heading line. */
const ONE_LINE = 43;

/** Breaks a two-line heading near its middle, so that no line has a single word. */
export function balanced(text: string): string {
  if (text.length <= ONE_LINE || text.length > 2 * ONE_LINE) return text;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return middle === undefined ? text : `${text.slice(0, middle)}\n${text.slice(middle + 1)}`;
}
