import type { User } from '#contract/account/user.ts';
import { useText } from '#parts/text-context.tsx';
import { Note } from '#ui/feedback/note.tsx';

/** Name, designation and court of a judge as the operator issued them. */
export function IssuedPart({ issued }: { issued: NonNullable<User['issued']> }) {
  const { settings, told } = useText();
  const { profile: words } = settings;
  const { name, designation, court } = issued;
  return (
    <div className="stack">
      <h2>{words.issuedTitle}</h2>
      <dl className="settings-kept">
        <Fact label={words.name} value={name} />
        {designation !== undefined && <Fact label={words.designation} value={designation} />}
        {court && <Fact label={words.issuedCourt} value={told.court(court)} />}
      </dl>
      <Note kind="info">{words.issuedHint}</Note>
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
