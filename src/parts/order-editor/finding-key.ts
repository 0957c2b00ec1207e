/** Key of a finding in a draft order: its code, and the Act or the number of the FIR that it is on. */
import type { OrderFinding } from '#contract/application/order-hearing.ts';

const OF_FIR = / fir(\d+)$/;

export const findingKey = ({ code, act, fir }: Omit<OrderFinding, 'text'>): string =>
  [code, act, fir !== undefined && `fir${fir}`].filter(Boolean).join(' ');

interface FindingName {
  readonly code: string;
  readonly act?: string | undefined;
  readonly fir?: number | undefined;
}

export function readFindingKey(key: string): FindingName {
  const fir = OF_FIR.exec(key)?.[1];
  const [code = '', act] = key.replace(OF_FIR, '').split(' ');
  return fir === undefined ? { code, act } : { code, fir: Number(fir) };
}

/** The same finding on another FIR. Undefined: on the only FIR of an application, which no key names. */
export const findingKeyOn = (key: string, fir: number | undefined): string =>
  key.replace(OF_FIR, fir === undefined ? '' : ` fir${fir}`);
