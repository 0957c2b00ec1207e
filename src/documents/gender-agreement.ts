/** Hindi verbs agree with the applicant: `[masculine|feminine]` in the texts of papers and grounds. */
import type { Applicant } from '#contract/application/application.ts';
import { mapTexts } from './map-texts.ts';
import type { Block } from './model.ts';

type Person = Pick<Partial<Applicant>, 'gender'>;

/** Both forms if the gender is other or unknown. */
export const agreeing = (text: string, { gender }: Person): string =>
  text.replaceAll(FORMS, (_, masculine: string, feminine: string) =>
    gender === 'male' ? masculine : gender === 'female' ? feminine : `${masculine}/${feminine}`,
  );

/** Devanagari only, so brackets that the filer typed stay. */
const FORMS = /\[([\u0900-\u097F ]+)\|([\u0900-\u097F ]+)\]/g;

export const agreeingBlocks = (blocks: Block[], person: Person): Block[] =>
  mapTexts(blocks, (text) => agreeing(text, person));
