/** How the dashboard may be laid out. Without schemas: every start draws by it. */
export const LAYOUTS = ['grid', 'list', 'compact'] as const;
export type Layout = (typeof LAYOUTS)[number];
