/** BNSS 479(1): a first offender is released on bond, another person on bail. */
import type { PaperMatter } from '#documents/matter.ts';

export function isOnBond({ found }: PaperMatter): boolean {
  const conclusion = found?.undertrial.caseLevel;
  return conclusion?.kind === 'entitled' && conclusion.grant.on === 'bond';
}
