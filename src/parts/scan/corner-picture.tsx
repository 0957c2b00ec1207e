import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '#parts/text-context.tsx';
import type { Point, Quad } from './quad.ts';

interface CornerPictureProps {
  /** URL of the photo. */
  readonly href: string;
  readonly width: number;
  readonly height: number;
  readonly corners: Quad;
  readonly onMove: (corner: number, to: Point) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Photo with a handle per corner, movable by pointer or arrow keys. */
export function CornerPicture({ href, width, height, corners, onMove }: CornerPictureProps) {
  const words = useText().scan.editor;
  const picture = useRef<SVGSVGElement>(null);
  const unit = Math.max(width, height) / 100;
  const drag = (corner: number) => (event: PointerEvent<SVGGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = picture.current?.getBoundingClientRect();
    if (!box) return;
    onMove(corner, {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    });
  };
  const press = (corner: number, at: Point) => (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? unit / 5 : unit;
    onMove(corner, { x: at.x + step.x * far, y: at.y + step.y * far });
  };
  return (
    <svg
      ref={picture}
      className="scan-photo"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={words.picture}
    >
      <image href={href} width={width} height={height} />
      <polygon
        className="scan-sheet"
        strokeWidth={unit}
        points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
      />
      {corners.map((at, n) => (
        <g
          key={words.corners[n]}
          className="scan-corner"
          role="button"
          tabIndex={0}
          aria-label={words.corners[n]}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag(n)}
          onKeyDown={press(n, at)}
        >
          <circle className="scan-reach" cx={at.x} cy={at.y} r={unit * 7} />
          <circle className="scan-handle" cx={at.x} cy={at.y} r={unit * 2.6} strokeWidth={unit * 0.8} />
        </g>
      ))}
    </svg>
  );
}
