import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type AvatarRefusal, fetchAvatar, putAvatar, removeAvatar } from '#data/account/avatar.ts';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed, backgroundFailed } from '#data/store/failure-log.ts';
import type { Result } from '#kernel/result.ts';
import { useAvatarImage } from '#parts/avatar-image.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { useFailure } from '#parts/server-read/use-failure.ts';

type StatusMessage = { readonly kind: 'good' | 'danger'; readonly text: string };

interface AvatarActs {
  readonly busy: boolean;
  readonly said: StatusMessage | null;
  readonly put: (file: Blob) => Promise<void>;
  readonly remove: () => Promise<void>;
}

function useAvatarActs(): AvatarActs {
  const { settings } = useText();
  const { avatar: words } = settings;
  const failure = useFailure();
  const { db, ports } = useDevice();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<StatusMessage | null>(null);
  useEffect(() => {
    void fetchAvatar({ db, ports }).catch(backgroundFailed); // the initials are shown meanwhile
  }, [db, ports]);
  const reasonOf = (refusal: AvatarRefusal): string =>
    refusal.kind === 'fault' ? words.faults[refusal.fault] : failure(refusal);
  const act = async (work: () => Promise<Result<void, AvatarRefusal>>, done: string) => {
    setBusy(true);
    const outcome = await work().catch(actFailed);
    if (outcome?.ok) setSaid({ kind: 'good', text: done });
    else setSaid({ kind: 'danger', text: outcome ? reasonOf(outcome.error) : settings.failed });
    setBusy(false);
  };
  return {
    busy,
    said,
    put: (file) =>
      act(async () => putAvatar({ db, ports }, new Uint8Array(await file.arrayBuffer())), words.done),
    remove: () => act(() => removeAvatar({ db, ports }), words.removed),
  };
}

export function AvatarField({ name }: { name: string }) {
  const { avatar: words } = useText().settings;
  const image = useAvatarImage(useDevice().db);
  const file = useRef<HTMLInputElement>(null);
  const { busy, said, put, remove } = useAvatarActs();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) void put(chosen);
    target.value = ''; // allow choosing the same file again
  };
  return (
    <section className="settings-avatar" aria-label={words.title}>
      {image !== null && <img src={image} alt={words.of(name)} width={96} height={96} />}
      <div className="stack">
        <p className="hint" id="avatar-hint">
          {words.hint}
        </p>
        <div className="row">
          <Button busy={busy ? words.busy : undefined} onClick={() => file.current?.click()}>
            {words.choose}
          </Button>
          {image !== null && !busy && (
            <Button kind="quiet" onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words.choose}
          accept="image/jpeg,image/gif,image/png"
          onChange={choose}
        />
        {said && (
          <Note kind={said.kind} role={said.kind === 'good' ? 'status' : 'alert'}>
            {said.text}
          </Note>
        )}
      </div>
    </section>
  );
}
