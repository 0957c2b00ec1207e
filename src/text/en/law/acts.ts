/** Button texts shared by all screens. */
export const acts = {
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  goBack: 'Go Back',
  tryAgain: 'Try again',
  reload: 'Reload',
  change: 'Change',
  undo: 'Undo',
  copy: 'Copy',
};
