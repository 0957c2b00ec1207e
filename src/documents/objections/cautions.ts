/** Cautions of the law that a lawyer should read before filing. */
import type { Caution } from '#law/determination.ts';
import type { Determinations } from '#law/determine.ts';
import type { CautionCode } from '#law/reason-codes.ts';
import type { Relief } from '#law/relief.ts';
import { isAppeal } from '#documents/appeal.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { isOnMerits } from '#documents/special-gates-of.ts';
import { lawSentence } from '#text/law-sentence.ts';
import type { ConcernDraft } from './concern-draft.ts';

const SAID: Readonly<Partial<Record<Relief, readonly CautionCode[]>>> = {
  'regular-high-court': ['appeal-lies-to-the-high-court', 'if-tried-under-the-nia-act'],
  anticipatory: ['proclaimed-offender', 'anticipatory-bar-contested', 'notice-to-the-other-state'],
  default: ['incomplete-charge-sheet', 'extension-stands-until-set-aside'],
  suspension: ['suspension-under-section-37', 'prosecutor-to-show-cause', 'deposit-is-discretion'],
};

/** Cautions on merits: unknown facts of the accused, and proof of an unlawful arrest. */
const ON_MERITS: readonly CautionCode[] = [
  'unless-on-bail-at-the-offence',
  'unless-entered-without-authority',
  'state-the-prejudice',
  'fresh-arrest-possible',
  'delay-under-uapa-contested',
];

export function cautions(matter: PaperMatter): ConcernDraft[] {
  const {
    relief,
    found,
    beside: { law },
  } = matter;
  if (!found || relief === null) return [];
  const cautionCodes = new Set<CautionCode>([
    ...(SAID[relief] ?? []),
    ...(isOnMerits(relief) ? ON_MERITS : []),
  ]);
  if (isAppeal(matter)) cautionCodes.delete('appeal-lies-to-the-high-court');
  return supportingCautions(found, relief)
    .filter(({ code }) => cautionCodes.has(code))
    .map(({ code, authority, about }) => ({
      key: `caution:${code}:${about ?? ''}`,
      text: lawSentence(law.cautions[code], { about }),
      authority,
      from: 'case',
      answer: 'not-needed',
    }));
}

/** Findings on which this relief rests, or that support it. */
function supportingCautions(found: Determinations, relief: Relief): readonly Caution[] {
  const own: Readonly<Partial<Record<Relief, readonly (readonly Caution[])[]>>> = {
    'regular-high-court': [
      found.sessionsOrHighCourt.cautions,
      found.highCourtAppeal.cautions,
      found.longDelay.cautions,
    ],
    anticipatory: [found.anticipatory.cautions, found.transitBail.cautions],
    default: [found.defaultBail.cautions],
    suspension: [found.suspension.cautions, found.chequeDeposit.cautions],
  };
  return [
    ...(own[relief] ?? []).flat(),
    ...found.specialGates.cautions,
    ...(relief === 'anticipatory' ? [] : found.illegalArrest.cautions),
  ];
}
