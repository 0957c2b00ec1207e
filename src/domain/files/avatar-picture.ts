/** Checks an avatar image by its bytes, with the same rules on device and server. */
import { fileContent } from './file-content.ts';

export const AVATAR_MAX_BYTES = 1024 * 1024;
export const AVATAR_TYPES = ['image/jpeg', 'image/gif', 'image/png'] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

export type AvatarFault = 'empty' | 'too-large' | 'too-many-points' | 'broken' | 'heic' | 'unknown';
export type AvatarFinding =
  | { readonly kind: 'picture'; readonly type: AvatarType }
  | { readonly kind: 'fault'; readonly fault: AvatarFault };

export function avatarPicture(bytes: Uint8Array): AvatarFinding {
  if (bytes.length > AVATAR_MAX_BYTES) return fault('too-large');
  if (isGif(bytes)) return bytes.at(-1) === 0x3b ? picture('image/gif') : fault('broken');
  const found = fileContent(bytes);
  if (found.kind === 'fault') return fault(FAULTS.find((known) => known === found.fault) ?? 'unknown');
  const type = AVATAR_TYPES.find((known) => known === found.type);
  return type ? picture(type) : fault('unknown');
}

const FAULTS: readonly AvatarFault[] = ['empty', 'too-large', 'too-many-points', 'broken', 'heic'];

const picture = (type: AvatarType): AvatarFinding => ({ kind: 'picture', type });
const fault = (which: AvatarFault): AvatarFinding => ({ kind: 'fault', fault: which });

const isGif = (bytes: Uint8Array): boolean =>
  /^GIF8[79]a$/.test(String.fromCodePoint(...bytes.subarray(0, 6)));
