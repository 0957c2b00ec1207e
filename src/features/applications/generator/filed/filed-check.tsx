/** Repeats the check before download; errors are corrected in the application. */
import { useMemo } from 'react';
import type { Packet } from '#contract/application/packet.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { packetChoicesOf } from '#data/records/application/packet-choices.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useStableValue } from '#data/react/use-stable-value.ts';
import type { CourtDocument } from '#documents/model.ts';
import { preflight } from '#documents/preflight/preflight.ts';
import { useFiledMatter } from '#parts/court-document/use-court-document.ts';
import { useAttached } from '#parts/filing-packet/use-attached.ts';
import { useText } from '#parts/text-context.tsx';
import { PreflightList } from './preflight-list.tsx';
import { useEdit } from '../wizard/use-edit.ts';

interface FiledCheckProps {
  readonly application: ApplicationView;
  readonly document: CourtDocument;
}

/** Packet choices since filing are not in the record but would be bound. */
function useChosenPacket({ _id, packet = NOTHING }: ApplicationView): Packet {
  const { db } = useDevice();
  const savedChoices = useLive(() => packetChoicesOf(db, _id), [db, _id]);
  return (savedChoices.status === 'ready' ? savedChoices.value : null) ?? packet;
}

const NOTHING: Packet = {};

export function FiledCheck({ application, document }: FiledCheckProps) {
  const { generator: words } = useText();
  const matter = useFiledMatter(application);
  const { _id: applicationId, caseId } = application;
  const packet = useStableValue(useChosenPacket(application));
  const { boundFiles: attached } = useAttached({ applicationId, caseId }, packet.annexures);
  const edit = useEdit(application);
  const findings = useMemo(
    () => preflight({ matter: { ...matter, packet }, document, attached }),
    [matter, packet, document, attached],
  );
  return <PreflightList title={words.preflight.again} findings={findings} goTo={edit} />;
}
