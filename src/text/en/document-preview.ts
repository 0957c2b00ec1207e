/** The words around a court document on the screen; what the document itself says is in documents.ts. */
export const documentPreview = {
  label: 'The application as it will be filed',
  gaps: (n: number) => (n === 1 ? '1 place is still empty.' : `${n} places are still empty.`),
  undrawable: (characters: string) =>
    `The PDF cannot print these characters: ${characters}. Use the DOCX, or write them in English or Hindi letters.`,
  concerns: {
    'anticipatory-before-magistrate':
      'Anticipatory bail lies before the Court of Session or the High Court, not before a Magistrate. Change the court.',
    'anticipatory-barred':
      'The sections applied may bar anticipatory bail. Say in the grounds why the bar does not apply, or ask for another relief.',
    'undertrial-excluded':
      'An offence here carries death or life imprisonment: release as an undertrial is not open for it, however long the custody.',
    'not-yet-default':
      'By this filing date not even sixty days have run from the first remand. The right to default bail has not arisen.',
  },
  export: {
    notOnThisDevice:
      'The file could not be made: a part of the app is not on this device yet. Connect once, then try again.',
    failed: 'The file could not be made. Your text is safe. Try again, or use the other format.',
  },
} as const;
