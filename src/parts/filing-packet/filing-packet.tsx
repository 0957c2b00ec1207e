/** Filing packet: its parts with reasons, their particulars, and the build button. */
import { useDeferredValue, useMemo } from 'react';
import type { Packet, PacketPart } from '#contract/application/packet.ts';
import { packetOfMatter, type StoredParts } from '#documents/packet/filing-packet.ts';
import type { PaperMatter } from '#documents/matter.ts';
import type { AttachedDocument } from '#documents/packet/packet-matter.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { CourtForm } from './court-form.tsx';
import { courtFormat } from '#domain/case/court-format.ts';
import { PacketMaking } from './packet-making.tsx';
import { PartList } from './part-list.tsx';
import { type AttachedTo, useAttached } from './use-attached.ts';
import './filing-packet.css';

export type StoredFor = (packet: Packet, attached: readonly AttachedDocument[]) => StoredParts;

export interface FilingPacketProps {
  /** Application as drafted or filed. */
  readonly matter: PaperMatter;
  readonly of: AttachedTo;
  readonly packet: Packet;
  /** Of a filed application: its stored papers that these choices print. */
  readonly storedFor?: StoredFor | undefined;
  readonly onChange: (packet: Packet) => void;
}

export function FilingPacketPart({ matter, of, packet, storedFor, onChange }: FilingPacketProps) {
  const { filingPacket: words } = useText();
  const attached = useAttached(of, packet.annexures);
  const { papers } = attached;
  const settled = useDeferredValue(packet);
  const bound = useMemo(
    () => packetOfMatter({ ...matter, packet: settled, attached: papers }, storedFor?.(settled, papers)),
    [matter, settled, papers, storedFor],
  );
  const gaps = bound.gaps.map((gap) => gap.slice(1, -1)).join('; ');
  return (
    <LedgerSection title={words.title}>
      <div className="stack">
        <p className="small quiet">{words.lead}</p>
        <CourtForm matter={matter} packet={packet} onChange={onChange} />
        <PartList {...{ bound, matter, attached, packet, onChange }} />
        {gaps !== '' && (
          <Note kind="wait">
            <p>{words.gaps(gaps)}</p>
          </Note>
        )}
        {!attached.loading && <ComposedAgain parts={bound.recomposed} />}
        {!attached.loading && (
          <PacketMaking bound={bound} attached={attached} limits={courtFormat(packet.court, matter.case)} />
        )}
      </div>
    </LedgerSection>
  );
}

/** The oath of a paper is on its words. */
const SIGNED_ON_OATH: ReadonlySet<PacketPart> = new Set(['application', 'affidavit', 'annexure']);

function ComposedAgain({ parts }: { readonly parts: readonly PacketPart[] }) {
  const { filingPacket: words } = useText();
  if (parts.length === 0) return null;
  const titled = (of: readonly PacketPart[]) => of.map((part) => words.titles[part]).join('; ');
  const sworn = parts.filter((part) => SIGNED_ON_OATH.has(part));
  return (
    <Note kind="wait">
      <p>{words.composedAgain(titled(parts))}</p>
      {sworn.length > 0 && <p>{words.swearAgain(titled(sworn))}</p>}
    </Note>
  );
}
