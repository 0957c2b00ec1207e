import { discardReceived } from '#data/records/received/received.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { ReceivedRow } from '#data/store/rows.ts';
import { DiscardAct } from '#parts/discard-act.tsx';
import { useText } from '#parts/text-context.tsx';

export function DiscardItem({ row }: { readonly row: ReceivedRow }) {
  const { received: words } = useText();
  const { db, ports } = useDevice();
  return (
    <DiscardAct
      what={words.discarded}
      label={words.discard}
      onDiscard={() => discardReceived(db, ports, row)}
    />
  );
}
