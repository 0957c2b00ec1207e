/** What a device knows of the links that its person has made, and the one that is being asked for. */
import type { Hideable, LiveShare } from '#contract/share.ts';

/** One that opens; with its link on the device that made it. */
export interface KeptShare extends LiveShare {
  readonly url?: string;
  /** Its e-mail did not go: the server said so once, to the device that made it. */
  readonly unsent?: true;
}

/** As the server told it at that moment. */
export interface KeptShares {
  readonly at: string;
  readonly live: readonly KeptShare[];
  /** Which history of the server's database told it. */
  readonly generation?: string;
  /** They open no more: the server was restored from a backup that knows nothing of them, or not whether they were ended. */
  readonly lost?: readonly KeptShare[];
}

/** A link being asked for: kept as it is typed. */
export interface ShareDraft {
  readonly email: string;
  readonly hide: readonly Hideable[];
}
