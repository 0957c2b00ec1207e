import { ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';

const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Next zoom step; 1 fits the screen width. */
export function nextZoom(zoom: number, by: 1 | -1): number {
  const at = STEPS.findIndex((step) => step === zoom);
  return STEPS[Math.min(STEPS.length - 1, Math.max(0, at + by))] ?? 1;
}

interface ViewerToolsProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly children?: ReactNode;
}

/** Sticky toolbar of the viewer. */
export function ViewerTools({ zoom, onZoom, children }: ViewerToolsProps) {
  const words = useText().caseDocuments.screen;
  return (
    <div className="viewer-tools" role="group" aria-label={words.tools}>
      {children}
      <span className="row">
        <Button icon={ZoomOut} kind="quiet" onClick={() => onZoom(nextZoom(zoom, -1))}>
          <span className="vh">{words.zoomOut}</span>
        </Button>
        <span className="num small" role="status">
          {words.zoom(Math.round(zoom * 100))}
        </span>
        <Button icon={ZoomIn} kind="quiet" onClick={() => onZoom(nextZoom(zoom, 1))}>
          <span className="vh">{words.zoomIn}</span>
        </Button>
        <Button kind="quiet" onClick={() => onZoom(1)}>
          {words.fit}
        </Button>
      </span>
    </div>
  );
}
