/** Why a file is not taken, and what to do next; the same words on the device and from the server. */
import type { FileFault } from '#domain/file-content.ts';

export const fileFaults: Readonly<Record<FileFault, string>> = {
  empty: 'This file is empty. Open it where it comes from, save it again, and add it once more.',
  'too-large':
    'This file is larger than 10 MB. Scan it in grey or with fewer dots, or split it, and add the parts one by one.',
  broken:
    'This file is damaged or was cut off. Open it where it comes from, save or scan it again, and add it once more.',
  locked:
    'This file opens with a password only. Open it, print it as a new PDF without one, and add that one.',
  'old-word':
    'This is an old Word file, or one with a password. Open it in Word, save it as DOCX without a password, and add that one.',
  heic: 'This is a HEIC picture. Send it to yourself as JPG, or set the camera to “Most compatible”, and add it again.',
  bomb: 'This file becomes far too large once it is opened. Save it as PDF and add that one.',
  'too-many-points':
    'This picture has more than 120 million points: no phone opens it. Save it smaller, or scan it as PDF, and add that one.',
  unknown: 'This is no PDF, DOCX, JPG or PNG. Print or scan it as PDF, and add that one.',
};
