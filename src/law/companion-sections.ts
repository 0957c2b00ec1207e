/**
 * Sections that only define what another punishes, such as "8(c) NDPS" with 21 or POCSO 5 with 6. Alone they
 * leave the charge open; the list is for counsel in docs/LAW.md.
 */
import { act, type Authority } from './authority.ts';
import { type OffenceRef, sectionKey } from './tables.ts';

interface Companion {
  readonly code: string;
  readonly forbids: RegExp;
  readonly punishes: RegExp;
  /** The punishing section. */
  readonly authority: Authority;
}

const COMPANIONS: readonly Companion[] = [
  {
    code: 'NDPS',
    forbids: /^8(\([abc]\))?$/,
    punishes: /^(1[5-9]|2[0-9])\D?/,
    authority: act('NDPS', 's.15'),
  },
  { code: 'PMLA', forbids: /^3$/, punishes: /^4/, authority: act('PMLA', 's.4') },
  { code: 'POCSO', forbids: /^3(\([a-d]\))?$/, punishes: /^4/, authority: act('POCSO', 's.4') },
  { code: 'POCSO', forbids: /^5(\([a-u]\))?$/, punishes: /^6/, authority: act('POCSO', 's.6') },
  { code: 'POCSO', forbids: /^7$/, punishes: /^8/, authority: act('POCSO', 's.8') },
  { code: 'POCSO', forbids: /^9(\([a-v]\))?$/, punishes: /^10/, authority: act('POCSO', 's.10') },
  { code: 'POCSO', forbids: /^11(\([ivx]+\))?$/, punishes: /^12/, authority: act('POCSO', 's.12') },
  { code: 'POCSO', forbids: /^13(\([abc]\))?$/, punishes: /^14/, authority: act('POCSO', 's.14') },
  { code: 'ARMS', forbids: /^[3-9]$/, punishes: /^2[5-9]/, authority: act('ARMS', 's.25') },
  { code: 'UAPA', forbids: /^15(\(\d\))?$/, punishes: /^16/, authority: act('UAPA', 's.16') },
];

export interface CompanionSection {
  readonly code: string;
  readonly section: string;
  readonly authority: Authority;
}

/** A missing code is taken from the punishing section. */
export function companionOf(
  { code, section }: { readonly code?: string | undefined; readonly section: string },
  charged: readonly OffenceRef[],
): CompanionSection | null {
  const key = sectionKey(section);
  const found = COMPANIONS.find(
    (companion) =>
      (code === undefined || code === companion.code) &&
      companion.forbids.test(key) &&
      charged.some((ref) => ref.code === companion.code && companion.punishes.test(sectionKey(ref.section))),
  );
  return found ? { code: found.code, section, authority: found.authority } : null;
}
