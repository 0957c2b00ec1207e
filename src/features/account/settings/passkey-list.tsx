import { useState } from 'react';
import type { Passkey } from '#contract/account/passkey.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { List, ListRow } from '#ui/lists/list-row.tsx';
import { MomentText } from '#ui/time-text.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { ServerReadSection } from '#parts/server-read/server-read-section.tsx';
import { RenamePasskey } from './rename-passkey.tsx';
import { usePasskeys } from './use-passkeys.ts';

export function PasskeyList({ passwordless }: { passwordless: boolean }) {
  const { passkeys: words } = useText().settings;
  const { read, again, remove } = usePasskeys();
  return (
    <ServerReadSection words={words} read={read} rows={1} onAgain={() => void again()}>
      {({ keys, mayAdd }) => (
        <>
          {keys.length === 0 && <p>{words.none}</p>}
          <List>
            {keys.map((passkey) => (
              <PasskeyRow
                key={passkey._id}
                passkey={passkey}
                onRenamed={() => void again()}
                onRemove={() => void remove(passkey)}
              />
            ))}
          </List>
          {mayAdd ? (
            <AddPasskey passwordless={passwordless} onAdded={() => void again()} />
          ) : (
            <p className="quiet">{words.notHere}</p>
          )}
        </>
      )}
    </ServerReadSection>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRenamed, onRemove }: PasskeyRowProps) {
  const { settings, times } = useText();
  const { passkeys: words } = settings;
  const [renaming, setRenaming] = useState(false);
  const { name, createdAt, usedAt } = passkey;
  return (
    <ListRow
      title={name}
      under={
        renaming ? (
          <RenamePasskey
            passkey={passkey}
            onDone={() => {
              setRenaming(false);
              onRenamed();
            }}
          />
        ) : (
          <p className="small quiet num">
            {words.added} <MomentText at={createdAt} zone={times.zone} />
            {' · '}
            {usedAt === undefined ? (
              words.unused
            ) : (
              <>
                {words.used} <MomentText at={usedAt} zone={times.zone} />
              </>
            )}
          </p>
        )
      }
      acts={
        renaming ? undefined : (
          <>
            <Button onClick={() => setRenaming(true)}>{words.rename(name)}</Button>
            <Button onClick={onRemove}>{words.remove(name)}</Button>
          </>
        )
      }
    />
  );
}
