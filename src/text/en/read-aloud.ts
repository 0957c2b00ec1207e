/** Reading a text out, by a voice of the device. */
export const readAloud = {
  begin: 'Read aloud',
  stop: 'Stop reading',
};
