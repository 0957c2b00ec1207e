import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { readDocx } from '#parts/document-worker/run-paper-job.ts';
import type { SafeNode } from '#parts/document-worker/safe-nodes.ts';
import { useText } from '#parts/text-context.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ViewerSheets } from './viewer-sheets.tsx';
import { ViewerTools } from './viewer-tools.tsx';
import type { ViewerProps } from './viewer-props.ts';

/** Text of a DOCX in order, without the page layout of Word. A worker reads it, so no file can stop the page. */
export function DocxView({ bytes, name, onBroken }: ViewerProps) {
  const words = useText().caseDocuments.screen;
  const [zoom, setZoom] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const [nodes, setNodes] = useState<readonly SafeNode[] | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const show = async (): Promise<void> => {
      const reading = await readDocx(bytes, stop.signal);
      if (stop.signal.aborted) return;
      if (reading.kind === 'nodes') setNodes(reading.nodes);
      else onBroken(reading.why);
    };
    void show();
    return () => stop.abort();
  }, [bytes, onBroken]);
  if (nodes === null) return <Skeleton label={words.viewer.loading} rows={4} />;
  return (
    <div className="viewer">
      <ViewerTools zoom={zoom} onZoom={setZoom} />
      <ViewerSheets box={box} label={`${words.title}: ${name}`} zoom={zoom} onZoom={setZoom}>
        <article className="viewer-docx">{drawNodes(nodes)}</article>
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
