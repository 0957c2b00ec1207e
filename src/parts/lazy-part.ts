/** A part of the app in a chunk of its own, and the words that it draws: fetched side by side, drawn when both are here. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Tier } from '#text/catalogue.ts';
import { textInUse } from './open-text.ts';

export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & {
  /** Ahead of the drawing; also asked for again, it is fetched once. */
  readonly fetch: () => Promise<ComponentType<P>>;
};

/** `tier`: how much of the words it draws. Too little is no fault on the screen: it waits a second time. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>, tier: Tier = 'rest'): LazyPart<P> {
  const fetch = async () => {
    const [part] = await Promise.all([load(), textInUse.fetch(tier)]);
    return part;
  };
  return Object.assign(
    lazy(async () => ({ default: await fetch() })),
    { fetch },
  );
}
