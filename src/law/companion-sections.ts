/**
 * Sections that forbid what another section of the same Act punishes: "8(c) NDPS" is charged with 21, POCSO 5 with 6.
 * Charged with the section that punishes they change no result; alone they leave open what is charged.
 */
import { type OffenceRef, sectionKey } from './tables.ts';

interface Companion {
  readonly code: string;
  readonly forbids: RegExp;
  readonly punishes: RegExp;
}

const COMPANIONS: readonly Companion[] = [
  { code: 'NDPS', forbids: /^8(\([abc]\))?$/, punishes: /^(1[5-9]|2[0-9])\D?/ },
  { code: 'PMLA', forbids: /^3$/, punishes: /^4/ },
  { code: 'POCSO', forbids: /^3(\([a-d]\))?$/, punishes: /^4/ },
  { code: 'POCSO', forbids: /^5(\([a-u]\))?$/, punishes: /^6/ },
  { code: 'POCSO', forbids: /^7$/, punishes: /^8/ },
  { code: 'POCSO', forbids: /^9(\([a-v]\))?$/, punishes: /^10/ },
  { code: 'POCSO', forbids: /^11(\([ivx]+\))?$/, punishes: /^12/ },
  { code: 'POCSO', forbids: /^13(\([abc]\))?$/, punishes: /^14/ },
  { code: 'ARMS', forbids: /^[3-9]$/, punishes: /^2[5-9]/ },
  { code: 'UAPA', forbids: /^15(\(\d\))?$/, punishes: /^16/ },
];

/** The code may not be named: then it is that of the section that punishes. */
export function companionOf(
  { code, section }: { readonly code?: string | undefined; readonly section: string },
  charged: readonly OffenceRef[],
): { readonly code: string; readonly section: string } | null {
  const key = sectionKey(section);
  const found = COMPANIONS.find(
    (companion) =>
      (code === undefined || code === companion.code) &&
      companion.forbids.test(key) &&
      charged.some((ref) => ref.code === companion.code && companion.punishes.test(sectionKey(ref.section))),
  );
  return found ? { code: found.code, section } : null;
}
