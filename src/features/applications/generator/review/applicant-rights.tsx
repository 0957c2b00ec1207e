/** Rights to release that stand today, for each applicant of a joint application. */
import { isJoint } from '#documents/joint.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { rightsOfEach } from '#documents/objections/rights-of-each.ts';
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
        {rightsOfEach(matter).map(({ name, rights, isOpen }, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- applicants are in a fixed order
          <li key={n}>
            <strong translate="no">{name}</strong>:{' '}
            {rights.length === 0 && (isOpen ? words.maybe : words.none)}
            {rights.map(({ relief, authority }, at) => (
              <span key={relief}>
                {at > 0 && '; '}
                {choiceLabel(choices, 'relief', relief)} (<Citation authority={authority} />)
              </span>
            ))}
          </li>
        ))}
      </ol>
    </LedgerSection>
  );
}
