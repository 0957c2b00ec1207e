/** Letters of lists in papers. */
export const LIST_LETTERS = {
  latin: 'abcdefghijklmnopqrstuvwxyz',
  devanagari: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
} as const;
