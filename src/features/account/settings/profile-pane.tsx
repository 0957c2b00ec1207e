import { COURT_KINDS, type CourtKind } from '#contract/case/court.ts';
import { type Profession, PROFESSIONS } from '#contract/account/setting-choices.ts';
import type { User } from '#contract/account/user.ts';
import { useDevice } from '#data/react/use-device.ts';
import type { KeptForm } from '#data/store/form-drafts.ts';
import { changeProfile, changeSettings } from '#data/records/user/settings.ts';
import { formNames } from '#parts/form/form-names.ts';
import { FormFrame } from '#parts/form/form-frame.tsx';
import type { Form } from '#parts/form/use-form.ts';
import { useText } from '#parts/text-context.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { AvatarField } from './avatar-field.tsx';
import { EmailStatus } from './email-status.tsx';
import { IssuedPart } from './issued-part.tsx';
import { SaveAct } from './save-act.tsx';
import type { SettingsActs } from './settings-acts.ts';
import { useSaving } from './use-saving.ts';

interface ProfileForm {
  readonly name: string;
  readonly profession: Profession | '';
  readonly barCouncilNumber: string;
  readonly phone: string;
  readonly address: string;
  readonly court: CourtKind | '';
  readonly courtPlace: string;
  readonly courtName: string;
  readonly district: string;
}

type ProfileFormOf = Form<ProfileForm, keyof ProfileForm>;

const FIELDS = [
  'name',
  'profession',
  'barCouncilNumber',
  'phone',
  'address',
  'court',
  'courtPlace',
  'courtName',
  'district',
] as const;

function formOf({ settings, ...user }: User): ProfileForm {
  const { court = '', courtPlace = '', courtName = '', district = '' } = settings.courtDefaults ?? {};
  const { name, profession = '', barCouncilNumber = '', phone = '', address = '' } = user;
  return { name, profession, barCouncilNumber, phone, address, court, courtPlace, courtName, district };
}

/** An empty value removes the field. */
const nullIfBlank = <T extends string>(value: T): Exclude<T, ''> | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- blank values are excluded here
  value.trim() === '' ? null : (value as Exclude<T, ''>);

export function ProfilePane({
  profile,
  acts,
  kept,
}: {
  profile: User;
  acts: SettingsActs;
  kept: KeptForm | null;
}) {
  const { profile: words } = useText().settings;
  const { db } = useDevice();
  const saving = useSaving<ProfileForm, keyof ProfileForm>({
    name: formNames.profile,
    kept,
    initial: formOf(profile),
    check: ({ name }) => (name.trim() === '' ? { name: words.nameMissing } : {}),
    save: async ({ court, courtPlace, courtName, district, name, ...rest }) => {
      const { profession, barCouncilNumber, phone, address } = rest;
      await changeProfile(db, {
        ...(!profile.issued && { name: name.trim() }),
        profession: nullIfBlank(profession),
        barCouncilNumber: nullIfBlank(barCouncilNumber),
        phone: nullIfBlank(phone),
        address: nullIfBlank(address),
      });
      await acts.renamed();
      await changeSettings(db, {
        courtDefaults: {
          court: nullIfBlank(court),
          courtPlace: nullIfBlank(courtPlace),
          courtName: nullIfBlank(courtName),
          district: nullIfBlank(district),
        },
      });
    },
  });
  const { form } = saving;
  return (
    <>
      <AvatarField name={profile.name} />
      <FormFrame
        form={form}
        order={FIELDS}
        before={<p>{profile.role === 'judge' ? words.leadJudge : words.lead}</p>}
      >
        <PersonFields form={form} profile={profile} />
        {/* a judge files no application */}
        {profile.role !== 'judge' && <CourtFields form={form} />}
        <SaveAct busy={form.busy} said={saving.said} />
      </FormFrame>
    </>
  );
}

function PersonFields({ form, profile }: { form: ProfileFormOf; profile: User }) {
  const { profile: words } = useText().settings;
  const { values, errors, change } = form;
  return (
    <>
      {profile.issued ? (
        <IssuedPart issued={profile.issued} />
      ) : (
        <TextField
          id="name"
          label={words.name}
          autoComplete="name"
          maxLength={120}
          error={errors.name}
          value={values.name}
          onChange={(name) => change({ name })}
        />
      )}
      <EmailStatus profile={profile} />
      <SelectField
        id="profession"
        label={words.profession}
        none={words.noProfession}
        options={PROFESSIONS.map((value) => ({ value, label: words.professions[value] }))}
        value={values.profession}
        onChange={(profession) => change({ profession })}
      />
      {profile.role !== 'judge' && (
        <TextField
          id="barCouncilNumber"
          label={words.number}
          hint={words.numberHint}
          maxLength={60}
          value={values.barCouncilNumber}
          onChange={(barCouncilNumber) => change({ barCouncilNumber })}
        />
      )}
      <TextField
        id="phone"
        label={words.phone}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        value={values.phone}
        onChange={(phone) => change({ phone })}
      />
      <LongText
        id="address"
        label={words.address}
        autoComplete="street-address"
        maxLength={500}
        value={values.address}
        onChange={(address) => change({ address })}
      />
    </>
  );
}

function CourtFields({ form }: { form: ProfileFormOf }) {
  const { choices, facts, settings } = useText();
  const { profile: words } = settings;
  const { values, change } = form;
  const labels = new Map(choices.court.map(({ value, label }) => [value, label]));
  return (
    <>
      <h2>{words.courtTitle}</h2>
      <p className="quiet">{words.courtLead}</p>
      <SelectField
        id="court"
        label={words.court}
        none={words.noCourt}
        options={COURT_KINDS.map((value) => ({ value, label: labels.get(value) ?? value }))}
        value={values.court}
        onChange={(court) => change({ court })}
      />
      <TextField
        id="courtPlace"
        label={words.courtPlace}
        maxLength={120}
        value={values.courtPlace}
        onChange={(courtPlace) => change({ courtPlace })}
      />
      <TextField
        id="courtName"
        label={words.courtName}
        maxLength={200}
        value={values.courtName}
        onChange={(courtName) => change({ courtName })}
      />
      <TextField
        id="district"
        label={facts.labels.district}
        maxLength={120}
        value={values.district}
        onChange={(district) => change({ district })}
      />
    </>
  );
}
