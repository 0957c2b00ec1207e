/** What the contract and the server say is in English already; another language says it by its English sentence. */
export const wire = {
  said: (sentence: string): string => sentence,
};
