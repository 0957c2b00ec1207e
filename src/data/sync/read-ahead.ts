/**
 * Reads pages of `/api/changes` in bursts and fetches the next burst while one is stored. The first page
 * is applied alone so that it is shown soon; later pages are applied together so that screens render less often.
 */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { type ServerAnswer, exchange, TIMEOUT_MS } from '#data/outbox/exchange.ts';
import type { Ports } from '#data/store/ports.ts';
import { isPage, type PulledPage } from './changes-page.ts';

/** The first page is small because the user waits for it. */
const FIRST = 250;
/** The server's maximum page size. */
const LARGEST = 1_000;
/** A page of this size arrives within the timeout on 2G. */
const SMALLEST = 50;
/** After a slower page the size does not grow. */
const BRISK_MS = TIMEOUT_MS / 5;
const SLOW_MS = TIMEOUT_MS * 0.9;
/** Most changes per burst; a phone holds two bursts in memory. */
const BURST = 4_000;

export type PageBatch = { readonly clockOffset: number | null } & (
  | PageOfChanges
  /** An answer that is no page. */
  | { readonly kind: 'answer'; readonly answer: ServerAnswer }
  /** A page that cannot be parsed. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'unreachable' }
);

interface PageOfChanges {
  readonly kind: 'page';
  readonly page: PulledPage;
  readonly generation: string | null;
}

/** A batch whose page is ready to be stored. */
export type ReadyBatch<Ready> =
  | Exclude<PageBatch, { readonly kind: 'page' }>
  | (PageOfChanges & { readonly clockOffset: number | null; readonly ready: Ready });

interface PageRequest {
  readonly token: string;
  readonly since: string | null;
}

export class ReadAhead<Ready> {
  readonly #ports: Ports;
  readonly #prepare: (page: PulledPage) => Promise<Ready>;
  #size = FIRST;
  #next: { readonly from: PageRequest; readonly burst: Promise<ReadyBatch<Ready>> } | null = null;

  /** `prepare` runs while the burst before it is stored, because the page then waits for the database. */
  constructor(ports: Ports, prepare: (page: PulledPage) => Promise<Ready>) {
    this.#ports = ports;
    this.#prepare = prepare;
  }

  /** Returns the burst at this position. A prefetched burst of another position or session is dropped. */
  async take(from: PageRequest): Promise<ReadyBatch<Ready>> {
    const prefetch = this.#next;
    this.#next = null;
    const isNext = prefetch?.from.since === from.since && prefetch.from.token === from.token;
    const burst = await (isNext ? prefetch.burst : this.#ready(from));
    if (burst.kind === 'page' && burst.page.more) {
      const then = { token: from.token, since: burst.page.next };
      const next = this.#ready(then);
      next.catch(() => undefined); // `take` reports it, and a dropped burst does not matter
      this.#next = { from: then, burst: next };
    }
    return burst;
  }

  async #ready(from: PageRequest): Promise<ReadyBatch<Ready>> {
    const burst = await this.#burst(from);
    return burst.kind === 'page' ? { ...burst, ready: await this.#prepare(burst.page) } : burst;
  }

  /** If the network fails or a restored server answers midway, the pages so far are applied. */
  async #burst(from: PageRequest): Promise<PageBatch> {
    const first = await this.#page(from);
    if (first.kind !== 'page' || from.since === null) return first;
    let { page: whole } = first;
    while (whole.more && whole.changes.length < BURST) {
      const came = await this.#page({ ...from, since: whole.next });
      if (came.kind !== 'page' || came.generation !== first.generation) break;
      whole = { ...came.page, changes: [...whole.changes, ...came.page.changes] };
    }
    return { ...first, page: whole };
  }

  /**
   * Retries a page that timed out with a smaller size. Otherwise a slow network could never complete a fetch.
   */
  async #page(from: PageRequest): Promise<PageBatch> {
    const began = this.#ports.now().getTime();
    const came = await this.#ask(from);
    const took = this.#ports.now().getTime() - began;
    if (came.kind === 'page' && took < BRISK_MS) this.#size = Math.min(LARGEST, this.#size * 2);
    if (came.kind !== 'unreachable' || took < SLOW_MS || this.#size <= SMALLEST) return came;
    this.#size = SMALLEST;
    return this.#page(from);
  }

  async #ask({ token, since }: PageRequest): Promise<PageBatch> {
    const { method, path } = ENDPOINTS.changes;
    const from = since === null ? '' : `&since=${encodeURIComponent(since)}`;
    const exchanged = await exchange(this.#ports, token, {
      method,
      path: `${path}?limit=${this.#size}${from}`,
    });
    if (exchanged.kind === 'unreachable') return { kind: 'unreachable', clockOffset: null };
    const { status, body, clockOffset, generation } = exchanged;
    if (status !== 200) return { kind: 'answer', answer: exchanged, clockOffset };
    return isPage(body)
      ? { kind: 'page', page: body, clockOffset, generation }
      : { kind: 'unread', clockOffset };
  }
}
