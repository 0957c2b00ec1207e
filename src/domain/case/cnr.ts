/** Parses a typed or pasted CNR into its parts, or reports the error. */
import { CNR, plainCnr } from '#contract/case/cnr.ts';

/** Two-letter prefixes of the courts of each State and Union territory. */
export const CNR_STATES = [
  'AN', 'AP', 'AR', 'AS', 'BR', 'CG', 'CH', 'CT', 'DD', 'DL', 'DN', 'GA', 'GJ', 'HB', 'HC', 'HP', 'HR',
  'JH', 'JK', 'KA', 'KL', 'LA', 'LD', 'MH', 'ML', 'MN', 'MP', 'MZ', 'NL', 'OD', 'OR', 'PB', 'PH', 'PY',
  'RJ', 'SK', 'TG', 'TN', 'TR', 'TS', 'UK', 'UP', 'UT', 'WB',
] as const; // prettier-ignore
export type CnrState = (typeof CNR_STATES)[number];

export interface CnrParts {
  readonly cnr: string;
  /** Null for unknown letters. They are no error. */
  readonly state: CnrState | null;
  readonly stateCode: string;
  /** Two letters or digits of the district; `HC` is a High Court. */
  readonly district: string;
  /** Court within the district. */
  readonly establishment: string;
  readonly number: string;
  readonly year: number;
}

export type CnrFault =
  | { readonly code: 'length'; readonly length: number }
  | { readonly code: 'state' | 'digits' | 'year' };

export type ReadCnr =
  | { readonly ok: true; readonly parts: CnrParts }
  | { readonly ok: false; readonly fault: CnrFault };

const LENGTH = 16;

const fault = (given: CnrFault): ReadCnr => ({ ok: false, fault: given });

/** Rejects a year after `thisYear`. */
export function readCnr(text: string, thisYear: number): ReadCnr {
  const cnr = plainCnr(text);
  if (cnr.length !== LENGTH) return fault({ code: 'length', length: cnr.length });
  if (!/^[A-Z]{2}[A-Z0-9]{2}/.test(cnr)) return fault({ code: 'state' });
  if (!/^.{4}\d{12}$/.test(cnr)) return fault({ code: 'digits' });
  const year = Number(cnr.slice(12));
  if (!CNR.test(cnr) || year > thisYear) return fault({ code: 'year' });
  const stateCode = cnr.slice(0, 2);
  return {
    ok: true,
    parts: {
      cnr,
      state: CNR_STATES.find((known) => known === stateCode) ?? null,
      stateCode,
      district: cnr.slice(2, 4),
      establishment: cnr.slice(4, 6),
      number: cnr.slice(6, 12),
      year,
    },
  };
}
