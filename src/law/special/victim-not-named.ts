/**
 * Offences whose victim must not be named: BNS 72(1) and IPC 228A(1) for rape, POCSO 33(7) for a child. The
 * charged section decides, not the day of the paper.
 */
import { act, type Authority } from '#law/authority.ts';

/** BNS 72(1): sections 64 to 71. */
const BNS_FROM = 64;
const BNS_TO = 71;

/** IPC 228A(1), by section without its clause. */
const IPC: ReadonlySet<string> = new Set([
  '376',
  '376A',
  '376AB',
  '376B',
  '376C',
  '376D',
  '376DA',
  '376DB',
  '376E',
]);

interface Charge {
  readonly rows: readonly { readonly code: string; readonly section: string }[];
}

/** Authority for withholding the victim's name; null if no charge requires it. */
export function victimNotNamed({ rows }: Charge): Authority | null {
  const [first] = rows.flatMap(({ code, section }) => {
    const [number = ''] = section.split('(');
    if (code === 'POCSO') return [act('POCSO', 's.33(7)')];
    if (code === 'IPC' && IPC.has(number)) return [act('IPC', 's.228A(1)')];
    const n = Number(number);
    return code === 'BNS' && n >= BNS_FROM && n <= BNS_TO ? [act('BNS', 's.72(1)')] : [];
  });
  return first ?? null;
}
