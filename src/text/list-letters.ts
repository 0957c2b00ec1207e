/** Letters of lists in papers, by the name that Word has for the series. */
export const LIST_LETTERS = {
  lowerLetter: 'abcdefghijklmnopqrstuvwxyz',
  hindiConsonants: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
} as const;
