import mammoth from 'mammoth/mammoth.browser.min.js';
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#parts/text-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type SafeNode, safeNodes } from './safe-nodes.ts';
import { ViewerSheets } from './viewer-sheets.tsx';
import { ViewerTools } from './viewer-tools.tsx';
import type { ViewerProps } from './viewer-props.ts';

/** Text of a DOCX in order, without the page layout of Word. */
export function DocxView({ bytes, name, onBroken }: ViewerProps) {
  const words = useText().caseDocuments.screen;
  const [zoom, setZoom] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    mammoth.convertToHtml({ arrayBuffer: bytes.slice().buffer }).then(
      ({ value }) => isShown && setHtml(value),
      () => isShown && onBroken('broken'), // not a DOCX, or truncated
    );
    return () => {
      isShown = false;
    };
  }, [bytes, onBroken]);
  if (html === null) return <Skeleton label={words.viewer.loading} rows={4} />;
  return (
    <div className="viewer">
      <ViewerTools zoom={zoom} onZoom={setZoom} />
      <ViewerSheets box={box} label={`${words.title}: ${name}`} zoom={zoom} onZoom={setZoom}>
        <article className="viewer-docx">{drawNodes(safeNodes(html))}</article>
      </ViewerSheets>
    </div>
  );
}

/** External links open without a referrer. */
const drawNodes = (nodes: readonly SafeNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, href, src, alt, children } = node;
    const key = index;
    if (tag === 'img') return <img key={key} src={src} alt={alt ?? ''} />;
    if (tag === 'br') return <br key={key} />;
    const leaves = href === undefined ? {} : { href, target: '_blank', rel: 'noreferrer' };
    return createElement(tag, { key, ...leaves }, ...drawNodes(children));
  });
