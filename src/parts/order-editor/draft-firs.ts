/** The refusals and findings of a draft order, on the FIRs for which they were written. */
import type { OrderDraft } from '#data/records/application/order-draft.ts';
import { type Fir, isSameFir } from '#domain/case/fir.ts';
import { findingKeyOn, readFindingKey } from './finding-key.ts';

/** A draft of an older release does not name its FIRs, so its numbers count. */
export function draftOnFirs(draft: OrderDraft, firs: readonly Fir[]): OrderDraft {
  const { firs: written, goneFirs = [] } = draft;
  if (!written && firs.length < 2 && usedNumbers(draft).length === 0) return draft;
  const numberNow = (number: number): number | null => placeOf(written?.[number - 1], number, firs);
  const refusedFirs = draft.refusedFirs.flatMap((refusal) => {
    const fir = numberNow(refusal.fir);
    return fir === null || firs.length < 2 ? [] : [{ ...refusal, fir }];
  });
  const dropped = usedNumbers(draft).filter(
    (number) =>
      numberNow(number) === null || (firs.length < 2 && draft.refusedFirs.some(({ fir }) => fir === number)),
  );
  const gone = dropped.map((number): Fir => written?.[number - 1] ?? {});
  return {
    ...draft,
    refusedFirs,
    findings: findingsOn(draft.findings, numberNow, firs.length < 2),
    firs: namedFirs(firs),
    ...(gone.length > 0 && { goneFirs: joinedGone(goneFirs, gone) }),
  };
}

export const namedFirs = (firs: readonly Fir[]): readonly Fir[] =>
  firs.map(({ firNumber = '', policeStation = '' }) => ({ firNumber, policeStation }));

/** Each FIR once. */
export const joinedGone = (one: readonly Fir[], other: readonly Fir[]): readonly Fir[] => [
  ...one,
  ...other.filter((fir) => !one.some((each) => isSame(each, fir))),
];

function usedNumbers({ refusedFirs, findings }: OrderDraft): number[] {
  const found = Object.entries(findings).flatMap(([key, text]) => {
    const { fir } = readFindingKey(key);
    return fir === undefined || text.trim() === '' ? [] : [fir];
  });
  return [...new Set([...refusedFirs.map(({ fir }) => fir), ...found])];
}

function placeOf(fir: Fir | undefined, number: number, firs: readonly Fir[]): number | null {
  const same = firs[number - 1];
  if (same && (!fir || isSame(fir, same))) return number;
  const at = fir ? firs.findIndex((each) => isSame(fir, each)) : -1;
  return at === -1 ? null : at + 1;
}

/** Also an FIR whose number is not known yet. */
const isSame = (one: Fir, other: Fir): boolean =>
  isSameFir(one, other) ||
  ((one.firNumber ?? '') === (other.firNumber ?? '') &&
    (one.policeStation ?? '') === (other.policeStation ?? ''));

/** The finding on the only FIR of an application does not name it. */
function findingsOn(
  findings: OrderDraft['findings'],
  numberNow: (number: number) => number | null,
  isOnlyOne: boolean,
): OrderDraft['findings'] {
  const moved = Object.entries(findings).flatMap(([key, text]): [string, string][] => {
    const { fir } = readFindingKey(key);
    if (fir === undefined) return [[key, text]];
    const now = numberNow(fir);
    return now === null ? [] : [[findingKeyOn(key, isOnlyOne ? undefined : now), text]];
  });
  return Object.fromEntries(moved);
}
