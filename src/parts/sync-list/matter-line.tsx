import { Docket } from '#ui/feedback/number-badge.tsx';
import type { ListedMatter } from './matter.ts';

/** Case number, then section and court. */
export function MatterLine({ matter, otherwise }: { matter: ListedMatter; otherwise?: string | undefined }) {
  const words = [matter.section, matter.court].filter(Boolean).join(' · ');
  return (
    <p className="row">
      {matter.docket && <Docket>{matter.docket}</Docket>}
      <span>{words || otherwise}</span>
    </p>
  );
}
