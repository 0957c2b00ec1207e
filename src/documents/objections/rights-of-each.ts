/** Rights to release that stand on the day of the paper, for each applicant. */
import { everyone, namesOfEach } from '#documents/joint.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { Authority } from '#law/authority.ts';
import { possibleRights } from '#law-explain/may-be-open.ts';
import type { Relief } from '#law/relief.ts';

interface StandingRight {
  readonly relief: Relief;
  readonly authority: Authority;
}

interface ApplicantRights {
  readonly name: string;
  readonly rights: readonly StandingRight[];
  /** Only an unknown fact prevents a right; the points name the question. */
  readonly isOpen: boolean;
}

export function rightsOfEach(matter: PaperMatter): ApplicantRights[] {
  const names = namesOfEach(matter);
  return everyone(matter).map(({ found }, n) => ({
    name: names[n] ?? '',
    rights: rightsOf(found),
    isOpen: found !== null && possibleRights(found).length > 0,
  }));
}

function rightsOf(found: PaperMatter['found']): StandingRight[] {
  if (!found) return [];
  const { bailable, defaultBail, undertrial } = found;
  const rights = [
    ['bailable', bailable.conclusion],
    ['default', defaultBail.conclusion],
    ['undertrial', undertrial.conclusion],
  ] as const;
  return rights.flatMap(([relief, conclusion]) => {
    if (conclusion.kind !== 'entitled') return [];
    const [{ authority }] = conclusion.because;
    return [{ relief, authority }];
  });
}
