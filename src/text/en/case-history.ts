/** What was done in a case, as its history tells it. */
import { day, indianDate, isDay } from '#kernel/calendar-date.ts';
import { plural } from './plural.ts';

const DONE: Readonly<Record<string, string>> = {
  'application create': 'Application filed',
  'application amend': 'Application amended',
  'application withdraw': 'Application withdrawn',
  'application decide': 'Application decided',
  'case create': 'Case added',
  'case update': 'Case updated',
  'case decide': 'Case decided',
  'hearing create': 'Hearing listed',
  'hearing update': 'Hearing updated',
  'document create': 'Document added',
  'diary create': 'Diary entry written',
  'assessment create': 'Risk assessment saved',
};

const STATE: Readonly<Record<string, string>> = {
  listed: 'Hearing listed again',
  called: 'Hearing called',
  'passed-over': 'Hearing passed over',
  'not-reached': 'Hearing not reached',
  'part-heard': 'Part heard',
  heard: 'Heard',
  adjourned: 'Hearing adjourned',
  reserved: 'Orders reserved',
  pronounced: 'Order pronounced',
  cancelled: 'Hearing cancelled',
};

export const caseHistory = {
  done: (entity: string, action: string): string => DONE[`${entity} ${action}`] ?? 'Case file updated',
  hearingState: (state: string): string => STATE[state] ?? 'Hearing updated',
  hearingMoved: 'Hearing moved',
  managed: 'Management of the case changed',
  delay: 'Delay by the accused counted',
  days: (count: number): string => plural(count, 'day', 'days'),
  day: (date: string): string => (isDay(date) ? indianDate(day(date)) : date),
};
