/** Below every card: the user's reports and the form for a new one. */
import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { reportDraftOf } from '#data/records/feedback/report-drafts.ts';
import type { Provision } from '#search/cards/library.ts';
import { useText } from '#parts/text-context.tsx';
import { useStoredDraft } from '#parts/form/use-stored-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { ReportForm } from './report-form.tsx';
import type { FeedbackAbout } from '#contract/account/feedback.ts';
import { type FeedbackView, reportsOn, writtenAt } from '#data/records/feedback/reports-on.ts';
import { MomentText } from '#ui/time-text.tsx';
import './report-error.css';

/** URL hash that opens a rejected report. */
const OPEN = '#report';

export function ReportError({ provision }: { provision: Provision }) {
  const { legalDatabase, records } = useText();
  const { report: words } = legalDatabase;
  const { db, user } = useDevice();
  const { hash } = useLocation();
  const [open, setOpen] = useState(hash === OPEN);
  const opener = useOpenerFocus(open);
  const { key, code, section, judgment } = provision;
  const savedDraft = useStoredDraft(() => reportDraftOf(db, key), [db, key]);
  if (savedDraft.status === 'loading') return null;
  const title = judgment ? judgment.name : legalDatabase.name(code, section);
  const hasDraft = savedDraft.value !== null;
  return (
    <section className="law-report stack" aria-label={words.act}>
      <ReportsMade code={code} section={section} />
      {open ? (
        <ReportForm
          place={{ card: key, code, section, title }}
          kept={savedDraft.value}
          blank={{ title, fault: '', message: '', email: user.email }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <div className="row">
          <Button ref={opener} icon={Flag} onClick={() => setOpen(true)}>
            {hasDraft ? words.goOn : words.act}
          </Button>
          {hasDraft && <SyncWord kind="saved">{records.words.saved}</SyncWord>}
        </div>
      )}
    </section>
  );
}

/** Returns focus to the button when the form closes. */
function useOpenerFocus(open: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return opener;
}

const SHOWN = 3;

const SYNC = { waiting: 'waiting', sent: 'sent', 'needs-you': 'needs' } as const;

export function ReportsMade({ code, section }: Pick<FeedbackAbout, 'code' | 'section'>) {
  const { report: words } = useText().legalDatabase;
  const { db } = useDevice();
  const live = useLive(() => reportsOn(db, { code, section }), [db, code, section]);
  if (live.status === 'loading' || live.value.length === 0) return null;
  const earlier = live.value.length - SHOWN;
  return (
    <div>
      <h3>{words.yours}</h3>
      <ul className="law-reports">
        {live.value.slice(0, SHOWN).map((each) => (
          <SentReport key={each._id} report={each} />
        ))}
      </ul>
      {earlier > 0 && <p className="small quiet">{words.earlier(earlier)}</p>}
    </div>
  );
}

function SentReport({ report }: { report: FeedbackView }) {
  const { legalDatabase, records, times } = useText();
  const { report: words } = legalDatabase;
  const kind = SYNC[report.sync];
  return (
    <li>
      <p>{report.about ? words.faults[report.about.fault] : report.subject}</p>
      <p className="row small">
        <span className="quiet num">
          <MomentText at={writtenAt(report)} zone={times.zone} />
        </span>
        <SyncWord kind={kind} to={kind === 'needs' ? '/sync#needs' : undefined}>
          {records.words[kind]}
        </SyncWord>
      </p>
    </li>
  );
}
