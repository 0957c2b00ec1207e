/** The words around a court document on the screen; what the document itself says is in documents.ts. */
export const documentPreview = {
  label: 'The application as it will be filed',
  export: {
    notOnThisDevice:
      'The file could not be made: a part of the app is not on this device yet. Connect once, then try again.',
    failed: 'The file could not be made. Your text is safe. Try again, or use the other format.',
  },
} as const;
