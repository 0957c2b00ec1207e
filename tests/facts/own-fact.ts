/** A fact of the tests' own: its row and its words. Imported first, before anything is derived from the rows. */
import { PERSON_FACTS } from '#facts/person-facts.ts';
import { facts } from '#text/en/facts.ts';

export const OWN_PATH = 'case.person.dependants';
export const OWN_LABEL = 'Persons who depend on the applicant';

Object.assign(PERSON_FACTS, {
  dependants: { kind: 'number', path: OWN_PATH, step: 2, part: 'person', line: true },
});
Object.assign(facts.labels, { dependants: OWN_LABEL });

/** An answer to it, as the wizard's form holds it. */
export const ownAnswer = (dependants: string): object => ({ dependants });
