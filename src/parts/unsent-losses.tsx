/** Counts unsent work that clearing this device would delete. */
import type { UnsentWork } from '#data/account/logout.ts';
import { useText } from './text-context.tsx';

/** Empty if everything is on the server. */
export function useLosses(work: UnsentWork): readonly string[] {
  const { logout } = useText().session;
  return [
    ...(work.rows > 0 ? [logout.unsent(work.rows)] : []),
    ...(work.drafts > 0 ? [logout.drafts(work.drafts)] : []),
    ...(work.orders > 0 ? [logout.orders(work.orders)] : []),
    ...(work.settings ? [logout.settings] : []),
    ...(work.reports > 0 ? [logout.reports(work.reports)] : []),
    ...(work.diary > 0 ? [logout.diary(work.diary)] : []),
    ...(work.received > 0 ? [logout.received(work.received)] : []),
    ...(work.forms > 0 ? [logout.forms(work.forms)] : []),
  ];
}

export function LossList({ losses }: { readonly losses: readonly string[] }) {
  return (
    <ul>
      {losses.map((loss) => (
        <li key={loss}>{loss}</li>
      ))}
    </ul>
  );
}
