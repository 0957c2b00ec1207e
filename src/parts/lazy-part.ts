/**
 * Component in its own chunk with its catalogue: both load in parallel and it renders when both are ready.
 */
import { type ComponentType, createElement, lazy, useState } from 'react';
import type { Tier } from '#text/catalogue.ts';
import { textInUse } from './load-catalogue.ts';

export type LazyPart<P> = ComponentType<P> & {
  /** Prefetches; repeated calls share one download. */
  readonly fetch: () => Promise<ComponentType<P>>;
};

/**
 * `tier`: the catalogue part that it renders, or null if it brings its own. If too low, the component
 * suspends a second time.
 */
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
  /** Renders a prefetched component at once: `lazy` would suspend first. */
  function Part(props: P) {
    const [Drawn] = useState(() => here ?? Late);
    return createElement(Drawn as ComponentType<P>, props);
  }
  const LazyPart = Object.assign(Part, { fetch });
  return LazyPart;
}
