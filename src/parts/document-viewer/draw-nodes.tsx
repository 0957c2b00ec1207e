import { createElement, type ReactNode } from 'react';
import type { SafeNode } from './safe-nodes.ts';

/** A link leaves the app, and tells nobody from where. */
export const drawNodes = (nodes: readonly SafeNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, href, src, alt, children } = node;
    const key = index;
    if (tag === 'img') return <img key={key} src={src} alt={alt ?? ''} />;
    if (tag === 'br') return <br key={key} />;
    const leaves = href === undefined ? {} : { href, target: '_blank', rel: 'noreferrer' };
    return createElement(tag, { key, ...leaves }, ...drawNodes(children));
  });
