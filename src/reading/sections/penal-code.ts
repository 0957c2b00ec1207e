/** The penal code of numbers without a code: by the FIR date, the tables, the rest of the list and the tab. */
import { BNSS_FROM } from '#law/relief.ts';
import type { Tables } from '#law/tables.ts';
import { knownIn } from './place-in-act.ts';
import type { SectionNumber } from './section-number.ts';

export type PenalCode = 'BNS' | 'IPC';

export interface SectionContext {
  readonly firDate?: string | undefined;
  /** Code of the day of the act, which decides in law, or of the caller. */
  readonly code?: PenalCode | undefined;
  readonly codeTab?: PenalCode | undefined;
}

export interface ChosenCode {
  readonly code: PenalCode | null;
  readonly certain: boolean;
  /** The other code, if it has the number too. */
  readonly other: PenalCode | null;
}

const CODES: readonly PenalCode[] = ['IPC', 'BNS'];
const otherThan = (code: PenalCode): PenalCode => (code === 'IPC' ? 'BNS' : 'IPC');

export const penalCodeOfDate = (date: string | undefined): PenalCode | undefined =>
  date === undefined ? undefined : date >= BNSS_FROM ? 'BNS' : 'IPC';

/** One choice for each number, in order. */
export function chosenCodes(
  numbers: readonly SectionNumber[],
  context: SectionContext,
  tables: Tables,
): ChosenCode[] {
  const known = numbers.map((number) => ({
    IPC: knownIn(number, { code: 'IPC', tables }),
    BNS: knownIn(number, { code: 'BNS', tables }),
  }));
  const onlyCodes = known.map(onlyCode);
  const ofList = CODES.find(
    (code) =>
      onlyCodes.includes(code) &&
      known.every((levels) => levels[code] === 2) &&
      !onlyCodes.includes(otherThan(code)),
  );
  return known.map((levels, at) => choice(levels, { only: onlyCodes[at], ofList }, context));
}

type Levels = Readonly<Record<PenalCode, 0 | 1 | 2>>;

/** The code that knows the number better: "303(2)" is in the BNS, while the IPC has only 303. */
function onlyCode({ IPC, BNS }: Levels): PenalCode | undefined {
  if (IPC === BNS) return undefined;
  return IPC > BNS ? 'IPC' : 'BNS';
}

interface ListCodes {
  readonly only: PenalCode | undefined;
  readonly ofList: PenalCode | undefined;
}

function choice(levels: Levels, { only, ofList }: ListCodes, context: SectionContext): ChosenCode {
  const byFir = penalCodeOfDate(context.firDate);
  const byDate = context.code ?? (byFir === 'IPC' ? byFir : undefined);
  if (byDate !== undefined) return decided(byDate, levels, only);
  if (only !== undefined) return { code: only, certain: !contradicts(only, byFir, context), other: null };
  if (ofList !== undefined) {
    const isDoubtful = byFir !== undefined && byFir !== ofList && levels[byFir] > 0;
    return { code: ofList, certain: !isDoubtful, other: isDoubtful ? byFir : null };
  }
  return guessed(context.codeTab ?? byFir, levels);
}

/** The tab names a code that does not have the number, and no date supports the other. */
const contradicts = (only: PenalCode, byFir: PenalCode | undefined, { codeTab }: SectionContext): boolean =>
  codeTab !== undefined && codeTab !== only && byFir !== only;

/** Only the tab or the date chooses. */
function guessed(code: PenalCode | undefined, levels: Levels): ChosenCode {
  if (code === undefined) return { code: null, certain: false, other: null };
  const other = otherThan(code);
  return { code, certain: levels[other] === 0, other: levels[other] > 0 ? other : null };
}

/** An act or an FIR of that day has only one penal code. */
function decided(code: PenalCode, levels: Levels, only: PenalCode | undefined): ChosenCode {
  const isOnlyOther = only !== undefined && only !== code;
  if (isOnlyOther && levels[code] === 0) return { code: only, certain: false, other: code };
  return { code, certain: !isOnlyOther, other: isOnlyOther ? only : null };
}
