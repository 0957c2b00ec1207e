/** Places match without case, spaces and punctuation: "Pune, Camp" is "pune camp". */
export function placeKey(place: string | undefined): string {
  if (place === undefined || IS_KEY.test(place)) return place ?? '';
  return place
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** A server asks of each record that it sends, and there it is a key already. */
const IS_KEY = /^[\da-z]*$/;
