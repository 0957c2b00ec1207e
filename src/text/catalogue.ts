/**
 * Every sentence a person reads, by area. What stands at the entrance comes with the app; every other area is
 * fetched with the first part of the app that draws it. Another language is the same map over modules of its own.
 * To add an area: its file in `en/`, one line here, and its name beside the parts that draw it (`lazyPart`).
 */
import { type Entrance, entrance } from './entrance.ts';

const AREAS = {
  calculator: async () => (await import('#text/en/calculator.ts')).calculator,
  choices: async () => (await import('#text/en/choices.ts')).choices,
  clock: async () => (await import('#text/en/clock.ts')).clock,
  dashboard: async () => (await import('#text/en/dashboard.ts')).dashboard,
  documentPreview: async () => (await import('#text/en/document-preview.ts')).documentPreview,
  explained: async () => (await import('#text/en/explained.ts')).explained,
  generator: async () => (await import('#text/en/generator.ts')).generator,
  judge: async () => (await import('#text/en/judge.ts')).judge,
  judgeApplication: async () => (await import('#text/en/judge-application.ts')).judgeApplication,
  law: async () => (await import('#text/en/law.ts')).law,
  legalDatabase: async () => (await import('#text/en/legal-database.ts')).legalDatabase,
  order: async () => (await import('#text/en/order.ts')).order,
  picker: async () => (await import('#text/en/picker.ts')).picker,
  records: async () => (await import('#text/en/records.ts')).records,
  risk: async () => (await import('#text/en/risk.ts')).risk,
  sync: async () => (await import('#text/en/sync.ts')).sync,
};

export type Area = keyof typeof AREAS;

export type Areas = { readonly [A in Area]: Awaited<ReturnType<(typeof AREAS)[A]>> };

export type Catalogue = Entrance & Areas;

export interface Language {
  readonly entrance: Entrance;
  readonly areas: { readonly [A in Area]: () => Promise<Areas[A]> };
}

export const ENGLISH: Language = { entrance, areas: AREAS };
