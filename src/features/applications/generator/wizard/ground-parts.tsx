/** Grounds under headings: proposed from the record, chosen and edited by the user. */
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { keepsDraft } from '#documents/grounds/keeps-draft.ts';
import { type ProposedGround, proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import type { Packet } from '#contract/application/packet.ts';
import { type DocumentView, documentsOf } from '#data/records/document/documents.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { BLANK_GROUND, type GroundRow } from '#domain/application/form-rows.ts';
import { RowFields } from '#parts/facts/row-fields.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { controlId, type StepProps } from './form-fields.tsx';
import { OwnGroundList } from './own-ground-list.tsx';
import { Authorities, ProposedList } from './proposed-list.tsx';
import type { LibraryState } from './use-ground-library.ts';
import { useOwnGrounds } from './use-own-grounds.ts';
import { idsOf, useWithdrawnGrounds } from './use-withdrawn-grounds.ts';
import { useWrittenMatter } from './use-written-matter.ts';

export function GroundParts({ step }: { step: StepProps }) {
  const { generator } = useText();
  const words = generator.grounds;
  const { form, write, errors } = step;
  const rows = form.groundParts;
  const matter = useWrittenMatter(step);
  const { library, withdrawn } = useWithdrawnGrounds(rows, matter);
  const documents = useDocuments(step);
  const own = useOwnGrounds();
  // the matter is deferred, so a keystroke does not read the library again
  const proposed = useMemo(
    () => (library.status === 'ready' ? proposedGrounds(matter, library.library) : []),
    [matter, library],
  );
  const wrong = errors.find(({ field }) => field === 'groundParts');
  const writeRows = (next: readonly GroundRow[]) => write({ groundParts: next });
  return (
    <LedgerSection title={words.title} id={controlId('groundParts')}>
      {wrong && <p className="error">{wrong.message}</p>}
      {rows.map((row, n) => (
        <HeadedGround
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id
          key={n}
          place={{ n, of: rows.length }}
          row={row}
          documents={documents}
          proposed={proposed}
          isWithdrawn={row.ground !== undefined && withdrawn.has(row.ground)}
          onChange={(next) =>
            write({
              groundParts: rows.map((each, at) => (at === n ? next : each)),
              ...(next.documentId !== row.documentId && { packet: attached(form.packet, next, documents) }),
            })
          }
          onMove={(to) => writeRows(moved(rows, n, to))}
          onKeep={
            own.grounds.some(({ heading }) => heading === row.heading) ? null : () => void own.save(row)
          }
          onRemove={() => writeRows(rows.filter((_, at) => at !== n))}
        />
      ))}
      <OwnGroundList own={own} rows={rows} onAdd={(row) => writeRows([...rows, row])} />
      <Proposals
        rows={rows}
        proposed={proposed}
        library={library}
        answers={form.groundAnswers ?? NO_ANSWERS}
        onAnswer={(groundAnswers) => write({ groundAnswers })}
        onAdd={(added) => writeRows([...rows, ...added])}
      />
      <Button icon={Plus} onClick={() => writeRows([...rows, BLANK_GROUND])}>
        {words.addOwn}
      </Button>
    </LedgerSection>
  );
}

const NO_ANSWERS: Readonly<Record<string, string>> = {};

function moved(rows: readonly GroundRow[], from: number, to: number): GroundRow[] {
  const rest = rows.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)];
}

interface ProposalsProps {
  readonly rows: readonly GroundRow[];
  readonly proposed: readonly ProposedGround[];
  readonly library: LibraryState;
  readonly answers: Readonly<Record<string, string>>;
  readonly onAnswer: (answers: Readonly<Record<string, string>>) => void;
  readonly onAdd: (rows: readonly GroundRow[]) => void;
}

function Proposals({ rows, proposed, library, ...rest }: ProposalsProps) {
  const { generator } = useText();
  const words = generator.grounds;
  if (library.status === 'loading') return <Skeleton label={words.loading} rows={4} />;
  if (library.status === 'failed') {
    return (
      <div className="row">
        <p className="small">{words.notLoaded}</p>
        <Button kind="quiet" onClick={library.retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  const texts = new Set(rows.map(({ text }) => text));
  const taken = new Set(idsOf(rows));
  const grounds = proposed.filter(
    // parity may be argued for several co-accused, other grounds once
    ({ id, key, written }) => (key === id ? !taken.has(id) : !texts.has(written({}))),
  );
  return <ProposedList grounds={grounds} {...rest} />;
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

interface GroundProps {
  /** Its position in the list, from 0. */
  readonly place: { readonly n: number; readonly of: number };
  readonly documents: readonly DocumentView[];
  readonly row: GroundRow;
  /** Drafts of the library, to tell an edited ground from a rewritten one. */
  readonly proposed: readonly ProposedGround[];
  /** The record no longer supports it. */
  readonly isWithdrawn: boolean;
  readonly onChange: (row: GroundRow) => void;
  readonly onMove: (to: number) => void;
  /** Keeps its text for other applications; null if it is kept. */
  readonly onKeep: (() => void) | null;
  readonly onRemove: () => void;
}

/** Collapsed under its heading once it has one. */
function HeadedGround({ place, row, documents, proposed, isWithdrawn, onChange, ...acts }: GroundProps) {
  const { n } = place;
  const { generator } = useText();
  const words = generator.grounds;
  const { heading, source, at, further = [] } = row;
  const [open, setOpen] = useState(heading === '');
  return (
    <details className="gen-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{words.row(n + 1)}</span>
        <span className="gen-said small quiet">{heading === '' ? generator.nothingSaid : heading}</span>
      </summary>
      {isWithdrawn && <p className="error">{words.withdrawn}</p>}
      <div className="stack">
        <RowFields
          list="groundParts"
          row={row}
          idOf={(fact) => `application-groundParts-${n}-${fact}`}
          onChange={(part) => onChange(inLibraryOrOwn({ ...row, ...part }, proposed))}
        />
        {source !== '' && (
          <div className="row">
            <Authorities label={words.restsOn} of={[{ source, at }, ...further]} />
            <Button kind="quiet" onClick={() => onChange({ ...row, source: '', at: '', further: [] })}>
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
        <GroundActs row={row} place={place} {...acts} />
      </div>
    </details>
  );
}

/**
 * A rewritten ground is the advocate's own, and the paper keeps the paragraph that the draft replaced. Its heading
 * finds the draft again if the change is undone.
 */
function inLibraryOrOwn(row: GroundRow, proposed: readonly ProposedGround[]): GroundRow {
  const { ground, ...own } = row;
  const drafts = proposed.filter(({ id, heading }) =>
    ground === undefined ? heading === row.heading : id === ground,
  );
  if (drafts.length === 0) return row;
  const kept = drafts.find(({ written }) => keepsDraft(row.text, written({})));
  return { ...own, ...(kept && { ground: kept.id }) };
}

type GroundActsProps = Pick<GroundProps, 'row' | 'place' | 'onMove' | 'onKeep' | 'onRemove'>;

function GroundActs({ row, place: { n, of }, onMove, onKeep, onRemove }: GroundActsProps) {
  const { generator } = useText();
  const words = generator.grounds;
  return (
    <div className="row">
      {n > 0 && (
        <Button kind="quiet" icon={ArrowUp} onClick={() => onMove(n - 1)}>
          {words.moveUp(n + 1)}
        </Button>
      )}
      {n < of - 1 && (
        <Button kind="quiet" icon={ArrowDown} onClick={() => onMove(n + 1)}>
          {words.moveDown(n + 1)}
        </Button>
      )}
      {onKeep && row.heading.trim() !== '' && row.text.trim() !== '' && (
        <Button kind="quiet" onClick={onKeep}>
          {words.keep(n + 1)}
        </Button>
      )}
      <Button kind="quiet" onClick={onRemove}>
        {words.remove(n + 1)}
      </Button>
    </div>
  );
}
