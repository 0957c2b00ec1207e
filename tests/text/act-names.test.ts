/** Hindi papers name each Act of the law tables as the screens do. */
import { expect, it } from 'vitest';
import lawNames from '#text/hi/law/law-names.json';
import { ACTS } from '#text/hi/papers/act-names.ts';
import { TABLES } from '../law/law-tables.ts';

/** No Act: offences of laws outside the tables. */
const NO_ACT = 'OTHER';

const names: Readonly<Record<string, string>> = lawNames;

it.each(TABLES.acts.filter(({ code }) => code !== NO_ACT))('names the $act in Hindi', ({ code, act }) => {
  expect(ACTS[code]).toMatch(/\d{4}$/);
  expect(ACTS[code]).toBe(names[act]);
});
