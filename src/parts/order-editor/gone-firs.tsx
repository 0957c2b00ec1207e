/** Names the FIRs whose refusals and findings were dropped, because the application no longer has them. */
import type { Fir } from '#domain/case/fir.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';

export function GoneFirs({ firs }: { readonly firs: readonly Fir[] | undefined }) {
  const { firs: words } = useText().order;
  if (!firs || firs.length === 0) return null;
  const names = firs.flatMap((fir) => (fir.firNumber ? [words.named(fir)] : []));
  return (
    <Note kind="wait" role="status">
      <p>{names.length > 0 ? words.gone(names.join('; ')) : words.goneUnnamed}</p>
    </Note>
  );
}
