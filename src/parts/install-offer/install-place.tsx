/** Place of the offer on a dashboard. Its code loads only if the app can be installed. */
import { Suspense } from 'react';
import { lazyPart } from '#parts/lazy-part.ts';
import { useInstallWay } from '#ui/install-prompt.ts';

const InstallOffer = lazyPart(() => import('./install-offer.tsx').then((each) => each.InstallOffer));

export function InstallPlace() {
  const way = useInstallWay();
  return <Suspense fallback={null}>{way !== null && <InstallOffer way={way} />}</Suspense>;
}
