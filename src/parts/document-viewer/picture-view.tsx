import { useEffect, useRef, useState } from 'react';
import { useText } from '#parts/text-context.tsx';
import { ViewerSheets } from './viewer-sheets.tsx';
import { ViewerTools } from './viewer-tools.tsx';
import type { ViewerProps } from './viewer-props.ts';

/** The browser renders the image itself. */
export function PictureView({ bytes, type, name, onBroken }: ViewerProps) {
  const words = useText().caseDocuments.screen;
  const [zoom, setZoom] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([bytes], { type }));
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [bytes, type]);
  return (
    <div className="viewer">
      <ViewerTools zoom={zoom} onZoom={setZoom} />
      <ViewerSheets box={box} label={`${words.title}: ${name}`} zoom={zoom} onZoom={setZoom}>
        <img ref={picture} className="viewer-picture" alt={name} onError={() => onBroken('broken')} />
      </ViewerSheets>
    </div>
  );
}
