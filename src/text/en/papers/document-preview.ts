/** Controls around a court document; its own text is in documents.ts. */
export const documentPreview = {
  label: 'Application as it will be filed',
  export: {
    notOnThisDevice:
      'The file could not be made: a part of the app is not downloaded. Connect once and try again.',
    failed: 'The file could not be made. Your text is safe. Try again, or use the other format.',
  },
} as const;
