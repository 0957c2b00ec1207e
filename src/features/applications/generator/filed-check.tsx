/** The check once more before the paper leaves the device: what it finds is mended in the application itself. */
import { useMemo } from 'react';
import type { ApplicationView } from '#data/records/application/applications.ts';
import type { CourtDocument } from '#documents/model.ts';
import { preflight } from '#documents/preflight/preflight.ts';
import { useFiledMatter } from '#parts/court-document/use-court-document.ts';
import { useAttached } from '#parts/filing-packet/use-attached.ts';
import { useText } from '#parts/text-context.tsx';
import { PreflightList } from './preflight-list.tsx';
import { useEdit } from './use-edit.ts';

interface FiledCheckProps {
  readonly application: ApplicationView;
  readonly document: CourtDocument;
}

export function FiledCheck({ application, document }: FiledCheckProps) {
  const { generator: words } = useText();
  const matter = useFiledMatter(application);
  const { _id: applicationId, caseId, packet } = application;
  const { boundFiles: attached } = useAttached({ applicationId, caseId }, packet?.annexures);
  const edit = useEdit(application);
  const findings = useMemo(() => preflight({ matter, document, attached }), [matter, document, attached]);
  return <PreflightList title={words.preflight.again} findings={findings} goTo={edit} />;
}
