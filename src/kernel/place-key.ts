/** Places match without case, spaces and punctuation: "Pune, Camp" is "pune camp". */
export const placeKey = (place: string | undefined): string =>
  (place ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
