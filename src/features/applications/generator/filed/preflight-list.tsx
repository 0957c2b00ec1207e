/** Check before filing or download: missing particulars, possible errors and legal objections. */
import { ASKED_AT } from '#domain/application/field-at.ts';
import type { PreflightFinding } from '#documents/preflight/preflight-finding.ts';
import { DOCUMENTS_HEAD } from '#parts/documents/documents-section.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { GoTo } from '../wizard/go-to.ts';

interface PreflightProps {
  readonly title: string;
  readonly findings: readonly PreflightFinding[];
  readonly goTo: GoTo;
}

export function PreflightList({ title, findings, goTo }: PreflightProps) {
  const { generator } = useText();
  const words = generator.preflight;
  const missing = findings.filter(({ kind }) => kind === 'missing');
  const others = findings.filter(({ kind }) => kind !== 'missing');
  return (
    <LedgerSection title={title} more={<span className="quiet">{words.count(findings.length)}</span>}>
      {findings.length === 0 && (
        <Note kind="good">
          <p>{words.nothing}</p>
        </Note>
      )}
      <div className="stack">
        {others.map((finding) => (
          <Note key={finding.key} kind="wait">
            <p>
              {finding.text} <On finding={finding} />
            </p>
            <Mend finding={finding} goTo={goTo} />
          </Note>
        ))}
        {missing.length > 0 && (
          <Note kind="info">
            <p>{words.missing(missing.length)}</p>
            <ul>
              {missing.map((finding) => (
                <li key={finding.key}>
                  <Empty finding={finding} goTo={goTo} />
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
    </LedgerSection>
  );
}

function On({ finding: { authority } }: { finding: PreflightFinding }) {
  return (
    authority && (
      <>
        (<Citation authority={authority} />)
      </>
    )
  );
}

/** Links to the field. */
function Empty({ finding: { field, text }, goTo }: { finding: PreflightFinding; goTo: GoTo }) {
  const { facts } = useText();
  if (field === null) return text;
  return (
    <button type="button" className="link" onClick={() => goTo(ASKED_AT[field].step, field)}>
      {facts.labels[field]}
    </button>
  );
}

function Mend({ finding: { field, place }, goTo }: { finding: PreflightFinding; goTo: GoTo }) {
  const { caseDocuments, facts, generator } = useText();
  if (place === 'documents')
    return (
      <button type="button" className="link" onClick={() => focusHead(DOCUMENTS_HEAD)}>
        {generator.preflight.mend(caseDocuments.title)}
      </button>
    );
  if (field === null) return null;
  const label = facts.labels[field];
  return (
    <button type="button" className="link" onClick={() => goTo(ASKED_AT[field].step, field)}>
      {generator.preflight.mend(label)}
    </button>
  );
}

/** Scrolls to a heading and focuses it, for screen readers. */
export function focusHead(id: string): void {
  const head = document.getElementById(id);
  if (!head) return;
  head.tabIndex = -1; // focusable by script but not by the Tab key
  head.focus({ preventScroll: true });
  head.scrollIntoView({ block: 'start' });
}
