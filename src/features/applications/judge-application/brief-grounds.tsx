/** Grounds as filed with the state of each cited judgment, and the authority that the applicant must disclose. */
import type { ApplicationView } from '#data/records/application/applications.ts';
import { contraryJudgments } from '#documents/common-sections/contrary-authority.ts';
import { citedState } from '#documents/grounds/citable-authorities.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { joinedGrounds } from '#domain/application/form-lists.ts';
import type { Authority } from '#law/authority.ts';
import { authorityOf } from '#law/case-law/judgment.ts';
import { useFiledMatter } from '#parts/court-document/use-court-document.ts';
import { CitedInPlace } from '#parts/law-library/cited-in-place.tsx';
import { CaseLawReadTo } from '#parts/law-tables/case-law-read-to.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';

interface BriefGroundsProps {
  readonly application: ApplicationView;
}

export function BriefGrounds({ application }: BriefGroundsProps) {
  const { judgeApplication: text } = useText();
  const matter = useFiledMatter(application);
  const { grounds, groundParts: parts = [] } = application.bail;
  const repeated = parts.length > 0 && grounds === joinedGrounds(parts);
  return (
    <>
      <LedgerSection title={text.grounds}>
        {!repeated && (
          <div className="part as-typed">
            <p>{grounds}</p>
          </div>
        )}
        {parts.length > 0 && (
          <ol className="grounds">
            {parts.map(({ heading, text: ground, authority, furtherAuthorities = [] }) => (
              <li key={`${heading} ${ground}`}>
                <div>
                  <h3>{heading}</h3>
                  <p className="as-typed">{ground}</p>
                  {[...(authority ? [authority] : []), ...furtherAuthorities].map((cited) => (
                    <Cited key={`${cited.source} ${cited.at}`} authority={cited} matter={matter} />
                  ))}
                </div>
              </li>
            ))}
          </ol>
        )}
        {parts.some(({ authority }) => authority) && <CaseLawReadTo />}
      </LedgerSection>
      <Contrary matter={matter} />
    </>
  );
}

/** A judgment that was no law for this matter on the day of filing says so. */
function Cited({ authority, matter }: { readonly authority: Authority; readonly matter: PaperMatter }) {
  const { states } = useText().judgeApplication.cited;
  const state = citedState(authority, matter);
  return (
    <>
      <CitedInPlace authority={authority} />
      {state !== null && state !== 'in-force' && <p className="small strong">{states[state]}</p>}
    </>
  );
}

/** Hidden if the tables hold none for this application. */
function Contrary({ matter }: { readonly matter: PaperMatter }) {
  const { cited } = useText().judgeApplication;
  const judgments = contraryJudgments(matter);
  if (judgments.length === 0) return null;
  return (
    <LedgerSection title={cited.contrary}>
      <div className="part stack">
        <p className="quiet">{cited.lead}</p>
        {judgments.map((row) => (
          <CitedInPlace key={row.id} authority={authorityOf(row)} />
        ))}
        <CaseLawReadTo />
      </div>
    </LedgerSection>
  );
}
