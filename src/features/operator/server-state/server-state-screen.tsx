/** Feedback of users, editions of the law, and limits with their use of the day. */
import { useCallback } from 'react';
import { OPERATOR_ENDPOINTS } from '#contract/operator/operator-endpoints.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { OwnIdentityGate } from '#parts/identity/own-identity-gate.tsx';
import { ReadState } from '#parts/server-read/read-state.tsx';
import { useServerRead } from '#parts/server-read/use-server-read.ts';
import { useText } from '#parts/text-context.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { EditionList } from './edition-list.tsx';
import { FeedbackList } from './feedback-list.tsx';
import { QuotaTable } from './quota-table.tsx';

export function ServerStateScreen() {
  return (
    <OwnIdentityGate>
      <StateOfServer />
    </OwnIdentityGate>
  );
}

function StateOfServer() {
  const { operator } = useText();
  const { server: words } = operator;
  const state = useRead('operatorState');
  const feedback = useRead('operatorFeedback');
  const reading = { loading: operator.loading, retry: operator.again };
  return (
    <Page>
      <PageHead title={words.title} />
      <p className="quiet">{operator.online}</p>
      <LedgerSection title={words.feedback}>
        <ReadState words={reading} read={feedback.read} rows={3} onAgain={() => void feedback.again()}>
          {(answer) => <FeedbackList answer={answer} />}
        </ReadState>
      </LedgerSection>
      <ReadState words={reading} read={state.read} rows={6} onAgain={() => void state.again()}>
        {({ editions, quotas }) => (
          <>
            <EditionList editions={editions} />
            <QuotaTable quotas={quotas} onChanged={() => void state.again()} />
          </>
        )}
      </ReadState>
    </Page>
  );
}

function useRead<N extends 'operatorState' | 'operatorFeedback'>(name: N) {
  const device = useDevice();
  const ask = useCallback(
    async () => askAccount<(typeof OPERATOR_ENDPOINTS)[N]>(device, OPERATOR_ENDPOINTS[name]),
    [device, name],
  );
  return useServerRead(ask);
}
