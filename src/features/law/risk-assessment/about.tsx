import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/ledger-head.tsx';
import { Note } from '#ui/note.tsx';

/** What this is, before anything is asked. */
export function About() {
  const { about } = useText().risk;
  return (
    <LedgerSection title={about.title}>
      <Note kind="info">
        <div className="stack">
          <p>
            {about.checklist} <strong>{about.notValidated}</strong>
          </p>
          <p>{about.rights}</p>
          <p>{about.person}</p>
        </div>
      </Note>
    </LedgerSection>
  );
}
