/** Sentences after a ground under a heading, and the authority to the contrary. */

export const groundWords = {
  /** Appended to a ground that cites an authority. */
  reliedOn: (authority: string) => `Reliance is placed on ${authority}.`,
  annexed: (number: string) => `See Annexure ${number}.`,
  contrary: {
    heading: 'Authority to the contrary',
    lead: (party: string) =>
      `In discharge of the duty of candour, the ${party} places the following authority to the contrary before this Hon’ble Court:`,
    decided: (citation: string, on: string) => `${citation}, decided on ${on}`,
  },
};
