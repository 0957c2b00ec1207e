/** Parts of an order on its hearing: the State, the victim, the findings of the statute, the time limits. */
import * as z from 'zod/mini';
import { MOST_FIRS, nameLine, PlainDate, required, text } from '#contract/primitives.ts';

/** Outcomes of an order by the status that it gives the application. */
export const OUTCOMES = {
  Approved: ['granted', 'interim'],
  Rejected: ['refused', 'not-maintainable', 'withdrawn'],
} as const;

export const OrderOutcome = z.enum([...OUTCOMES.Approved, ...OUTCOMES.Rejected]);
export type OrderOutcome = z.infer<typeof OrderOutcome>;

/** Findings that a statute requires of an order: before bail, and for a refusal on the conditions of a special Act. */
export const FINDINGS = [
  'gate-not-guilty',
  'gate-no-offence-on-bail',
  'gate-not-prima-facie-true',
  'gate-proviso',
  'gate-long-delay',
  'gate-not-attracted',
  'gate-guilt-not-excluded',
  'gate-offence-likely',
  'gate-prima-facie-true',
  'proviso-denied',
  'bar-not-attracted',
  'bar-attracted',
  'show-cause',
  'right-accrued',
  'right-answered',
  'sixty-day-refusal',
  'transit-link',
  'transit-notice',
  'transit-apprehension',
  'transit-competent-court',
  'transit-state-law',
] as const;

/** Number of an FIR in its application: the first one has number 1. */
export const FirInOrder = z.int().check(z.gte(1), z.lte(MOST_FIRS));

export const OrderFinding = z.object({
  code: z.enum(FINDINGS),
  /** Short code of the Act of a gate or a bar. */
  act: z.optional(text(20)),
  /** The FIR of the finding, if the application is in several. */
  fir: z.optional(FirInOrder),
  text: required(4_000, 'Enter the finding.'),
});
export type OrderFinding = z.infer<typeof OrderFinding>;
export type FindingCode = OrderFinding['code'];

export const STATE_POSITIONS = ['opposed', 'not-opposed', 'absent'] as const;

/** Submissions of the State. */
export const StateHeard = z.object({
  /** `absent`: not heard after an opportunity. */
  position: z.enum(STATE_POSITIONS),
  name: z.optional(nameLine(120)),
  reportOn: z.optional(PlainDate),
  text: z.optional(text(8_000)),
});
export type StateHeard = z.infer<typeof StateHeard>;

/** Contested points that the applicant answers or the court notes. */
export const PointAnswers = z.object({
  applicant: z.optional(text(8_000)),
  court: z.optional(text(8_000)),
});
export type PointAnswers = z.infer<typeof PointAnswers>;

export const VICTIM_RESULTS = ['heard', 'not-appeared'] as const;

/** Notice to the informant or victim. Never a name. */
export const VictimNotice = z.object({
  result: z.enum(VICTIM_RESULTS),
  on: z.optional(PlainDate),
});
export type VictimNotice = z.infer<typeof VictimNotice>;

export const BOND_PLACES = ['this-court', 'trial-court', 'duty-magistrate', 'jail', 'station'] as const;

/** Before whom the bond is furnished, and until when. */
export const BondFurnishing = z.object({ before: z.enum(BOND_PLACES), by: z.optional(PlainDate) });
export type BondFurnishing = z.infer<typeof BondFurnishing>;

export const Hour = text(5).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time, such as 10:30.'));

/** End of an order that is limited in time. */
export const OrderPeriod = z.object({
  until: PlainDate,
  /** Hour of the surrender. */
  at: z.optional(Hour),
  purpose: z.optional(text(1_000)),
});
export type OrderPeriod = z.infer<typeof OrderPeriod>;

export const SURRENDER_RESULTS = ['taken-into-custody', 'not-taken-into-custody'] as const;

/** Surrender of a person without an arrest, before the court that decides the bail. */
export const Surrender = z.object({
  result: z.enum(SURRENDER_RESULTS),
  on: PlainDate,
  at: z.optional(Hour),
});
export type Surrender = z.infer<typeof Surrender>;
