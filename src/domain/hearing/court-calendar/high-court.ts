/** The High Court over a matter, by its State or its CNR: its holidays apply to the district courts too. */
import { stateNamed } from '#domain/case/states.ts';
import { placeKey } from '#kernel/place-key.ts';
import HIGH_COURTS from './high-courts.json';

export interface HighCourt {
  readonly name: string;
  /** As in `states.ts`. */
  readonly states: readonly string[];
  /** First letters of a CNR. */
  readonly cnr: readonly string[];
  /** Closed Saturdays of a month unless the operator's calendar says otherwise. */
  readonly saturdays: readonly number[];
}

export const ALL_HIGH_COURTS: readonly HighCourt[] = HIGH_COURTS;

/** The fields of a case that name its place. */
export interface SittingMatter {
  readonly cnr?: string | undefined;
  readonly facts?: { readonly state?: string | undefined; readonly cnr?: string | undefined } | undefined;
}

/** Without a State: the usual closed days. */
export const ANY_COURT: SittingMatter = {};

/** Undefined if neither State nor CNR is known. */
export function highCourtOver({ cnr, facts }: SittingMatter): HighCourt | undefined {
  const number = (cnr ?? facts?.cnr ?? '').trim().toUpperCase();
  const state = facts?.state ? stateNamed(facts.state, 'en') : '';
  return (
    ALL_HIGH_COURTS.find(({ states }) => states.includes(state)) ??
    ALL_HIGH_COURTS.find((court) => court.cnr.includes(number.slice(0, 2)))
  );
}

/** "delhi high court" and "High Court of Delhi" are one court. */
export const highCourtNamed = (written: string): HighCourt | undefined =>
  ALL_HIGH_COURTS.find(({ name }) => courtKey(name) === courtKey(written));

const courtKey = (name: string): string =>
  placeKey(name.replaceAll(/\b(?:high court|of|for|the|state|judicature|at)\b/gi, ' '));
