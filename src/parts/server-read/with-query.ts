import type { Endpoint } from '#contract/endpoint.ts';

/** The endpoint with its query in the path. Empty values are left out. */
export function withQuery<E extends Endpoint>(endpoint: E, query: Readonly<Record<string, string>>): E {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  const text = new URLSearchParams(given).toString();
  return text === '' ? endpoint : { ...endpoint, path: `${endpoint.path}?${text}` };
}
