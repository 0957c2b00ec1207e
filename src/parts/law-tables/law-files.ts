/** Hashed and precached table files, never part of a script. */
import acts from '#law/tables/acts.json?url&no-inline';
import cases from '#law/tables/cases.json?url&no-inline';
import offences from '#law/tables/offences.json?url&no-inline';
import specialActs from '#law/tables/special-acts.json?url&no-inline';
import type { LawFiles } from '#data/law/law-tables.ts';

export const LAW_FILES: LawFiles = { offences, specialActs, acts, cases };
