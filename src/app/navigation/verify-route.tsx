import { VerifyOrderScreen } from '#features/applications/verify-order/verify-order-screen.tsx';
import { pagePorts } from '#app/start/page-ports.ts';
import { useLanguage } from '#parts/load-catalogue.ts';
import { TopActs } from '#app/session/public-header-actions.tsx';
import { verifyPage } from '#text/en/applications/verify-page.ts';
import { ScreenFocus } from './screen-focus.tsx';

/** Rendered outside the two route trees: signed-in users see the same as anyone with the paper. */
export function VerifyRoute({ orderId }: { orderId: string }) {
  const words = useLanguage().text.siteWords('verifyPage', verifyPage);
  return (
    <>
      <VerifyOrderScreen orderId={orderId} ports={pagePorts} words={words} top={<TopActs />} />
      <ScreenFocus title={() => words.title} />
    </>
  );
}
