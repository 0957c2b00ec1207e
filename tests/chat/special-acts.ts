/** The special Acts of the tables and the court that hears each offence, for tests of the forum in an answer. */
import { forumOfOffence } from '#law/forum/forum-of-offence.ts';
import type { Offence } from '#law/tables.ts';
import { SEARCH } from '../law/law-library.ts';
import { AS_OF } from './offline-chat.ts';

const { tables } = SEARCH.library;
const PENAL = new Set(['IPC', 'BNS', 'OTHER']);

export const SPECIAL_ACTS = [...new Set(tables.offences.map(({ code }) => code))].filter(
  (code) => !PENAL.has(code),
);

export const rowsOf = (code: string): readonly Offence[] =>
  tables.offences.filter((row) => row.code === code);

/** For an adult. */
export const courtOf = (row: Offence): string =>
  forumOfOffence(row, { person: null, tables, asOf: AS_OF }).hears?.court ?? 'none';
