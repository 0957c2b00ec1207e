/** Rights to release that stand today, for each applicant of a joint application. */
import { possibleRights } from '#law-explain/may-be-open.ts';
import type { Relief } from '#law/relief.ts';
import { everyone, isJoint } from '#documents/joint.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { Authority } from '#law/authority.ts';
import { choiceLabel } from '#parts/choice-label.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';

export function ApplicantRights({ matter }: { readonly matter: PaperMatter }) {
  const { choices, generator } = useText();
  const words = generator.applicantRights;
  if (!isJoint(matter) || matter.found === null) return null;
  return (
    <LedgerSection title={words.title}>
      <ol className="stack small">
        {everyone(matter).map((person, n) => {
          const rights = rightsOf(person);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- applicants are in a fixed order
            <li key={n}>
              <strong translate="no">{person.applicant.name}</strong>:{' '}
              {rights.length === 0 && (isOpen(person) ? words.maybe : words.none)}
              {rights.map(({ relief, authority }, at) => (
                <span key={relief}>
                  {at > 0 && '; '}
                  {choiceLabel(choices, 'relief', relief)} (<Citation authority={authority} />)
                </span>
              ))}
            </li>
          );
        })}
      </ol>
    </LedgerSection>
  );
}

/** Only an unknown fact prevents a right; the points name the question. */
const isOpen = ({ found }: PaperMatter): boolean => found !== null && possibleRights(found).length > 0;

interface StandingRight {
  readonly relief: Relief;
  readonly authority: Authority;
}

function rightsOf({ found }: PaperMatter): StandingRight[] {
  if (!found) return [];
  const { bailable, defaultBail, undertrial } = found;
  const rights = [
    ['bailable', bailable.conclusion],
    ['default', defaultBail.conclusion],
    ['undertrial', undertrial.conclusion],
  ] as const;
  return rights.flatMap(([relief, conclusion]) => {
    if (conclusion.kind !== 'entitled') return [];
    const [{ authority }] = conclusion.because;
    return [{ relief, authority }];
  });
}
