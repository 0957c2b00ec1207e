/** Under every card: what one has reported on it, and the form to report an error. */
import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { reportDraftOf } from '#data/report-drafts.ts';
import type { Provision } from '#law/search/library.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { SyncWord } from '#ui/sync-word.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportsMade } from './reports-made.tsx';
import './report-error.css';

const FORM_ID = 'law-report-form';

/** In the address: a report that came back opens by itself. */
const OPEN = '#report';

export function ReportError({ provision }: { provision: Provision }) {
  const { legalDatabase, sync } = useText();
  const { report: words } = legalDatabase;
  const { db, user } = useDevice();
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash === OPEN);
  const button = useRef<HTMLButtonElement>(null);
  const { key, code, section, judgment } = provision;
  const kept = useLive(() => reportDraftOf(db, key), [db, key]);
  if (kept.status === 'loading') return null;
  const title = judgment ? judgment.name : legalDatabase.name(code, section);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const begun = !open && kept.value !== null;
  return (
    <section className="law-report stack" aria-label={words.act}>
      <ReportsMade code={code} section={section} />
      <div className="row">
        <Button
          ref={button}
          icon={Flag}
          aria-expanded={open}
          aria-controls={open ? FORM_ID : undefined}
          onClick={() => setOpen(!open)}
        >
          {begun ? words.goOn : words.act}
        </Button>
        {begun && <SyncWord kind="saved">{sync.words.saved}</SyncWord>}
      </div>
      {open && (
        <ReportForm
          id={FORM_ID}
          place={{ card: key, code, section, title }}
          initial={kept.value ?? { title, fault: '', message: '', email: user.email }}
          onClose={close}
        />
      )}
    </section>
  );
}
