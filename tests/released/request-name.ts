/** A request by its endpoint, and an act on an application by its status. */
import { ENDPOINTS } from '#contract/endpoints.ts';
import { KINDS } from '#data/records/kinds.ts';
import { isRecord } from '#kernel/merge-patch.ts';
import type { ReleasedRequest } from './released-request.ts';

const PATTERNS = Object.values(ENDPOINTS).map(({ method, path }) => ({
  method,
  path,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

export function requestName({
  method,
  path,
  body,
}: Pick<ReleasedRequest, 'method' | 'path' | 'body'>): string {
  const [plain = ''] = path.split('?');
  const found = PATTERNS.filter((each) => each.method === method && each.pattern.test(plain));
  const exact = found.find((each) => each.path === plain) ?? found[0];
  const name = `${method} ${exact?.path ?? plain}`;
  const status = name === UPDATE && isRecord(body) ? body['status'] : undefined;
  return typeof status === 'string' ? `${name} ${status}` : name;
}

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path}`;

const UPDATE = nameOf(ENDPOINTS.updateApplication);

/** Every operation of the outbox, and the calls of the sync beside it. */
export const neededNames = (): ReadonlySet<string> =>
  new Set([
    ...KINDS.all.flatMap(({ operations }) =>
      Object.values(operations).map(({ endpoint }) => nameOf(endpoint)),
    ),
    ...['Approved', 'Rejected', 'Withdrawn'].map((status) => `${UPDATE} ${status}`),
    nameOf(ENDPOINTS.updateProfile),
    nameOf(ENDPOINTS.changes),
  ]);
