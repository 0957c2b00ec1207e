/** How the dashboard is laid out: a setting, read without its schema, for every start draws by it. */
import type { Db } from '#data/store/db.ts';
import { metaOf } from '#data/store/meta.ts';

export const LAYOUTS = ['grid', 'list', 'compact'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** As this device knows it: what waits to be sent over what the server has. */
export async function layoutOf(db: Db): Promise<Layout> {
  const [profile, waiting] = await Promise.all([metaOf(db, 'profile'), metaOf(db, 'settingsPatch')]);
  const asked = waiting?.['layout'] ?? profile?.settings['layout'];
  return LAYOUTS.find((each) => each === asked) ?? 'grid';
}
