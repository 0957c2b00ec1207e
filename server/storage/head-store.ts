/** A place outside the database for heads of the audit chain. */
import type { ChainHead } from './audit-chain.ts';

export interface HeadStore {
  readonly put: (head: ChainHead, at: Date) => Promise<void>;
  /** All heads in their order. */
  readonly list: () => Promise<readonly ChainHead[]>;
}
