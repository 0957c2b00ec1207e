/** Why a picture is not taken, and what to do next; the same words on the device and from the server. */
import type { AvatarFault } from '#domain/avatar-picture.ts';

export const avatarFaults: Readonly<Record<AvatarFault, string>> = {
  empty: 'This file is empty. Choose another picture.',
  'too-large': 'This picture is larger than 1 MB. Make it smaller, or choose another one.',
  'too-many-points': 'This picture has more than 120 million points. Make it smaller, or choose another one.',
  broken: 'This picture is damaged or was cut off. Save it again where it comes from, or choose another one.',
  heic: 'This is a HEIC picture. Send it to yourself as JPG, and choose that one.',
  unknown: 'This is no JPG, GIF or PNG. Choose a picture of one of these kinds.',
};
