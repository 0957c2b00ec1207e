/**
 * BNSS 481 and 431 (CrPC 437A, 390): after the trial. The appearance bond lasts six months; on an appeal
 * against acquittal the High Court may order arrest and grant bail.
 */
import { addMonths, type CalendarDate } from '#kernel/calendar-date.ts';
import { barred, entitled, type Finding, type Release, undetermined } from '#law/determination.ts';
import type { Matter } from '#law/matter.ts';
import { twin } from '#law/parameter.ts';

const MONTHS = 6;

export interface AppellateBond extends Finding<Release> {
  /** Last day of the six months, if they are running. */
  readonly until: CalendarDate | null;
}

export function appellateBond(matter: Matter): AppellateBond {
  const authority = provision(matter, 's.481(1)', 's.437A(1)');
  const over = matter.acquittedOn ?? matter.concludedOn;
  if (over === undefined && matter.trialOver !== false) {
    return { conclusion: undetermined('concludedOn'), cautions: [], until: null };
  }
  if (over === undefined || over > matter.asOf) {
    return { conclusion: barred([{ code: 'trial-not-over', authority }]), cautions: [], until: null };
  }
  const until = addMonths(over, MONTHS);
  const because = { code: 'bond-for-the-higher-court', authority, about: until } as const;
  return { conclusion: entitled({ on: 'bond', as: 'discretion' }, because), cautions: [], until };
}

export function appealFromAcquittal(matter: Matter): Finding<Release> {
  const authority = provision(matter, 's.431', 's.390');
  const { acquittedOn, conviction, trialOver } = matter;
  if (conviction)
    return {
      conclusion: barred([{ code: 'convicted-already', authority, about: conviction.on }]),
      cautions: [],
    };
  if (acquittedOn === undefined && trialOver !== false) {
    return { conclusion: undetermined('acquittedOn'), cautions: [] };
  }
  if (acquittedOn === undefined || acquittedOn > matter.asOf) {
    return { conclusion: barred([{ code: 'trial-not-over', authority }]), cautions: [] };
  }
  return {
    conclusion: entitled(
      { on: 'bail', as: 'discretion' },
      { code: 'bail-on-an-appeal-from-acquittal', authority, about: acquittedOn },
    ),
    cautions: [],
  };
}

const provision = ({ regimes }: Matter, bnss: string, crpc: string) =>
  twin(regimes.application, { bnss, crpc });
