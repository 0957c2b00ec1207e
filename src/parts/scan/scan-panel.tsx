/** Scans pages into one document of a case: capture or choose, adjust, save. */
import { ArrowDown, ArrowUp, Camera as CameraIcon, Image as ImageIcon } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { addScan, moveScan, removeScan, scansOf } from '#data/records/document/scans.ts';
import { reportFailure } from '#data/store/failure-log.ts';
import type { ScanRow } from '#data/store/rows.ts';
import { DiscardAct } from '#parts/discard-act.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Camera } from './camera.tsx';
import { PageEditor } from './page-editor.tsx';
import { ScanMaking } from './scan-making.tsx';
import { takePage } from './take-page.ts';
import { useObjectUrl, usePhoto } from './use-photo.ts';
import './scan.css';

export function ScanPanel({ caseId }: { caseId: string }) {
  const words = useText().scan;
  const { db } = useDevice();
  const [isOn, setIsOn] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  const live = useLive(() => scansOf(db, caseId), [db, caseId]);
  const { busy, said, take } = useTaking(caseId, setOpenId);
  const scans = live.status === 'ready' ? live.value : [];
  const at = scans.findIndex(({ _id }) => _id === openId);
  const open = scans[at];
  return (
    <div className="stack">
      <p className="small quiet">{words.lead}</p>
      {isOn ? (
        <Camera
          onTaken={async (page) => {
            if (await take([page])) setIsOn(false);
          }}
          onClose={() => setIsOn(false)}
        />
      ) : (
        <Sources busy={busy} onCamera={() => setIsOn(true)} onPhotos={(photos) => void take(photos)} />
      )}
      {said && (
        <Note kind={said.kind} role={said.kind === 'info' ? 'status' : 'alert'}>
          {said.text}
        </Note>
      )}
      {live.status === 'loading' && <Skeleton label={words.loading} rows={1} />}
      {open && <PageEditor key={open._id} scan={open} nth={at + 1} onDone={() => setOpenId(null)} />}
      {scans.length > 0 && (
        <>
          <Pages scans={scans} onEdit={setOpenId} />
          <ScanMaking caseId={caseId} scans={scans} />
        </>
      )}
    </div>
  );
}

interface StatusMessage {
  readonly kind: 'info' | 'wait' | 'danger';
  readonly text: string;
}

/** Stores each page before reading the next; opens the last one. */
function useTaking(caseId: string, onTaken: (id: string) => void) {
  const words = useText().scan;
  const { db, ports } = useDevice();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<StatusMessage | null>(null);
  const takeOne = async (picture: ImageBitmapSource): Promise<{ id: string | null; said: StatusMessage }> => {
    const scannedPage = await takePage(picture).catch(notTaken);
    if (!scannedPage) return { id: null, said: { kind: 'danger', text: words.notRead(nameOf(picture)) } };
    const { isFound, ...page } = scannedPage;
    const result = await addScan(db, ports, { caseId, ...page });
    if (!result.ok) return { id: null, said: { kind: 'danger', text: words.notKept } };
    const kind = isFound ? 'info' : 'wait';
    return { id: result.value._id, said: { kind, text: isFound ? words.found : words.notFound } };
  };
  const take = async (pictures: readonly ImageBitmapSource[]): Promise<boolean> => {
    setBusy(true);
    let all = true;
    for (const picture of pictures) {
      const done = await takeOne(picture);
      if (all) setSaid(done.said); // keep the error visible
      if (done.id === null) all = false;
      else onTaken(done.id);
    }
    setBusy(false);
    return all;
  };
  return { busy, said, take };
}

/** The browser throws its own error for a file that is no image. */
function notTaken(error: unknown): null {
  if (!(error instanceof DOMException)) reportFailure(error, 'page');
  return null;
}

const nameOf = (picture: ImageBitmapSource): string => (picture instanceof File ? picture.name : '');

interface SourcesProps {
  readonly busy: boolean;
  readonly onCamera: () => void;
  readonly onPhotos: (photos: readonly File[]) => void;
}

function Sources({ busy, onCamera, onPhotos }: SourcesProps) {
  const words = useText().scan;
  const files = useRef<HTMLInputElement>(null);
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(target.files ?? [])];
    target.value = ''; // allow choosing the same photo again
    onPhotos(photos);
  };
  return (
    <div className="stack">
      <div className="row">
        <Button kind="primary" icon={CameraIcon} onClick={onCamera}>
          {words.open}
        </Button>
        <Button
          icon={ImageIcon}
          busy={busy ? words.reading : undefined}
          onClick={() => files.current?.click()}
        >
          {words.photo}
        </Button>
      </div>
      <p className="small quiet">{words.hint}</p>
      <input ref={files} type="file" hidden multiple accept="image/*" onChange={chosen} />
    </div>
  );
}

function Pages({ scans, onEdit }: { scans: readonly ScanRow[]; onEdit: (id: string) => void }) {
  return (
    <ol>
      {scans.map((scan, n) => (
        <PageRow key={scan._id} scan={scan} nth={n + 1} count={scans.length} onEdit={onEdit} />
      ))}
    </ol>
  );
}

interface PageRowProps {
  readonly scan: ScanRow;
  readonly nth: number;
  readonly count: number;
  readonly onEdit: (id: string) => void;
}

function PageRow({ scan, nth, count, onEdit }: PageRowProps) {
  const words = useText().scan;
  const { db, ports } = useDevice();
  const { _id } = scan;
  const row = useRef<HTMLLIElement>(null);
  const place = useRef(nth);
  const moved = useRef(false);
  const move = (by: -1 | 1) => {
    moved.current = true;
    void moveScan(db, _id, by);
  };
  useEffect(() => {
    if (place.current === nth) return;
    place.current = nth;
    if (!moved.current) return;
    moved.current = false;
    // the first page has no Up and the last no Down button: keep focus on the page
    if (!row.current?.contains(document.activeElement)) row.current?.querySelector('button')?.focus();
  }, [nth]);
  const of = <span className="vh">{words.page(nth)}</span>;
  return (
    <li className="scan-page" ref={row}>
      <PagePhoto scan={scan} nth={nth} />
      <div className="stack">
        <p className="strong">{words.page(nth)}</p>
        <div className="row">
          <Button onClick={() => onEdit(_id)}>
            {words.edit} {of}
          </Button>
          {nth > 1 && (
            <Button kind="quiet" icon={ArrowUp} onClick={() => move(-1)}>
              {words.up} {of}
            </Button>
          )}
          {nth < count && (
            <Button kind="quiet" icon={ArrowDown} onClick={() => move(1)}>
              {words.down} {of}
            </Button>
          )}
          <DiscardAct
            what={words.page(nth)}
            label={words.remove(nth)}
            onDiscard={() => removeScan(db, ports, _id)}
          />
        </div>
      </div>
    </li>
  );
}

function PagePhoto({ scan, nth }: Pick<PageRowProps, 'scan' | 'nth'>) {
  const words = useText().scan;
  const photo = usePhoto(scan);
  const href = useObjectUrl(photo);
  if (photo === null) return <Note kind="danger">{words.damaged(nth)}</Note>;
  return <img src={href} alt={words.page(nth)} />;
}
