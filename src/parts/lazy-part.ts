/** A part of the app in a chunk of its own, and the words that it draws: fetched side by side, drawn when both are here. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Area } from '#text/catalogue.ts';
import { shelf } from './shelf-in-use.ts';

export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & {
  readonly areas: readonly Area[];
  /** Ahead of the drawing; also asked for again, it is fetched once. */
  readonly fetch: () => Promise<ComponentType<P>>;
};

/** `areas` is what the part and all that it imports draw, neither more nor less: `tests/architecture` reads it. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>, areas: readonly Area[]): LazyPart<P> {
  const fetch = async () => {
    const [part] = await Promise.all([load(), shelf.fetch(areas)]);
    return part;
  };
  return Object.assign(
    lazy(async () => ({ default: await fetch() })),
    { areas, fetch },
  );
}
