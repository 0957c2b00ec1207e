/** Builds the packet: size, progress, errors and the file. */
import { FileDown, FileText, Files } from 'lucide-react';
import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { estimatedPages } from '#documents/packet/estimated-pages.ts';
import type { FilingPacket } from '#documents/packet/filing-packet.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Stop } from '#parts/full-stop.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { Note } from '#ui/feedback/note.tsx';
import type { Attached } from './use-attached.ts';
import type { CourtFormat } from '#domain/case/court-format.ts';
import { type PacketReady, usePacketMaking } from './use-packet-making.ts';

interface PacketMakingProps {
  readonly bound: FilingPacket;
  readonly attached: Attached;
  readonly limits: CourtFormat;
}

const MEGABYTE = 1_000_000;
/** Estimate of fonts plus each generated paper, slightly high. */
const FONTS_BYTES = 120_000;
const PAPER_BYTES = 6_000;

export function PacketMaking({ bound, attached, limits }: PacketMakingProps) {
  const { make: words } = useText().filingPacket;
  const [shrink, setShrink] = useState(false);
  const [readsScans, setReadsScans] = useState(false);
  const { limitMb: limit, limitPages: mostPages } = limits;
  const estimate = FONTS_BYTES + bound.pieces.length * PAPER_BYTES + attached.bytes;
  const bar = useRef<HTMLProgressElement>(null);
  /** Through the DOM: a React render per progress step drops frames on phones. */
  const onProgress = (done: number) => {
    if (bar.current) bar.current.value = done;
  };
  const { state, make, stop } = usePacketMaking({ bound, attached, shrink, readsScans, onProgress });
  const pictures = attached.documents.some(({ type }) => type.startsWith('image/'));
  return (
    <div className="stack">
      <Size estimate={estimate} limit={limit} />
      <Thickness bound={bound} attached={attached} most={mostPages} />
      {pictures && (
        <CheckboxRow
          id="packet-shrink"
          label={words.shrink}
          reason={words.shrinkText}
          checked={shrink}
          onChange={setShrink}
        />
      )}
      {attached.documents.length > 0 && (
        <CheckboxRow
          id="packet-read-scans"
          label={words.readScans}
          reason={words.readScansText}
          checked={readsScans}
          onChange={setReadsScans}
        />
      )}
      <div className="row">
        <Button
          kind={state.kind === 'made' ? 'secondary' : 'primary'}
          icon={FileText}
          busy={busy(state, 'pdf')}
          onClick={() => void make('pdf')}
        >
          {words.pdf}
        </Button>
        <Button icon={Files} busy={busy(state, 'docx')} onClick={() => void make('docx')}>
          {words.docx}
        </Button>
      </div>
      {state.kind === 'making' && <Progress bar={bar} onStop={stop} />}
      {state.kind === 'failed' && <Failed why={state.why} />}
      {state.kind === 'made' && (
        <Ready made={state} attached={attached} limit={limit} mostPages={mostPages} />
      )}
      <p className="small quiet">{words.scanned}</p>
    </div>
  );

  function busy(of: typeof state, format: 'pdf' | 'docx'): string | undefined {
    return of.kind === 'making' && of.format === format ? words.making : undefined;
  }
}

/** Shown before building, so that large files can be changed first. */
function Size({ estimate, limit }: { estimate: number; limit: number }) {
  const { make: words } = useText().filingPacket;
  if (estimate <= limit * MEGABYTE) return <p>{words.estimate(estimate, limit)}</p>;
  return (
    <Note kind="wait">
      <p>{words.over(estimate, limit)}</p>
    </Note>
  );
}

interface ThicknessProps {
  readonly bound: FilingPacket;
  readonly attached: Attached;
  readonly most: number | undefined;
}

/** A document that only gets a placeholder page counts as one page. */
function Thickness({ bound, attached: { boundFiles }, most }: ThicknessProps) {
  const { make: words } = useText().filingPacket;
  const own = useMemo(() => papersOf(bound).reduce((sum, paper) => sum + estimatedPages(paper), 0), [bound]);
  const pages = boundFiles.reduce((sum, { look }) => sum + (look?.kind === 'whole' ? look.pages : 1), own);
  if (most === undefined || pages <= most) return <p>{words.pages(pages, most)}</p>;
  return (
    <Note kind="wait">
      <p>{words.overPages(pages, most)}</p>
    </Note>
  );
}

const papersOf = ({ pieces, index }: FilingPacket) => [
  index,
  ...pieces.flatMap((piece) => (piece.kind === 'paper' ? [piece.document] : [])),
];

function Progress({ bar, onStop }: { bar: RefObject<HTMLProgressElement | null>; onStop: () => void }) {
  const { make: words } = useText().filingPacket;
  const label = useId();
  return (
    <div className="row">
      <span id={label} className="small">
        {words.progress}
      </span>
      <progress ref={bar} className="packet-progress" aria-labelledby={label} value={0} max={1} />
      <Button kind="quiet" onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  );
}

function Failed({ why }: { why: 'not-on-this-device' | 'failed' }) {
  const { generator, filingPacket } = useText();
  return (
    <Note kind="danger" role="alert">
      <p>
        <b>
          {filingPacket.make.failed}
          <Stop />
        </b>{' '}
        {generator.downloadFailures[why]}
      </p>
    </Note>
  );
}

interface ReadyProps {
  readonly made: PacketReady;
  readonly attached: Attached;
  readonly limit: number;
  readonly mostPages: number | undefined;
}

function Ready({ made, attached, limit, mostPages }: ReadyProps) {
  const { generator, filingPacket } = useText();
  const { make: words, faults } = filingPacket;
  const { blob, pages, stale } = made;
  const shareOrSave = useShareOrSave();
  const download = async () =>
    shareOrSave(blob, made.format === 'pdf' ? 'filing-packet.pdf' : 'filing-packet.zip', {
      title: generator.notices.downloadStarted,
    });
  return (
    <>
      {made.faults.length > 0 && (
        <Note kind="wait" role="alert">
          <p>
            <b>
              {words.faultsTitle}
              <Stop />
            </b>
          </p>
          <ul>
            {made.faults.map(({ index, fault }) => (
              <li key={index}>{faults[fault](attached.bound[index]?.title ?? '')}</li>
            ))}
          </ul>
        </Note>
      )}
      <FileNote indexes={made.unfit} attached={attached} text={words.plain} />
      <FileNote indexes={made.withoutText} attached={attached} text={words.withoutText} />
      {made.format === 'pdf' && blob.size > limit * MEGABYTE && (
        <Note kind="wait">
          <p>{words.tooBig(blob.size, limit)}</p>
        </Note>
      )}
      {pages !== undefined && mostPages !== undefined && pages > mostPages && (
        <Note kind="wait">
          <p>{words.tooThick(pages, mostPages)}</p>
        </Note>
      )}
      {stale && (
        <Note kind="wait">
          <p>{words.stale}</p>
        </Note>
      )}
      <div className="row" role="status">
        <Button kind="primary" icon={FileDown} onClick={() => void download()}>
          {words.download}
        </Button>
        <span className="small">{sizeOf(made, words)}</span>
      </div>
    </>
  );
}

function sizeOf({ pages, blob, unfit }: PacketReady, words: Catalogue['filingPacket']['make']): string {
  if (pages === undefined) return words.madeZip(blob.size);
  return [words.made(pages, blob.size), ...(unfit.length === 0 ? [words.archived] : [])].join(' ');
}

interface FileNoteProps extends Pick<ReadyProps, 'attached'> {
  readonly indexes: readonly number[];
  readonly text: (names: string) => string;
}

/** A sentence about attached documents; nothing for none. */
function FileNote({ indexes, attached, text }: FileNoteProps) {
  if (indexes.length === 0) return null;
  return (
    <Note kind="wait">
      <p>{text(indexes.map((index) => attached.bound[index]?.title ?? '').join(', '))}</p>
    </Note>
  );
}
