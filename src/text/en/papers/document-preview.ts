/** Controls around a court document; its own text is in documents.ts. */
export const documentPreview = {
  label: 'Application as it will be filed',
  words: {
    other:
      'The server composed and stored this paper when it received the filing. This version of the app words it otherwise. Compare a copy that you printed before.',
    court:
      'The server composed and stored this paper when it received the filing. A copy that the lawyer printed before may have other words.',
    later: (on: string) => `Composed on ${on}. The words at the filing are not stored.`,
    composed:
      'The filed words are not on this device yet. This paper is composed from the record, and its words may differ. Open this page once with a network.',
  },
  export: {
    notOnThisDevice:
      'The file could not be made: a part of the app is not downloaded. Connect once and try again.',
    failed: 'The file could not be made. Your text is safe. Try again, or use the other format.',
  },
} as const;
