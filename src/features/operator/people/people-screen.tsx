/** Accounts by name or e-mail, for a lost phone: their sessions and their second factor. */
import { useCallback, useState } from 'react';
import { type AccountRow, OPERATOR_ENDPOINTS } from '#contract/operator/operator-endpoints.ts';
import { askAccount } from '#data/outbox/ask-account.ts';
import { useDevice } from '#data/react/use-device.ts';
import { dayOfInstant, indianDate } from '#kernel/calendar-date.ts';
import { OwnIdentityGate } from '#parts/identity/own-identity-gate.tsx';
import { ReadState } from '#parts/server-read/read-state.tsx';
import { ServerSearch } from '#parts/server-read/server-search.tsx';
import { useServerRead } from '#parts/server-read/use-server-read.ts';
import { withQuery } from '#parts/server-read/with-query.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Empty } from '#ui/lists/empty.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { Page, PageHead } from '#ui/page-head.tsx';
import { type AccountAct, AccountActForm } from './account-act-form.tsx';

export function PeopleScreen() {
  return (
    <OwnIdentityGate>
      <FindPeople />
    </OwnIdentityGate>
  );
}

function FindPeople() {
  const { operator } = useText();
  const { people: words } = operator;
  const [search, setSearch] = useState('');
  const [act, setAct] = useState<AccountAct | null>(null);
  if (act)
    return (
      <Page>
        <PageHead title={words[act.kind](act.account.name)} at={act.kind} />
        <AccountActForm act={act} onEnd={() => setAct(null)} />
      </Page>
    );
  return (
    <Page>
      <PageHead title={words.title} at="list" />
      <p className="quiet">
        {words.lead} {operator.online}
      </p>
      <ServerSearch id="people-search" label={words.find} search={operator.search} onSearch={setSearch} />
      {search !== '' && <PeopleList key={search} search={search} onAct={setAct} />}
    </Page>
  );
}

function PeopleList({ search, onAct }: { search: string; onAct: (act: AccountAct) => void }) {
  const { operator } = useText();
  const { people: words } = operator;
  const device = useDevice();
  const ask = useCallback(
    async () => askAccount(device, withQuery(OPERATOR_ENDPOINTS.operatorAccounts, { search })),
    [device, search],
  );
  const { read, again } = useServerRead(ask);
  return (
    <ReadState
      words={{ loading: operator.loading, retry: operator.again }}
      read={read}
      rows={2}
      onAgain={() => void again()}
    >
      {({ accounts, total }) =>
        accounts.length === 0 ? (
          <Empty title={words.none}>{words.noneLead}</Empty>
        ) : (
          <>
            <p className="small quiet" role="status">
              {operator.shown(accounts.length, total)}
            </p>
            <List>
              {accounts.map((account) => (
                <AccountItem key={account._id} account={account} onAct={onAct} />
              ))}
            </List>
          </>
        )
      }
    </ReadState>
  );
}

interface AccountItemProps {
  account: AccountRow;
  onAct: (act: AccountAct) => void;
}

function AccountItem({ account, onAct }: AccountItemProps) {
  const { operator, shell } = useText();
  const { people: words } = operator;
  const { name, email, role, since, sessions, secondFactor, emailConfirmed } = account;
  const state = [
    words.since(indianDate(dayOfInstant(since))),
    words.sessions(sessions),
    secondFactor ? words.factor : words.noFactor,
    ...(emailConfirmed ? [] : [words.unconfirmed]),
  ];
  return (
    <ListRow
      title={name}
      under={
        <>
          <p className="small">
            {shell.roles[role]} · {email}
          </p>
          <p className="small quiet num">{state.join(' · ')}</p>
        </>
      }
      acts={
        <>
          {sessions > 0 && <Button onClick={() => onAct({ kind: 'end', account })}>{words.end(name)}</Button>}
          {secondFactor && (
            <Button onClick={() => onAct({ kind: 'reset', account })}>{words.reset(name)}</Button>
          )}
        </>
      }
    />
  );
}
