/**
 * BNSS 359 (CrPC 320): offences that end by a settlement. Only rows that are certain; counsel must review them.
 */
import type { OffenceRef } from '#law/tables.ts';

/** By the person named in the table alone, with leave of the court, or not in the table at all. */
export type Compounding = 'alone' | 'leave' | 'never';

const ROWS: Readonly<Record<'BNS' | 'IPC', Readonly<Record<Compounding, string>>>> = {
  BNS: {
    alone: '115(2) 126(2) 127(2) 131 303(2) 314 317(2) 318(2) 319(2) 329(3) 329(4) 351(2) 352',
    leave: '117(2) 125(a) 125(b) 306 316(2) 316(4) 318(3) 318(4) 82(1) 79',
    never: '103(1) 103(2) 109(1) 80(2) 85 64(1) 64(2) 70(1) 69 74 118(1) 118(2) 309(4) 310(2)',
  },
  IPC: {
    alone: '323 341 342 352 379 403 411 417 419 447 448 504',
    leave: '325 337 338 381 406 408 418 420 494 509',
    never: '302 304B 307 324 326 354 376(1) 376(2) 376D 392 395 498A',
  },
};

/** Null for an offence that the list leaves undecided. */
export function compoundingOf({ code, section }: OffenceRef): Compounding | null {
  if (code !== 'BNS' && code !== 'IPC') return null;
  const { alone, leave, never } = ROWS[code];
  const has = (row: string): boolean => row.split(' ').includes(section);
  if (has(alone)) return 'alone';
  if (has(leave)) return 'leave';
  return has(never) ? 'never' : null;
}
