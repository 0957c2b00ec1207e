/** Filing packet of a draft or a filed application. */
import { useMemo, useState } from 'react';
import type { Packet } from '#contract/application/packet.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { keepPacketChoices, packetChoicesOf } from '#data/records/application/packet-choices.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { useStableValue } from '#data/react/use-stable-value.ts';
import { storedPartsOf } from '#documents/filed/filed-words.ts';
import { useKnownMatter } from '#parts/court-document/use-court-document.ts';
import { useKeptPapers } from '#parts/court-document/use-filed-papers.ts';
import { FilingPacketPart, type StoredFor } from '#parts/filing-packet/filing-packet.tsx';
import { useText } from '#parts/text-context.tsx';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useAutosave } from '#parts/form/use-autosave.ts';
import type { DraftPen } from '../wizard/use-draft.ts';
import { useWrittenMatter } from '../wizard/use-written-matter.ts';

/** Choices are saved with the draft and filed with it. */
export function DraftPacket({ id, pen }: DraftPacketProps) {
  const { filingPacket: words } = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className="gen-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.title}
        <span className="gen-said small quiet">{words.before}</span>
      </summary>
      {open && <OpenPacket id={id} pen={pen} />}
    </details>
  );
}

interface DraftPacketProps {
  readonly id: string;
  readonly pen: DraftPen;
}

function OpenPacket({ id, pen }: DraftPacketProps) {
  const matter = useWrittenMatter(pen);
  return (
    <FilingPacketPart
      matter={matter}
      of={{ applicationId: pen.draft?.amends ?? id, caseId: pen.draft?.caseId }}
      packet={pen.form.packet}
      onChange={(packet) => pen.write({ packet })}
    />
  );
}

/** Choices after filing stay on this device and do not change the filed record. */
export function FiledPacket({ application }: { application: ApplicationView }) {
  const { db } = useDevice();
  const { _id: id, packet: filed = {} } = application;
  const known = useKnownMatter(application);
  const { matter } = known;
  const storedFor = useStoredParts(application, known);
  const savedChoices = useLive(() => packetChoicesOf(db, id), [db, id]);
  const [typed, setTyped] = useState<Packet | null>(null);
  const { keep, safety } = useAutosave<Packet>({
    merge: (_, later) => later,
    save: (chosen) => keepPacketChoices(db, id, chosen),
  });
  const stored = savedChoices.status === 'ready' ? savedChoices.value : null;
  const packet = useStableValue(typed ?? stored ?? filed);
  const write = (chosen: Packet) => {
    setTyped(chosen);
    keep(chosen);
  };
  if (savedChoices.status === 'loading') return null;
  return (
    <>
      <UnkeptNote safety={safety} />
      <FilingPacketPart
        matter={matter}
        of={{ applicationId: id, caseId: application.caseId }}
        packet={packet}
        storedFor={storedFor}
        onChange={write}
      />
    </>
  );
}

function useStoredParts(
  application: ApplicationView,
  { matter, children }: ReturnType<typeof useKnownMatter>,
): StoredFor | undefined {
  const filed = useStableValue(application.packet ?? {});
  const kept = useKeptPapers(application);
  const newest = kept.status === 'ready' ? kept.value?.at(-1) : undefined;
  return useMemo(
    () => newest && storedPartsOf(newest, { matter, filed, children }),
    [newest, matter, filed, children],
  );
}
