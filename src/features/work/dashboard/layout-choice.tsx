import { useDb } from '#data/react/use-live.ts';
import { type Layout, LAYOUTS } from '#contract/account/layouts.ts';
import { useText } from '#parts/text-context.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { Segmented } from '#ui/controls/segmented.tsx';

/** Setting of the user, synced to all devices. */
export function LayoutChoice({ layout }: { layout: Layout }) {
  const words = useText().dashboard.layout;
  const db = useDb();
  const choose = async (next: Layout) => {
    const settings = await import('#data/records/user/settings.ts').catch(() => null); // loads the schemas, which a start does not need
    const result = await settings?.changeSettings(db, { layout: next });
    if (!result?.ok) notify({ ...words.notKept, type: 'error' });
  };
  return (
    <Segmented
      id="dashboard-layout"
      label={words.label}
      options={LAYOUTS.map((value) => ({ value, label: words[value] }))}
      value={layout}
      onChange={(next) => void choose(next)}
    />
  );
}
