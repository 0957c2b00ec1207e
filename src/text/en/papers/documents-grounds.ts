/** Sentences after a ground under a heading. */

export const groundWords = {
  /** Appended to a ground that cites an authority. */
  reliedOn: (authority: string) => `Reliance is placed on ${authority}.`,
  annexed: (number: string) => `See Annexure ${number}.`,
};
