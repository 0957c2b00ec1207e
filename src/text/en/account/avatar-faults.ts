/** Reasons for rejecting a picture, with the next step; shared by device and server. */
import type { AvatarFault } from '#domain/files/avatar-picture.ts';

export const avatarFaults: Readonly<Record<AvatarFault, string>> = {
  empty: 'This file is empty. Choose another picture.',
  'too-large': 'This picture is larger than 1 MB. Make it smaller, or choose another one.',
  'too-many-points': 'This picture has more than 120 million pixels. Make it smaller, or choose another one.',
  broken: 'This picture is damaged. Save it again, or choose another one.',
  heic: 'This is a HEIC picture. Save it as JPG and choose that one.',
  unknown: 'This is not a JPG, GIF or PNG. Choose another picture.',
};
