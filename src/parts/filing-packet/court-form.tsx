/** Filing format of the court: a shipped profile or an own one, saved as default. */
import type { CourtProfile, Packet } from '#contract/application/packet.ts';
import { USUAL_PAGE } from '#contract/application/page-format.ts';
import { changeSettings, settingsOf } from '#data/records/user/settings.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { PaperMatter } from '#documents/matter.ts';
import {
  courtProfiles,
  NUMBER_FORMS,
  profileLine,
  profileName,
  proposedProfile,
  shippedProfile,
} from '#domain/case/court-profiles.ts';
import { type CourtFormat, courtFormat } from '#domain/case/court-format.ts';
import { useText } from '#parts/text-context.tsx';
import { useAct } from '#parts/form/use-act.ts';
import { Button } from '#ui/controls/button.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { SelectField } from '#ui/controls/select-field.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { CourtRules } from './court-rules.tsx';
import { PageFields } from './page-fields.tsx';
import { wholeNumber } from './part-fields-props.ts';

interface CourtFormProps {
  readonly matter: PaperMatter;
  readonly packet: Packet;
  readonly onChange: (packet: Packet) => void;
}

export function CourtForm({ matter, packet, onChange }: CourtFormProps) {
  const { filingPacket, generator } = useText();
  const { court: words } = filingPacket;
  const { db } = useDevice();
  const settings = useLive(() => settingsOf(db), [db]);
  const profiles = courtProfiles(settings.status === 'ready' ? settings.value['courtProfiles'] : undefined);
  const { court } = packet;
  const proposed = proposedProfile(matter.case, profiles);
  const known = court && !profiles.some(({ key }) => key === court.key) ? [...profiles, court] : profiles;
  /** A shipped name appears in the screen language. */
  const nameOf = ({ name }: CourtProfile) => profileName(name, generator.namesIn);
  return (
    <>
      <SelectField
        id="packet-court"
        label={words.label}
        hint={proposed && !court ? words.hint(nameOf(proposed)) : undefined}
        none={words.none}
        options={known.map((each) => ({ value: each.key, label: nameOf(each) }))}
        value={court?.key ?? ''}
        onChange={(key) => onChange({ ...packet, court: profiles.find((each) => each.key === key) })}
      />
      {isUnchanged(court) && <CourtRules record={matter.case} />}
      {court && (
        <CourtFields
          key={court.key}
          court={court}
          format={courtFormat(undefined, matter.case)}
          onChange={(next) => onChange({ ...packet, court: next })}
        />
      )}
    </>
  );
}

/** An own profile, and a changed one, hold what the user knows of the court. */
const isUnchanged = (court: CourtProfile | undefined): boolean =>
  court === undefined || JSON.stringify(shippedProfile(court.key)) === JSON.stringify(court);

interface FormatFieldsProps extends CourtFieldsProps {
  /** By the rules of the court, or the usual one. */
  readonly format: CourtFormat;
}

interface CourtFieldsProps {
  readonly court: CourtProfile;
  readonly onChange: (court: CourtProfile) => void;
}

function CourtFields({ court, format, onChange }: FormatFieldsProps) {
  const { court: words } = useText().filingPacket;
  return (
    <details className="gen-more">
      <summary>{words.edit}</summary>
      <div className="field-grid">
        <CourtLines court={court} onChange={onChange} />
        <SelectField
          id="packet-court-paper"
          label={words.paper}
          options={(['a4', 'legal'] as const).map((value) => ({ value, label: words.papers[value] }))}
          value={court.paper ?? format.paper ?? 'a4'}
          onChange={(paper) => onChange({ ...court, paper: paper === '' ? 'a4' : paper })}
        />
        <PageFields court={court} usual={format.page ?? USUAL_PAGE} onChange={onChange} />
        <TextField
          id="packet-court-limit"
          label={words.limitMb}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          error={court.limitMb !== undefined && !isLimit(court.limitMb) ? words.limitError : undefined}
          value={court.limitMb === undefined ? '' : String(court.limitMb)}
          onChange={(text) => onChange({ ...court, limitMb: wholeNumber(text) })}
        />
        <TextField
          id="packet-court-pages"
          label={words.limitPages}
          hint={words.limitPagesHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          error={court.limitPages !== undefined && !isPages(court.limitPages) ? words.pagesError : undefined}
          value={court.limitPages === undefined ? '' : String(court.limitPages)}
          onChange={(text) => onChange({ ...court, limitPages: wholeNumber(text) })}
        />
        <FeeLines court={court} onChange={onChange} />
      </div>
      <KeepForm court={court} onChange={onChange} />
    </details>
  );
}

/** Shipped texts appear in the screen language; the paper uses its own language. */
function CourtLines({ court, onChange }: CourtFieldsProps) {
  const { filingPacket, generator } = useText();
  const { court: words } = filingPacket;
  const lineText = (line: string) => profileLine(line, generator.namesIn);
  const hints = {
    heading: words.headingHint,
    caseNumber: words.caseNumberHint(NUMBER_FORMS.map(lineText).join(' · ')),
  };
  return (['heading', 'jurisdiction', 'caseNumber', 'anticipatoryNumber'] as const).map((name) => (
    <TextField
      key={name}
      id={`packet-court-${name}`}
      label={words[name]}
      hint={name === 'heading' || name === 'caseNumber' ? hints[name] : undefined}
      autoComplete="off"
      maxLength={name === 'heading' ? 200 : 120}
      value={lineText(court[name] ?? '')}
      onChange={(text) => onChange({ ...court, [name]: text })}
    />
  ));
}

function FeeLines({ court, onChange }: CourtFieldsProps) {
  const { filingPacket, generator } = useText();
  return (
    <LongText
      id="packet-court-fees"
      label={filingPacket.court.feeLines}
      rows={3}
      maxLength={1200}
      value={(court.feeLines ?? []).map((line) => profileLine(line, generator.namesIn)).join('\n')}
      onChange={(text) => onChange({ ...court, feeLines: linesOf(text) })}
    />
  );
}

const isLimit = (mb: number): boolean => mb >= 1 && mb <= 500;

const isPages = (pages: number): boolean => pages >= 1 && pages <= 20_000;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .slice(0, 8)
    .map((line) => line.slice(0, 200));

/** Settings are merged, so null removes a field of the old profile. */
const NOTHING_SAID: Readonly<Record<Exclude<keyof CourtProfile, 'key' | 'name'>, null>> = {
  heading: null,
  jurisdiction: null,
  caseNumber: null,
  anticipatoryNumber: null,
  paper: null,
  page: null,
  feeLines: null,
  limitMb: null,
  limitPages: null,
};

function KeepForm({ court, onChange }: CourtFieldsProps) {
  const { court: words } = useText().filingPacket;
  const { db } = useDevice();
  const shipped = shippedProfile(court.key);
  const act = useAct();
  const keep = async (profile: CourtProfile | null) => {
    const own = profile && { ...NOTHING_SAID, ...profile };
    await changeSettings(db, { courtProfiles: { [court.key]: own } });
    notify({ type: 'success', title: words.kept });
  };
  return (
    <div className="row">
      <Button onClick={() => void act(() => keep(court))}>{words.keep}</Button>
      {shipped && (
        <Button
          kind="quiet"
          onClick={() => {
            onChange(shipped);
            void act(() => keep(null));
          }}
        >
          {words.reset}
        </Button>
      )}
    </div>
  );
}
