import { useDb } from '#data/react/use-live.ts';
import { type Layout, LAYOUTS } from '#contract/account/layouts.ts';
import { useText } from '#parts/text-context.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { notify } from '#ui/feedback/notices.ts';
import { Segmented } from '#ui/controls/segmented.tsx';

/** Setting of the user, synced to all devices. */
export function LayoutChoice({ layout }: { layout: Layout }) {
  const words = useText().dashboard.layout;
  const db = useDb();
  const act = useAct();
  const choose = async (next: Layout) => {
    const settings = await import('#data/records/user/settings.ts').catch(() => null); // loads the schemas, which a start does not need
    if (settings) await act(() => settings.changeSettings(db, { layout: next }));
    else notify({ ...words.notKept, type: 'error' });
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
