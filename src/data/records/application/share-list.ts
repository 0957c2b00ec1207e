/** Share links of the user on this device, and the draft of a new one. */
import type { Hideable, LiveShare } from '#contract/share/share.ts';

declare module '#data/store/meta.ts' {
  interface MetaValues {
    /** Last known share links of an application (`shares.ts`). */
    [shares: `shares:${string}`]: KeptShares;
  }
}

/** A live link. Its URL is known only on the device that created it. */
export interface KeptShare extends LiveShare {
  readonly url?: string;
  /** Its e-mail failed; the server reported it once, to the device that created the link. */
  readonly unsent?: true;
}

/** The list as the server sent it at that time. */
export interface KeptShares {
  readonly at: string;
  readonly live: readonly KeptShare[];
  /** Generation of the server's database that sent the list. */
  readonly generation?: string;
  /** Links that no longer work: the server was restored and does not know them or their revocation. */
  readonly lost?: readonly KeptShare[];
}

/** A link request, saved as typed. */
export interface ShareDraft {
  readonly email: string;
  readonly hide: readonly Hideable[];
}
