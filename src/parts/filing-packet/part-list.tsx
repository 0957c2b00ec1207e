/** Parts of the packet with their reasons; the fields of an included part appear below it. */
import type { Packet, PacketPart } from '#contract/application/packet.ts';
import type { FilingPacket } from '#documents/packet/filing-packet.ts';
import { isAlways, type PlannedPart } from '#documents/packet/packet-plan.ts';
import type { PaperMatter } from '#documents/matter.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Stop } from '#parts/full-stop.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { AttachedRows } from './attached-rows.tsx';
import { partFields } from './part-fields.tsx';
import type { Attached } from './use-attached.ts';

interface PartListProps {
  readonly bound: FilingPacket;
  readonly matter: PaperMatter;
  readonly attached: Attached;
  readonly packet: Packet;
  readonly onChange: (packet: Packet) => void;
}

export function PartList({ bound, matter, attached, packet, onChange }: PartListProps) {
  const { filingPacket: words } = useText();
  const parts = bound.plan.filter(({ need, key }) => need !== 'not-applicable' && key !== 'documents');
  const none = bound.plan.filter(({ need, key }) => need === 'not-applicable' && key !== 'documents');
  const choose = (key: PacketPart, isIncluded: boolean) =>
    onChange({ ...packet, parts: { ...packet.parts, [key]: isIncluded } });
  return (
    <>
      <fieldset className="bare">
        <legend>
          <h3>{words.partsTitle}</h3>
        </legend>
        {parts.map((part) => (
          <PartRow
            key={part.key}
            part={{ ...part, included: isTaken(part, packet) }}
            onChoose={(isIncluded) => choose(part.key, isIncluded)}
          >
            {partFields(part.key, { matter, packet, onChange })}
          </PartRow>
        ))}
        {none.length > 0 && (
          <details className="gen-more">
            <summary>{words.none}</summary>
            <ul>
              {none.map(({ key, why }) => (
                <li key={key} className="small">
                  {words.titles[key]}
                  <Stop /> <span className="quiet">{why}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </fieldset>
      <AttachedRows attached={attached} packet={packet} onChange={onChange} />
      <p className="small quiet">{words.byHand}</p>
    </>
  );
}

/** Reads the choice itself, because the deferred plan lags behind the checkbox. */
const isTaken = ({ key, included }: PlannedPart, { parts }: Packet): boolean =>
  isAlways(key) || (parts?.[key] ?? included);

interface PartRowProps {
  readonly part: PlannedPart;
  readonly onChoose: (taken: boolean) => void;
  readonly children: React.ReactNode;
}

function PartRow({ part, onChoose, children }: PartRowProps) {
  const { filingPacket: words } = useText();
  const { key, need, why, authority, included } = part;
  const title = words.titles[key];
  return (
    <div className="packet-part">
      <CheckboxRow
        id={`packet-${key}`}
        label={need === 'needed' ? words.part(title, words.needs.needed) : title}
        reason={
          <>
            {why} {authority && <Citation authority={authority} />}
          </>
        }
        checked={included}
        disabled={isAlways(key)}
        onChange={onChoose}
      />
      {included && children && (
        <details className="gen-more">
          <summary>{words.fill(title)}</summary>
          <div className="field-grid">{children}</div>
        </details>
      )}
    </div>
  );
}
