/** Splits a name into first and last. An initial joins the next word, as in `A. Kumar` and `R. K. Patil`. */
const INITIALS = /^(?:\p{L}\p{M}*\.)+\p{L}?\p{M}*$|^\p{L}\p{M}*$/u;

export function splitName(name: string): { firstName: string; lastName?: string } {
  const words = name.trim().split(/\s+/);
  const given = words.findIndex((word) => !INITIALS.test(word));
  const end = given === -1 ? words.length : given + 1;
  const firstName = words.slice(0, end).join(' ');
  return end < words.length ? { firstName, lastName: words.slice(end).join(' ') } : { firstName };
}
