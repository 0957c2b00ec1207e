/** Attached documents in binding order, with their index fields. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Packet } from '#contract/application/packet.ts';
import { annexureNumber } from '#documents/packet/packet-matter.ts';
import { type AnnexureRow, chosenAnnexures } from '#domain/application/packet-annexures.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { Attached } from './use-attached.ts';

interface AttachedRowsProps {
  readonly attached: Attached;
  readonly packet: Packet;
  readonly onChange: (packet: Packet) => void;
}

export function AttachedRows({ attached, packet, onChange }: AttachedRowsProps) {
  const { documents: words } = useText().filingPacket;
  const { rows, bound, documents } = attached;
  const write = (next: readonly AnnexureRow[]) =>
    onChange({ ...packet, annexures: chosenAnnexures(next, documents) });
  const swap = (at: number, other: number) => {
    const [row, with_] = [rows[at], rows[other]];
    if (row && with_) write(rows.with(at, with_).with(other, row));
  };
  return (
    <fieldset className="bare">
      <legend>
        <h3>{words.title}</h3>
      </legend>
      {rows.length === 0 && <p className="small quiet">{words.empty}</p>}
      <ol className="packet-files">
        {rows.map((row, at) => (
          <Row
            key={row.documentId}
            row={row}
            number={row.leftOut ? null : annexureNumber(bound.indexOf(row))}
            file={documents.find(({ _id }) => _id === row.documentId)}
            onChange={(change) => write(rows.with(at, { ...row, ...change }))}
            onUp={at > 0 ? () => swap(at, at - 1) : undefined}
            onDown={at < rows.length - 1 ? () => swap(at, at + 1) : undefined}
          />
        ))}
      </ol>
    </fieldset>
  );
}

interface RowProps {
  readonly row: AnnexureRow;
  /** Null if it is left out. */
  readonly number: string | null;
  readonly file: Attached['documents'][number] | undefined;
  readonly onChange: (change: Partial<AnnexureRow>) => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

function Row({ row, number, file, onChange, onUp, onDown }: RowProps) {
  const { documents: words } = useText().filingPacket;
  const { title, leftOut } = row;
  const about = [
    words.size(file?.size ?? 0),
    row.ofCase && words.ofCase,
    file && !file.isHere && words.away,
  ].filter((phrase) => typeof phrase === 'string');
  return (
    <li className="packet-file">
      <CheckboxRow
        id={`packet-file-${row.documentId}`}
        label={number === null ? `${words.left}: ${title}` : `${words.bind(number)}: ${title}`}
        reason={about.join(' ')}
        checked={!leftOut}
        onChange={(isIncluded) => onChange({ leftOut: !isIncluded })}
      />
      <div className="row">
        {onUp && (
          <Button kind="quiet" icon={ArrowUp} onClick={onUp}>
            {words.up(title)}
          </Button>
        )}
        {onDown && (
          <Button kind="quiet" icon={ArrowDown} onClick={onDown}>
            {words.down(title)}
          </Button>
        )}
      </div>
      <details className="gen-more">
        <summary>{words.details(title)}</summary>
        <RowFields row={row} onChange={onChange} />
      </details>
    </li>
  );
}

function RowFields({ row, onChange }: Pick<RowProps, 'row' | 'onChange'>) {
  const { generator, filingPacket } = useText();
  const { documents: words } = filingPacket;
  const id = (name: string) => `packet-file-${row.documentId}-${name}`;
  return (
    <div className="field-grid">
      <TextField
        id={id('title')}
        label={words.name}
        autoComplete="off"
        maxLength={200}
        value={row.title}
        onChange={(title) => onChange({ title })}
      />
      <SelectField
        id={id('copy')}
        label={words.copy}
        none={generator.choose}
        options={(['original', 'certified', 'plain'] as const).map((value) => ({
          value,
          label: words.copies[value],
        }))}
        value={row.copy ?? ''}
        onChange={(copy) => onChange({ copy: copy === '' ? undefined : copy })}
      />
      <TextField
        id={id('language')}
        label={words.language}
        autoComplete="off"
        maxLength={60}
        value={row.language}
        onChange={(language) => onChange({ language })}
      />
    </div>
  );
}
