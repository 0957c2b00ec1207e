import { Link2, Mail } from 'lucide-react';
import { useMemo, useState } from 'react';
import { contentOf } from '#contract/application/application.ts';
import { HIDEABLE, type Hideable, type MadeShare, NewShare, SHARE_DAYS } from '#contract/share/share.ts';
import { type NotShared, saveShareDraft, shareApplication } from '#data/records/application/shares.ts';
import type { ShareDraft } from '#data/records/application/shares.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useDevice } from '#data/react/use-device.ts';
import { withoutBlanks } from '#contract/primitives.ts';
import { remainingAddresses } from '#documents/redact-paper.ts';
import { UnkeptNote } from '#parts/form/unsaved-warning.tsx';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { FormErrors } from '#parts/form/form-errors.ts';
import { useAutosave } from '#parts/form/use-autosave.ts';
import { type Form, useForm } from '#parts/form/use-form.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { FieldGroup } from '#ui/controls/field-frame.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { ShareLink } from './share-link.tsx';
import { useLogIn } from '#parts/use-log-in.ts';

type Field = 'email';

const BLANK: ShareDraft = { email: '', hide: [] };

interface ShareFormProps {
  readonly application: ApplicationView;
  readonly draft: ShareDraft | null;
}

export function ShareForm({ application, draft }: ShareFormProps) {
  const words = useText().share;
  const { form, made, safety } = useSharing(application._id, draft);
  const { email } = form.values;
  const byMail = email.trim() !== '';
  return (
    <div className="stack">
      <p>{words.lead(SHARE_DAYS)}</p>
      <FormFrame form={form} order={['email']} idOf={() => 'share-email'}>
        <TextField
          id="share-email"
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="off"
          inputMode="email"
          error={form.errors.email}
          value={email}
          onChange={(typed) => form.change({ email: typed })}
        />
        <UnkeptNote safety={safety} />
        <Hiding form={form} />
        {form.values.hide.includes('address') && <StillSaidNote application={application} />}
        <Button
          kind="primary"
          type="submit"
          icon={byMail ? Mail : Link2}
          busy={form.busy ? words.working : undefined}
        >
          {byMail ? words.send : words.make}
        </Button>
      </FormFrame>
      {made && <ShareLink key={made._id} url={made.url} />}
    </div>
  );
}

function Hiding({ form }: { form: Form<ShareDraft, Field> }) {
  const words = useText().share;
  const { hide } = form.values;
  const set = (what: Hideable, left: boolean) =>
    form.change({ hide: HIDEABLE.filter((each) => (each === what ? left : hide.includes(each))) });
  return (
    <FieldGroup id="share-hide" label={words.hide}>
      {HIDEABLE.map((what) => (
        <CheckboxRow
          key={what}
          id={`share-hide-${what}`}
          label={words.hideOf[what]}
          reason={words.hideReason[what]}
          checked={hide.includes(what)}
          onChange={(left) => set(what, left)}
        />
      ))}
    </FieldGroup>
  );
}

/** Shown before the link is created, because not every form of an address is recognised. */
function StillSaidNote({ application }: { application: ApplicationView }) {
  const { facts, share: words } = useText();
  const addresses = useMemo(() => remainingAddresses(contentOf(application)), [application]);
  if (addresses.length === 0) return null;
  return (
    <Note kind="wait" role="status">
      <p>{words.stillSaid}</p>
      <ul>
        {addresses.map(({ field, match: text }) => (
          <li key={`${field} ${text}`}>
            {facts.labels[field]}: “{text}”
          </li>
        ))}
      </ul>
    </Note>
  );
}

function useSharing(id: string, draft: ShareDraft | null) {
  const text = useText();
  const { share: words } = text;
  const { db, ports } = useDevice();
  const logIn = useLogIn();
  const [made, setMade] = useState<MadeShare | null>(null);
  const { keep, flush, safety } = useAutosave<ShareDraft>({
    save: (typed) => saveShareDraft(db, id, typed),
    merge: (_before, after) => after,
  });
  const form = useForm<ShareDraft, Field>({
    initial: draft ?? BLANK,
    check: ({ email }) => (wrong(email) ? { email: words.emailWrong } : {}),
    onChange: keep,
    send: async ({ email, hide }) => {
      await flush();
      setMade(null);
      const newShare = NewShare.parse(withoutBlanks({ email: email.trim(), hide: [...hide] }));
      const answer = await shareApplication(db, ports, { applicationId: id, ...newShare });
      if (answer.ok) {
        setMade(answer.value);
        say(answer.value, words);
        const unsent = unsentOf(answer.value, words);
        if (unsent !== null) return { errors: { email: unsent } }; // keep the address for correction
        form.show(BLANK);
        return null;
      }
      if (answer.error.kind === 'signed-out') logIn();
      else notify({ type: 'error', title: words.failed.title, description: sentence(answer.error, text) });
      return refusalOf(answer.error, text);
    },
  });
  return { form, made, safety };
}

const wrong = (email: string): boolean =>
  email.trim() !== '' && !NewShare.safeParse({ email: email.trim() }).success;

type ShareWords = ReturnType<typeof useText>['share'];

/** Reason of a mail error, although the link works; null if sent or not requested. */
function unsentOf({ email = '', mail }: MadeShare, { failed }: ShareWords): string | null {
  if (mail === 'refused') return failed.refused(email);
  return mail === 'unreachable' ? failed.unreachable : null;
}

function say(made: MadeShare, words: ShareWords): void {
  const { email = '', mail } = made;
  const { shared, failed } = words;
  const unsent = unsentOf(made, words);
  if (unsent !== null) {
    notify({ type: 'error', title: failed.title, description: unsent });
    return;
  }
  const description =
    mail === undefined ? shared.link : mail === 'sent' ? shared.with(email) : shared.kept(email);
  notify({ type: 'success', title: shared.title, description });
}

function sentence({ kind, msg }: NotShared, { share, wire }: ReturnType<typeof useText>): string {
  const { demonstration, failed } = share;
  if (kind === 'demonstration') return demonstration;
  if (kind === 'offline') return failed.offline;
  return wire.said(msg) || (kind === 'refused' ? failed.refusedByServer : failed.failed);
}

function refusalOf(
  error: NotShared,
  text: ReturnType<typeof useText>,
): { msg: string; errors?: FormErrors<Field> } {
  const { email } = error.fields;
  return { msg: sentence(error, text), ...(email !== undefined && { errors: { email } }) };
}
