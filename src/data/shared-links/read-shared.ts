/** Opens a share link: asks the server, and stores the answer until the link expires. */
import { SHARE_ENDPOINTS } from '#contract/share/share-endpoints.ts';
import { readProblem, sentenceOfUnknown } from '#contract/problem.ts';
import { SharedApplication } from '#contract/share/share.ts';
import { exchange, type ServerAnswer } from '#data/outbox/exchange.ts';
import type { Ports } from '#data/store/ports.ts';
import { dropLink, keepLink, type KeptLinks } from './kept-links.ts';

export type LinkEnd = 'expired' | 'ended' | 'unknown';

export type ReadShared =
  | { readonly kind: 'open'; readonly answer: SharedApplication; readonly kept: boolean }
  /** Permanently closed: the stored copy was deleted. */
  | { readonly kind: 'closed'; readonly why: LinkEnd }
  /** A temporary failure: the stored copy stays. */
  | Away;

interface Away {
  readonly kind: 'away';
  readonly why: 'offline' | 'busy' | 'failed' | 'old';
  /** The sentence of a newer server. */
  readonly said?: string;
}

type SharedLinkPorts = Pick<Ports, 'fetch' | 'now' | 'clientVersion'>;

export async function readShared(db: KeptLinks, ports: SharedLinkPorts, token: string): Promise<ReadShared> {
  const path = SHARE_ENDPOINTS.readShared.path.replace(':token', encodeURIComponent(token));
  const response = await exchange(ports, '', { method: 'GET', path });
  if (response.kind === 'unreachable') return { kind: 'away', why: 'offline' };
  const why = closedBy(response);
  if (why) {
    await dropLink(db, token);
    return { kind: 'closed', why };
  }
  if (response.status === 426) return { kind: 'away', why: 'old' };
  if (response.status !== 200) return refused(response);
  const read = SharedApplication.safeParse(response.body);
  if (!read.success) return { kind: 'away', why: 'old' }; // a newer server sends another format
  const isStored = await keepLink(db, token, { answer: read.data, now: ports.now() });
  return { kind: 'open', answer: read.data, kept: isStored };
}

function refused({ status, body }: ServerAnswer): Away {
  const said = sentenceOfUnknown(readProblem(status, body));
  return { kind: 'away', why: status === 429 ? 'busy' : 'failed', said };
}

function closedBy({ status, body }: ServerAnswer): LinkEnd | null {
  const code = readProblem(status, body)?.code;
  if (code === 'share-expired') return 'expired';
  if (code === 'share-ended') return 'ended';
  return status === 404 && code === 'not-found' ? 'unknown' : null;
}
