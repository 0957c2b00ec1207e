/** All tables of the legal database as files of the build, hashed and precached. */
import cases from '#law/tables/cases.json?url&no-inline';
import evidence from '#law/tables/evidence.json?url&no-inline';
import procedure from '#law/tables/procedure.json?url&no-inline';
import provisions from '#law/tables/provisions.json?url&no-inline';
import type { LibraryFiles } from '#search/cards/library.ts';
import { LAW_FILES } from '#parts/law-tables/law-files.ts';

export type LibraryAddresses = Readonly<Record<keyof LibraryFiles, string>>;

export const LIBRARY_FILES: LibraryAddresses = { ...LAW_FILES, provisions, procedure, evidence, cases };
