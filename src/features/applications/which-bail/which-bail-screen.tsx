/** /which-bail: short questions to a relief, from a draft (`draft`), a case (`case`) or neither. */
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { draftOf } from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { CaseFacts } from '#contract/case/case-facts.ts';
import type { Db } from '#data/store/db.ts';
import { applyPatch } from '#data/store/apply-patch.ts';
import { type ApplicationForm, BLANK_FORM } from '#domain/application/application-form.ts';
import { formFromContent } from '#domain/application/form-content.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useUnsavedMarker } from '#ui/controls/unsaved-forms.ts';
import { ProposalSection } from './proposal.tsx';
import { Questions } from './questions.tsx';
import { type AskedFrom, useDecision } from './use-decision.ts';
import { useProposalOf } from './use-proposal-of.ts';
import './which-bail.css';

export function WhichBailScreen() {
  const { whichBail: words } = useText();
  const { db } = useDevice();
  const [params] = useSearchParams();
  const draftId = params.get('draft');
  const caseId = params.get('case');
  const known = useLive(() => knownOf(db, { draftId, caseId }), [db, draftId, caseId]);
  return (
    <Page kind="wide">
      <PageHead over={words.over} title={words.title} />
      {known.status === 'loading' && <Skeleton label={words.loading} rows={3} />}
      {known.status === 'ready' && known.value === null && <MissingNote ofCase={draftId === null} />}
      {known.status === 'ready' && known.value && <Path known={known.value} from={{ draftId, caseId }} />}
    </Page>
  );
}

/** A draft is on this device alone; a case may still come with the first pull. */
function MissingNote({ ofCase }: { ofCase: boolean }) {
  const { whichBail: words } = useText();
  const gone = <Empty title={words.gone} act={<ButtonLink to="/application">{words.goneAct}</ButtonLink>} />;
  if (!ofCase) return gone;
  return (
    <OnceKnown label={words.loading} rows={3}>
      {gone}
    </OnceKnown>
  );
}

/** Prefills known facts, which can be changed. */
async function knownOf(db: Db, { draftId, caseId }: AskedFrom): Promise<ApplicationForm | null> {
  if (draftId !== null) return (await draftOf(db, draftId))?.form ?? null;
  if (caseId === null) return BLANK_FORM;
  const record = await db.cases.get(caseId);
  if (!record) return null;
  const facts = applyPatch<Partial<CaseFacts>>({}, record.facts ?? {});
  return { ...BLANK_FORM, ...formFromContent({ case: facts }) };
}

function Path({ known, from }: { known: ApplicationForm; from: AskedFrom }) {
  const { whichBail: words } = useText();
  const [said, setSaid] = useState<Partial<ApplicationForm>>({});
  const [assumed] = useState<'' | 'yes' | 'no'>(() =>
    known.relief === 'suspension' ? 'yes' : known.custodyStatus === '' ? '' : 'no',
  );
  const [convicted, setConvicted] = useState(assumed);
  useUnsavedMarker(Object.keys(said).length > 0 || convicted !== assumed);
  const form = useMemo(() => ({ ...known, ...said }), [known, said]);
  const proposal = useProposalOf({ form, convicted });
  const decide = useDecision(from);
  return (
    <div className="which">
      <div className="stack stack--loose">
        <p className="quiet">{words.lead}</p>
        <Questions
          answers={{ form, convicted }}
          say={(change) => setSaid((before) => ({ ...before, ...change }))}
          onConvicted={setConvicted}
        />
      </div>
      <ProposalSection
        proposal={proposal}
        onChoose={(relief) => void decide(relief, { ...said, court: form.court })}
      />
    </div>
  );
}
