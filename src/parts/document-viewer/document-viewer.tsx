/** Shows a document in the app: loads its bytes from the device or server and selects the viewer. */
import { useCallback, useEffect, useState } from 'react';
import type { DocumentType } from '#contract/case/document.ts';
import { useDevice } from '#data/react/use-device.ts';
import { type NoBytes, openBytes } from '#data/records/document/document-bytes.ts';
import type { DocumentView } from '#data/records/document/documents.ts';
import type { Result } from '#kernel/result.ts';
import type { Unshown } from '#parts/document-worker/paper-messages.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { useText } from '#parts/text-context.tsx';
import { ToLogIn } from '#parts/to-log-in.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ViewerProps } from './viewer-props.ts';
import { type Viewer, viewerOf } from './viewers.ts';
import './document-viewer.css';

type Read = Result<Uint8Array<ArrayBuffer>, NoBytes>;

export function DocumentViewer({ document }: { document: DocumentView }) {
  const words = useText().caseDocuments.screen;
  const { read, again } = useBytes(document);
  if (!read) return <Skeleton label={words.fetching} rows={4} />;
  if (!read.ok && read.error.kind === 'signed-out') return <ToLogIn />;
  if (!read.ok) return <NotRead why={read.error} again={again} />;
  return <ShownDocument bytes={read.value} document={document} />;
}

/** Retries when the network returns. */
function useBytes({ _id, sha256, size }: DocumentView) {
  const { db, ports } = useDevice();
  const [read, setRead] = useState<Read | null>(null);
  const ask = useCallback(() => openBytes(db, ports, { _id, sha256, size }), [db, ports, _id, sha256, size]);
  const again = useCallback(() => {
    setRead(null);
    void ask().then(setRead);
  }, [ask]);
  useEffect(() => {
    let isShown = true;
    void ask().then((came) => isShown && setRead(came));
    return () => {
      isShown = false;
    };
  }, [ask]);
  const isAway = read !== null && !read.ok && read.error.kind === 'offline';
  useEffect(() => {
    if (!isAway) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isAway, again]);
  return { read, again };
}

function NotRead({ why: { kind, msg }, again }: { why: NoBytes; again: () => void }) {
  const { caseDocuments, acts, wire } = useText();
  return (
    <Note kind={kind === 'offline' ? 'wait' : 'danger'} role="alert">
      <div className="stack">
        <p>{wire.said(msg) || caseDocuments.screen.bytes[kind]}</p>
        {kind !== 'missing' && (
          <p>
            <Button onClick={again}>{acts.tryAgain}</Button>
          </p>
        )}
      </div>
    </Note>
  );
}

interface ShownProps {
  readonly bytes: ViewerProps['bytes'];
  readonly document: DocumentView;
}

function ShownDocument({ bytes, document: { type, name } }: ShownProps) {
  const { caseDocuments, settings } = useText();
  const words = caseDocuments.screen;
  const shareOrSave = useShareOrSave();
  const { View, failed } = useViewer(type);
  const [broken, onBroken] = useState<Unshown | null>(null);
  const isMissing = failed || broken === 'not-here';
  const why = isMissing ? words.viewer.notHere : broken && words.viewer[UNSHOWN[broken]];
  return (
    <div className="stack">
      <p>
        <Button onClick={() => void shareOrSave(new Blob([bytes], { type }), name, settings.data.fileSaved)}>
          {words.save}
        </Button>
      </p>
      {why !== null && (
        <Note kind="danger" role="alert">
          <div className="stack">
            <p>{why}</p>
            {isMissing && (
              <p>
                <Button onClick={() => location.reload()}>{words.viewer.reload}</Button>
              </p>
            )}
          </div>
        </Note>
      )}
      {why === null && !View && <Skeleton label={words.viewer.loading} rows={4} />}
      {why === null && View && <View bytes={bytes} type={type} name={name} onBroken={onBroken} />}
    </div>
  );
}

const UNSHOWN = {
  broken: 'broken',
  locked: 'locked',
  'too-large': 'tooLarge',
  'not-here': 'notHere',
} as const;

function useViewer(type: DocumentType) {
  const [loaded, setLoaded] = useState<{ readonly View: Viewer | null; readonly failed: boolean }>({
    View: null,
    failed: false,
  });
  useEffect(() => {
    let isShown = true;
    viewerOf(type).then(
      (View) => isShown && setLoaded({ View, failed: false }),
      () => isShown && setLoaded({ View: null, failed: true }), // not cached and no network
    );
    return () => {
      isShown = false;
    };
  }, [type]);
  return loaded;
}
