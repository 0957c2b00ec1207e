import { Camera as CameraIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';

export type CameraFault = 'refused' | 'none' | 'busy' | 'failed';

type CameraState = 'starting' | 'on' | CameraFault;

interface CameraProps {
  /** Called for each page; the camera stays on. */
  readonly onTaken: (page: ImageBitmapSource) => Promise<void>;
  readonly onClose: () => void;
}

/** Camera view with shutter; shows the alternative if the camera is unavailable. */
export function Camera({ onTaken, onClose }: CameraProps) {
  const words = useText().scan.camera;
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [taking, setTaking] = useState(false);
  useEffect(() => {
    const own = new AbortController();
    const start = async () => {
      const next = await showCamera(video.current, own.signal);
      if (!own.signal.aborted) setState(next);
    };
    void start();
    return () => own.abort();
  }, []);
  const take = async () => {
    if (!video.current) return;
    setTaking(true);
    try {
      await onTaken(await createImageBitmap(video.current));
    } finally {
      setTaking(false);
    }
  };
  const isOff = state !== 'starting' && state !== 'on';
  return (
    <section className="scan-camera stack" aria-label={words.title}>
      {isOff && (
        <Note kind="danger" role="alert">
          {words.faults[state]}
        </Note>
      )}
      {state === 'starting' && <p role="status">{words.starting}</p>}
      {!isOff && (
        <video ref={video} className="scan-video" autoPlay playsInline muted aria-label={words.view} />
      )}
      <div className="row">
        {state === 'on' && (
          <Button
            kind="primary"
            icon={CameraIcon}
            busy={taking ? words.taking : undefined}
            onClick={() => void take()}
          >
            {words.take}
          </Button>
        )}
        <Button icon={X} onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </section>
  );
}

/** Stops with the signal, so that the camera never runs unseen. */
async function showCamera(video: HTMLVideoElement | null, signal: AbortSignal): Promise<CameraState> {
  const opened = await openCamera();
  if (typeof opened === 'string') return opened;
  const stop = () => {
    for (const track of opened.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted || !video) {
    stop();
    return 'failed';
  }
  video.srcObject = opened;
  return video.play().then(
    () => 'on' as const,
    () => 'failed' as const, // playback failed, or the camera was closed meanwhile
  );
}

/** An insecure page has no camera API. */
async function openCamera(): Promise<MediaStream | CameraFault> {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return 'none';
  try {
    const picture = { facingMode: 'environment', width: { ideal: 2560 }, height: { ideal: 1920 } };
    return await devices.getUserMedia({ video: picture, audio: false });
  } catch (error) {
    return (error instanceof DOMException && FAULTS[error.name]) || 'failed';
  }
}

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};
