/** A part of the app in a chunk of its own, and the words that it draws: fetched side by side, drawn when both are here. */
import { type ComponentType, createElement, lazy, useState } from 'react';
import type { Tier } from '#text/catalogue.ts';
import { textInUse } from './load-catalogue.ts';

export type LazyPart<P> = ComponentType<P> & {
  /** Ahead of the drawing; also asked for again, it is fetched once. */
  readonly fetch: () => Promise<ComponentType<P>>;
};

/** `tier`: how much of the words it draws; null for what brings its own. Too little is no fault on the screen: it waits a second time. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  tier: Tier | null = 'rest',
): LazyPart<P> {
  let here: ComponentType<P> | null = null;
  const fetch = async () => {
    const [part] = await Promise.all([load(), tier && textInUse().fetch(tier)]);
    here = part;
    return part;
  };
  const Late = lazy(async () => ({ default: await LazyPart.fetch() }));
  /** What was fetched ahead is drawn at once: `lazy` would first draw that it waits. */
  function Part(props: P) {
    const [Drawn] = useState(() => here ?? Late);
    return createElement(Drawn as ComponentType<P>, props);
  }
  const LazyPart = Object.assign(Part, { fetch });
  return LazyPart;
}
