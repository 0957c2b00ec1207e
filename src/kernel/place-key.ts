/** Key for comparing places without case, spaces and punctuation: "Pune, Camp" becomes "pune camp". */
export function placeKey(place: string | undefined): string {
  if (place === undefined || IS_KEY.test(place)) return place ?? '';
  return place
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Fast path: the server calls this for each record, mostly with a finished key. */
const IS_KEY = /^[\da-z]*$/;
