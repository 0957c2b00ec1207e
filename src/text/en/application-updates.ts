/** Lines that the server adds to the history of an application. */
export const applicationUpdates = {
  documentAdded: (name: string) => `Document added: ${name}`,
};
