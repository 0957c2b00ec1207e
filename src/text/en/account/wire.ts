/** Messages of contract and server are English; other languages translate by the English text. */
export const wire = {
  said: (sentence: string): string => sentence,
};
