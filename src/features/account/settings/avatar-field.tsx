import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type AvatarRefusal, fetchAvatar, putAvatar, removeAvatar } from '#data/account/avatar.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useAvatarImage } from '#parts/avatar-image.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';

type Said = { readonly kind: 'good' | 'danger'; readonly text: string };

export function AvatarField({ name }: { name: string }) {
  const { settings } = useText();
  const { avatar: words } = settings;
  const { db, ports } = useDevice();
  const image = useAvatarImage(db);
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    void fetchAvatar({ db, ports }).catch(() => undefined); // the initials stand meanwhile
  }, [db, ports]);

  const reasonOf = (refusal: AvatarRefusal): string => {
    if (refusal.kind === 'fault') return words.faults[refusal.fault];
    return refusal.kind === 'refused' ? refusal.msg : settings.network;
  };
  const act = async (work: () => Promise<Said>) => {
    setBusy(true);
    setSaid(await work().catch((): Said => ({ kind: 'danger', text: settings.failed })));
    setBusy(false);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    await act(async () => {
      const done = await putAvatar({ db, ports }, new Uint8Array(await chosen.arrayBuffer()));
      return done.ok ? { kind: 'good', text: words.done } : { kind: 'danger', text: reasonOf(done.error) };
    });
    target.value = ''; // the same file may be chosen again
  };
  const remove = () =>
    act(async () =>
      (await removeAvatar({ db, ports }))
        ? { kind: 'good', text: words.removed }
        : { kind: 'danger', text: settings.network },
    );
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
          onChange={(event) => void choose(event)}
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
