// @vitest-environment node
/** A number is a section only where the text says so: citations, days and dates are read first. */
import { expect, it } from 'vitest';
import { TABLES } from '../law/law-tables.ts';
import { day } from '#kernel/calendar-date.ts';
import { readQuestion } from '#chat/parsing/question.ts';
import { readSectionQuery } from '#search/engine/section-query.ts';
import { ask, cited } from './offline-chat.ts';

const TODAY = day('2026-11-25');
const read = (question: string) => readQuestion(question, TABLES, TODAY);
const numbers = (question: string) => read(question).sections.map(({ number }) => number);

it.each([
  'charge-sheet filed in time but no copy till day 70',
  'charge sheet came on day 75 in a theft case',
  'on the 75th day of custody the charge-sheet came',
  '75वें दिन चार्जशीट आई',
  '2026 INSC 145',
  'what does (2022) 10 SCC 51 say',
  'AIR 1977 SC 2447',
  'arrested on 12.03.26, default bail?',
  'arrested on १५ मार्च २०२६, default bail?',
])('reads no section in "%s"', (question) => {
  expect(numbers(question)).toEqual([]);
  expect(readSectionQuery(question, TABLES).sections.filter(({ sure }) => sure)).toEqual([]);
});

it.each([
  ['kitne din 302 me default bail', '302'],
  ['after 90 days 420 IPC', '420'],
  ['302 ipc 2026 INSC 145', '302'],
])('still reads the section in "%s"', (question, number) => {
  expect(numbers(question)).toEqual([number]);
});

it('reads dates as the other readers do', () => {
  const dates = (question: string) => read(question).dates.map(({ on }) => on);
  expect(dates('arrested 15th March for theft')).toEqual(['2026-03-15']);
  expect(dates('12 farvari 2026 ko giraftar')).toEqual(['2026-02-12']);
  expect(dates('2 separate cases under 379')).toEqual([]);
  expect(read('arrested on 31/02/2026').impossible).toEqual(['31/02/2026']);
  expect(numbers('8/20 NDPS bail')).toContain('20');
});

it('does not answer the number of a citation as a section', () => {
  expect(cited(ask('what does 2026 INSC 145 say'))).not.toContain('IEA 145');
});

it.each([
  ['धारा तीन सौ दो में सजा', '302'],
  ['चार सौ बीस की नई धारा', '420'],
  ['teen sau saat me jamanat', '307'],
  ['section three hundred and two', '302'],
])('reads a section spoken in words: %s', (question, number) => {
  expect(numbers(question)).toEqual([number]);
});

it.each(['साढ़े तीन सौ रुपये की चोरी', 'police custody for 40 or 60 days', 'aged 71, 3 bypass surgery'])(
  'reads no section in words that count: %s',
  (question) => {
    expect(numbers(question)).toEqual([]);
  },
);

it.each([
  ['ED arrested my father', ['PMLA']],
  ['ईडी ने गिरफ्तार किया', ['PMLA']],
  ['he posted and cheated people', []],
  ['promised a job in railways', []],
  ['section 137 of the Railways Act', ['RAILWAYS']],
  ['liquor found in Patna', ['BIHAR-EXCISE']],
])('reads the Act of an agency or a State in "%s"', (question, codes) => {
  expect(read(question).codes).toEqual(codes);
});
