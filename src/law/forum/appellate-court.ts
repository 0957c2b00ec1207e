/**
 * Court of the appeal against the judgment (BNSS 415(2), CrPC 374(2)). The High Court hears it after a Court of
 * Session or a Special Court, and above seven years; the Court of Session any other.
 */
import { act, type Authority } from '#law/authority.ts';
import type { Matter } from '#law/matter.ts';
import { inOrderOfActs } from './named-court.ts';
import { twin } from '#law/parameter.ts';
import { type Offence, offenceName } from '#law/tables.ts';

/** In years: above it the appeal lies to the High Court, whichever court tried the case. */
const SEVEN_YEARS = 7;

export interface AppellateCourt {
  readonly court: 'sessions' | 'high';
  readonly because:
    | 'special-court-to-the-high-court'
    | 'sessions-trial-to-the-high-court'
    | 'life-sentence-to-the-high-court'
    | 'long-sentence-to-the-high-court'
    | null;
  readonly authority: Authority;
  readonly about: string | null;
}

export function appellateCourt({ rows: charged, sentenceYears = 0, regimes }: Matter): AppellateCourt {
  const rows = inOrderOfActs(charged);
  const authority = twin(regimes.suspension, { bnss: 's.415(2)', crpc: 's.374(2)' });
  const own = rows.find(({ forum }) => forum?.judgmentAt !== undefined);
  if (own?.forum) {
    const special = act(own.forum.source ?? own.code, `s.${own.forum.judgmentAt}`);
    const about = offenceName(own);
    return { court: 'high', because: 'special-court-to-the-high-court', authority: special, about };
  }
  const tried = rows.find(isTriedBySessions);
  if (tried) {
    return {
      court: 'high',
      because: 'sessions-trial-to-the-high-court',
      authority,
      about: offenceName(tried),
    };
  }
  if (sentenceYears <= SEVEN_YEARS) {
    const below = twin(regimes.suspension, { bnss: 's.415(3)', crpc: 's.374(3)' });
    return { court: 'sessions', because: null, authority: below, about: null };
  }
  return sentenceYears === Infinity
    ? { court: 'high', because: 'life-sentence-to-the-high-court', authority, about: null }
    : { court: 'high', because: 'long-sentence-to-the-high-court', authority, about: String(sentenceYears) };
}

/** Only Acts whose Special Court is known to sit as a Court of Session. */
const isTriedBySessions = ({ court, forum }: Offence): boolean =>
  court === 'sessions' ||
  (court === 'special' &&
    forum?.above === 'high' &&
    forum.aboveAt !== undefined &&
    forum.confidence === 'high');
