import { type Provision, provisionKey, type SectionRef } from './library.ts';

/** An empty card with only number and name. */
export const blankProvision = ({ code, section }: SectionRef, title: string): Provision => ({
  code,
  section,
  key: provisionKey({ code, section }),
  title,
  names: [],
  description: '',
  punishment: null,
  keywords: [],
  offences: [],
  changed: null,
  describedBy: null,
  equivalent: [],
  punishedBy: [],
  judgments: [],
  judgment: null,
  confidence: { table: null, digest: null },
  official: [],
});
