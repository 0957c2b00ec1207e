import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { changeScan, type ScanChange } from '#data/records/document/scans.ts';
import type { ScanRow } from '#data/store/rows.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { CornerPicture } from './corner-picture.tsx';
import { drawnPage, type ScannedPage } from './finish-page.ts';
import { isConvex, type Point, type Quad, wholeOf } from './quad.ts';
import { cornersIn } from './take-page.ts';
import { useObjectUrl, usePhoto } from './use-photo.ts';

interface PageEditorProps {
  readonly scan: ScanRow;
  /** Page number, from 1. */
  readonly nth: number;
  readonly onDone: () => void;
}

const CORNERS = ['0', '1', '2', '3'] as const;

/**
 * Editor of a page: corners, rotation and preview. Each change is saved; with storage full the page stays
 * open.
 */
export function PageEditor({ scan, ...rest }: PageEditorProps) {
  const photo = usePhoto(scan);
  return photo ? <OpenEditor scan={{ ...scan, photo }} {...rest} /> : null; // the list says that it cannot be opened
}

interface OpenEditorProps extends PageEditorProps {
  readonly scan: OpenScan;
}

type OpenScan = ScanRow & ScannedPage;

function OpenEditor({ scan, nth, onDone }: OpenEditorProps) {
  const words = useText().scan.editor;
  const href = useObjectUrl(scan.photo) ?? '';
  const [twisted, setTwisted] = useState(false);
  const { width, height } = scan;
  const { page, change, flush, safety } = usePage(scan);
  const { corners, turn, blackWhite } = page;
  const done = async () => {
    if (await flush()) onDone();
  };
  const set = (next: Quad) => {
    const isSheet = isConvex(next);
    setTwisted(!isSheet);
    if (isSheet) change({ corners: next });
  };
  const move = (corner: number, to: Point) => {
    const at = { x: within(to.x, width), y: within(to.y, height) };
    const [a, b, c, d] = corners.map((each, n) => (n === corner ? at : each));
    if (a && b && c && d) set([a, b, c, d]);
  };
  const findAgain = async () => {
    const found = await cornersIn(scan.photo, width);
    set(found ?? wholeOf(width, height));
  };
  return (
    <section className="scan-editor stack" aria-labelledby="scan-editor">
      <h3 id="scan-editor">{words.title(nth)}</h3>
      <p className="small quiet">{words.lead}</p>
      <div className="scan-sides">
        <CornerPicture {...{ href, width, height, corners }} onMove={move} />
        <Result scan={page} />
      </div>
      {twisted && (
        <Note kind="wait" role="alert">
          {words.twisted}
        </Note>
      )}
      <MoveButtons scan={page} onMove={move} />
      <PageActs
        onAgain={() => void findAgain()}
        onWhole={() => set(wholeOf(width, height))}
        onTurn={() => change({ turn: NEXT_TURN[turn] })}
      />
      <CheckboxRow
        id="scan-black-white"
        label={words.blackWhite}
        reason={words.blackWhiteWhy}
        checked={blackWhite}
        onChange={(on) => change({ blackWhite: on })}
      />
      <UnkeptNote safety={safety} />
      <p className="row">
        <Button kind="primary" onClick={() => void done()}>
          {words.done}
        </Button>
      </p>
    </section>
  );
}

/** Optimistic state: changes render at once and are stored afterwards. */
function usePage(scan: OpenScan) {
  const { db } = useDevice();
  const [page, setPage] = useState(scan);
  const { keep, flush, safety } = useAutosave<ScanChange>({
    merge: (earlier, later) => ({ ...earlier, ...later }),
    save: async (part) => {
      await changeScan(db, scan._id, part);
    },
  });
  const change = (part: ScanChange) => {
    setPage({ ...page, ...part });
    keep(part);
    void flush();
  };
  return { page, change, flush, safety };
}

function PageActs(acts: { onAgain: () => void; onWhole: () => void; onTurn: () => void }) {
  const words = useText().scan.editor;
  return (
    <div className="row">
      <Button onClick={acts.onAgain}>{words.again}</Button>
      <Button onClick={acts.onWhole}>{words.whole}</Button>
      <Button icon={RotateCw} onClick={acts.onTurn}>
        {words.rotate}
      </Button>
    </div>
  );
}

const NEXT_TURN = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

const within = (at: number, size: number): number => Math.min(size, Math.max(0, at));

/** Keyboard and button alternative to dragging. */
function MoveButtons({ scan, onMove }: { scan: ScanRow; onMove: (corner: number, to: Point) => void }) {
  const words = useText().scan.editor;
  const [chosen, setChosen] = useState<(typeof CORNERS)[number]>('0');
  const corner = Number(chosen);
  const at = scan.corners[corner] ?? { x: 0, y: 0 };
  const step = Math.max(scan.width, scan.height) / 100;
  const by = (x: number, y: number) => () => onMove(corner, { x: at.x + x * step, y: at.y + y * step });
  return (
    <div className="row scan-moves">
      <SelectField
        id="scan-corner"
        label={words.corner}
        options={CORNERS.map((value) => ({ value, label: words.corners[Number(value)] ?? '' }))}
        value={chosen}
        onChange={(value) => setChosen(value === '' ? '0' : value)}
      />
      <Button icon={ArrowLeft} onClick={by(-1, 0)}>
        {words.move.left}
      </Button>
      <Button icon={ArrowRight} onClick={by(1, 0)}>
        {words.move.right}
      </Button>
      <Button icon={ArrowUp} onClick={by(0, -1)}>
        {words.move.up}
      </Button>
      <Button icon={ArrowDown} onClick={by(0, 1)}>
        {words.move.down}
      </Button>
    </div>
  );
}

const LOOK = 420;

/** Small preview, updated after the last change. */
function Result({ scan }: { scan: OpenScan }) {
  const words = useText().scan.editor;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { width, height, data } = await drawnPage(scan, LOOK);
      const place = canvas.current;
      if (isGone || !place) return;
      place.width = width;
      place.height = height;
      place.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
    };
    const timer = setTimeout(() => void draw(), 120);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [scan]);
  return (
    <figure>
      <figcaption className="small quiet">{words.result}</figcaption>
      <canvas ref={canvas} className="scan-result" role="img" aria-label={words.result} />
    </figure>
  );
}
