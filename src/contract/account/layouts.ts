/** Dashboard layouts. Free of schemas, because every start needs them. */
export const LAYOUTS = ['grid', 'list', 'compact'] as const;
export type Layout = (typeof LAYOUTS)[number];
