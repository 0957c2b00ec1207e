/** Grounds under headings: proposed from the record, chosen and edited by the user. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type ProposedGround, proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import type { Packet } from '#contract/application/packet.ts';
import { type DocumentView, documentsOf } from '#data/records/document/documents.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { BLANK_GROUND, type GroundRow } from '#domain/application/form-rows.ts';
import type { Authority } from '#law/authority.ts';
import { RowFields } from '#parts/facts/row-fields.tsx';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { controlId, type StepProps } from './form-fields.tsx';
import { useWrittenMatter } from './use-written-matter.ts';

export function GroundParts({ step }: { step: StepProps }) {
  const { generator } = useText();
  const words = generator.grounds;
  const { form, write, errors } = step;
  const rows = form.groundParts;
  const matter = useWrittenMatter(step);
  const usedTexts = new Set(rows.map(({ text }) => text));
  const headings = new Set(rows.map(({ heading }) => heading));
  const proposed = proposedGrounds(matter).filter(
    // parity may be argued for several co-accused, other grounds once
    ({ key, heading, text }) => !usedTexts.has(text) && (key.startsWith('parity:') || !headings.has(heading)),
  );
  const documents = useDocuments(step);
  const wrong = errors.find(({ field }) => field === 'groundParts');
  const add = (row: GroundRow) => write({ groundParts: [...rows, row] });
  return (
    <LedgerSection title={words.title} id={controlId('groundParts')}>
      {wrong && <p className="error">{wrong.message}</p>}
      {rows.map((row, n) => (
        <HeadedGround
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id and are not reordered
          key={n}
          n={n}
          row={row}
          documents={documents}
          onChange={(next) =>
            write({
              groundParts: rows.map((each, at) => (at === n ? next : each)),
              ...(next.documentId !== row.documentId && { packet: attached(form.packet, next, documents) }),
            })
          }
          onRemove={() => write({ groundParts: rows.filter((_, at) => at !== n) })}
        />
      ))}
      <Proposed grounds={proposed} onAdd={add} />
      <Button icon={Plus} onClick={() => add(BLANK_GROUND)}>
        {words.addOwn}
      </Button>
    </LedgerSection>
  );
}

/** Documents of the matter on this device. */
function useDocuments({ draft }: StepProps): readonly DocumentView[] {
  const { db } = useDevice();
  const caseId = draft?.caseId ?? '';
  const found = useLive(() => documentsOf(db, { caseId }), [db, caseId]);
  return found.status === 'ready' ? found.value : [];
}

/** Adds the document that proves a ground to the packet, after those already attached. */
function attached(packet: Packet, { documentId }: GroundRow, documents: readonly DocumentView[]): Packet {
  const { annexures = [] } = packet;
  const chosen = documents.find(({ _id }) => _id === documentId);
  if (!chosen || annexures.some((each) => each.documentId === documentId)) return packet;
  return { ...packet, annexures: [...annexures, { documentId, title: chosen.name }] };
}

interface ProposedProps {
  readonly grounds: readonly ProposedGround[];
  readonly onAdd: (row: GroundRow) => void;
}

function Proposed({ grounds, onAdd }: ProposedProps) {
  const { generator } = useText();
  const words = generator.grounds;
  if (grounds.length === 0) return <p className="small quiet">{words.noneProposed}</p>;
  return (
    <>
      <p className="small quiet">{words.proposed}</p>
      <ul className="gen-proposed">
        {grounds.map(({ key, heading, text, authority, document }) => (
          <li key={key} className="stack">
            <h3>{heading}</h3>
            <p>{text}</p>
            <RestsOn authority={authority} />
            {document && <p className="small quiet">{words.annex[document]}</p>}
            <Button
              icon={Plus}
              aria-label={words.addThis(heading)}
              onClick={() => onAdd({ ...BLANK_GROUND, heading, text, ...authority })}
            >
              {words.add}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function RestsOn({ authority }: { authority: Authority | null }) {
  const { generator } = useText();
  if (!authority) return null;
  return (
    <p className="small">
      {generator.grounds.restsOn} <Citation authority={authority} />
    </p>
  );
}

interface GroundProps {
  readonly n: number;
  readonly documents: readonly DocumentView[];
  readonly row: GroundRow;
  readonly onChange: (row: GroundRow) => void;
  readonly onRemove: () => void;
}

/** Collapsed under its heading once it has one. */
function HeadedGround({ n, row, documents, onChange, onRemove }: GroundProps) {
  const { generator } = useText();
  const words = generator.grounds;
  const { heading, source, at } = row;
  const [open, setOpen] = useState(heading === '');
  return (
    <details className="gen-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{words.row(n + 1)}</span>
        <span className="gen-said small quiet">{heading === '' ? generator.nothingSaid : heading}</span>
      </summary>
      <div className="stack">
        <RowFields
          list="groundParts"
          row={row}
          idOf={(fact) => `application-groundParts-${n}-${fact}`}
          onChange={(part) => onChange({ ...row, ...part })}
        />
        {source !== '' && (
          <div className="row">
            <RestsOn authority={{ source, at }} />
            <Button kind="quiet" onClick={() => onChange({ ...row, source: '', at: '' })}>
              {words.dropAuthority}
            </Button>
          </div>
        )}
        {documents.length === 0 ? (
          <p className="small quiet">{words.addDocuments}</p>
        ) : (
          <SelectField
            id={`application-groundParts-${n}-documentId`}
            label={words.provedBy}
            hint={words.provedByHint}
            none={words.noDocument}
            options={documents.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={row.documentId}
            onChange={(documentId) => onChange({ ...row, documentId })}
          />
        )}
        <Button kind="quiet" onClick={onRemove}>
          {words.remove(n + 1)}
        </Button>
      </div>
    </details>
  );
}
