/** The check before filing: what is missing, and what may have come from another matter. Questions, never verdicts. */
export const preflightWords = {
  missing: (what: string) => `Not given yet: ${what}.`,
  undrawable: (characters: string) =>
    `The PDF cannot print these characters: ${characters}. Use the DOCX, or write them in English or Hindi letters.`,
  size: (mb: number, limit: number) =>
    `The attached documents are ${mb} MB together; this court takes ${limit} MB. Have the pictures shrunk when the packet is made, or attach fewer.`,
  strays: {
    fir: (said: string, own: string) =>
      `This text names FIR ${said}; the application is in FIR ${own}. Is it another matter’s text?`,
    station: (said: string, own: string) =>
      `This text names Police Station ${said}; the application names ${own}. Is it another matter’s text?`,
    person: (said: string, own: string) =>
      `This text calls the applicant ${said}; the application is of ${own}. Is it another matter’s text?`,
  },
  otherCourt: (form: string, court: string) =>
    `The papers of the packet are headed as those of ${form}; the application is to the ${court}. Change the court of the application, or choose its form in the packet.`,
  pages: (pages: number, limit: number) =>
    `The attached documents have ${pages} pages without the application; this court takes ${limit} in one file. Attach fewer pages, or file in two volumes.`,
  paper: (name: string, paper: string) =>
    `${name} has pages that are not ${paper}, the paper of this court. They are bound as they are. Print it on ${paper} paper first where the registry asks for one size.`,
  wordFile: (name: string) =>
    `${name} is a Word file: the packet holds a page in its place. Save it as PDF, and attach that.`,
  notHere: (name: string) =>
    `${name} is not on this device: the packet holds a page in its place. Open it once while online.`,
  or: ' or ',
  respondent: (agencies: string) =>
    `The paper names the State as the respondent; this matter points to ${agencies}. Who is to answer?`,
  victim: (said: string) =>
    `Does “${said}” name the victim, or a parent of hers? The law forbids it in this case. Write “the victim” or initials instead.`,
} as const;
