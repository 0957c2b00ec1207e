import { indianNumber } from '#kernel/indian-number.ts';

/** "640 KB", "2.4 MB". */
export const fileSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${indianNumber(Math.max(1, Math.round(bytes / 1_000)))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
