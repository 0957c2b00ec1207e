import type { ReactNode } from 'react';
import { useText } from '#parts/text-context.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';

interface TrackerPageProps {
  readonly title: string;
  readonly at: string;
  readonly children: ReactNode;
}

/** Page beside the case list, with a link back. */
export function TrackerPage({ title, at, children }: TrackerPageProps) {
  const { tracker } = useText();
  return (
    <Page>
      <PageHead
        title={title}
        at={at}
        acts={
          <ButtonLink kind="quiet" to="/status-tracking">
            {tracker.detail.back}
          </ButtonLink>
        }
      />
      {children}
    </Page>
  );
}
