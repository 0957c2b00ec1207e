/** Reading a text aloud with a local voice. */
export const readAloud = {
  begin: 'Read aloud',
  stop: 'Stop reading',
};
