/** Reasons for rejecting a file, with the next step; shared by device and server. */
import type { FileFault } from '#domain/files/file-content.ts';

export const fileFaults: Readonly<Record<FileFault, string>> = {
  empty: 'This file is empty. Save it again and add it once more.',
  'too-large':
    'This file is larger than 10 MB. Scan it in grey or at a lower resolution, or split it and add the parts.',
  broken: 'This file is damaged. Save or scan it again and add it once more.',
  locked: 'This file needs a password. Print it as a new PDF without one and add that.',
  'old-word':
    'This is an old or password-protected Word file. Save it as DOCX without a password and add that.',
  heic: 'This is a HEIC picture. Send it to yourself as JPG, or set the camera to “Most compatible”, and add it again.',
  bomb: 'This file is too large when opened. Save it as PDF and add that.',
  'too-many-points': 'This picture has more than 120 million pixels. Save it smaller, or scan it as PDF.',
  unknown: 'This is not a PDF, DOCX, JPG or PNG. Print or scan it as PDF and add that.',
};
