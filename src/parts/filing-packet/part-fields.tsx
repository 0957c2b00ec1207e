/** Optional particulars of a packet part. */
import { type ReactNode, useState } from 'react';
import { isDay } from '#kernel/calendar-date.ts';
import type { Packet, PacketPart } from '#contract/application/packet.ts';
import { exemptedFrom } from '#documents/packet/exemption-application.ts';
import { oathOf } from '#documents/packet/sworn-affidavit.ts';
import { custodyNow } from '#documents/common-sections/parties.ts';
import { NumberBox } from '#parts/facts/number-box.tsx';
import { useText } from '#parts/text-context.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { DateBox } from '#parts/form/date-box.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { LongText } from '#parts/form/long-text.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { PartFieldsProps } from './part-fields-props.ts';
import { SuretyRows } from './surety-rows.tsx';

/** Null for a part without particulars. */
export function partFields(part: PacketPart, props: PartFieldsProps): ReactNode {
  const Fields = FIELDS[part];
  return Fields ? <Fields {...props} /> : null;
}

const FIELDS: Readonly<Partial<Record<PacketPart, (props: PartFieldsProps) => ReactNode>>> = {
  urgency: (props) => <PartText name="urgency" {...props} />,
  affidavit: OathFields,
  'earlier-orders': (props) => <PartText name="change" {...props} />,
  indigence: (props) => <PartText name="indigence" {...props} />,
  translation: TranslationFields,
  exemption: ExemptionFields,
  sureties: SuretyRows,
  prosecutor: (props) => <ServiceFields to="prosecutor" {...props} />,
  victim: (props) => <ServiceFields to="victim" {...props} />,
};

function PartText({
  name,
  packet,
  onChange,
}: PartFieldsProps & { readonly name: 'urgency' | 'change' | 'indigence' }) {
  const { filingPacket: words } = useText();
  return (
    <LongText
      id={`packet-${name}-text`}
      label={words[name]}
      maxLength={name === 'change' ? 4000 : 2000}
      value={packet[name] ?? ''}
      onChange={(text) => onChange({ ...packet, [name]: text })}
    />
  );
}

function OathFields({ matter, packet, onChange }: PartFieldsProps) {
  const { filingPacket: words } = useText();
  const isInCustody = custodyNow(matter) !== null;
  const forms = (['oath-commissioner', 'notary', 'jail', 'verification'] as const).filter(
    (form) => isInCustody || form !== 'jail',
  );
  const oath = oathOf({ ...matter, packet });
  return (
    <>
      <SelectField
        id="packet-oath"
        label={words.oath.label}
        options={forms.map((value) => ({ value, label: words.oath.options[value] }))}
        value={oath}
        onChange={(value) => onChange({ ...packet, oath: value === '' ? undefined : value })}
      />
      {isInCustody && oath !== 'jail' && oath !== 'verification' && (
        <DeponentFields packet={packet} onChange={onChange} />
      )}
    </>
  );
}

function DeponentFields({ packet, onChange }: Omit<PartFieldsProps, 'matter'>) {
  const { deponent: words } = useText().filingPacket;
  const deponent = packet.deponent ?? {};
  const write = (change: Packet['deponent']) => onChange({ ...packet, deponent: { ...deponent, ...change } });
  return (
    <>
      {(['name', 'relation', 'parentage', 'address'] as const).map((name) => (
        <TextField
          key={name}
          id={`packet-deponent-${name}`}
          label={words[name]}
          hint={name === 'parentage' ? words.parentageHint : undefined}
          autoComplete="off"
          maxLength={name === 'address' ? 500 : name === 'relation' ? 80 : 120}
          value={deponent[name] ?? ''}
          onChange={(text) => write({ [name]: text })}
        />
      ))}
      <NumberBox
        kind="number"
        id="packet-deponent-age"
        label={words.age}
        maxLength={20}
        value={deponent.age}
        onChange={(age) => write({ age })}
      />
    </>
  );
}

function TranslationFields({ packet, onChange }: PartFieldsProps) {
  const { translation: words } = useText().filingPacket;
  const details = packet.translation ?? {};
  return (
    <>
      {(['translator', 'language', 'address'] as const).map((name) => (
        <TextField
          key={name}
          id={`packet-translation-${name}`}
          label={words[name]}
          autoComplete="off"
          maxLength={name === 'address' ? 500 : name === 'language' ? 60 : 120}
          value={details[name] ?? ''}
          onChange={(text) => onChange({ ...packet, translation: { ...details, [name]: text } })}
        />
      ))}
    </>
  );
}

function ExemptionFields({ matter, packet, onChange }: PartFieldsProps) {
  const { exemption: words } = useText().filingPacket;
  const details = packet.exemption ?? {};
  const from = exemptedFrom({ ...matter, packet, attached: [] });
  return (
    <>
      <fieldset className="bare">
        <legend>{words.from}</legend>
        {(['certified-copies', 'translations'] as const).map((what) => (
          <CheckboxRow
            key={what}
            id={`packet-exemption-${what}`}
            label={words.options[what]}
            checked={from.includes(what)}
            onChange={(isChecked) => {
              const next = from.filter((each) => each !== what);
              onChange({ ...packet, exemption: { ...details, from: isChecked ? [...next, what] : next } });
            }}
          />
        ))}
      </fieldset>
      <LongText
        id="packet-exemption-reason"
        label={words.reason}
        maxLength={2000}
        value={details.reason ?? ''}
        onChange={(reason) => onChange({ ...packet, exemption: { ...details, reason } })}
      />
    </>
  );
}

function ServiceFields({ to, packet, onChange }: PartFieldsProps & { readonly to: 'prosecutor' | 'victim' }) {
  const { filingPacket } = useText();
  const { service: words } = filingPacket;
  const served = packet.service?.[to] ?? {};
  const office = packet.service?.prosecutor?.to ?? '';
  const [day, setDay] = useState<string>(served.on ?? '');
  const write = (change: NonNullable<Packet['service']>['prosecutor']) =>
    onChange({ ...packet, service: { ...packet.service, [to]: { ...served, ...change } } });
  return (
    <>
      {to === 'prosecutor' && (
        <TextField
          id="packet-served-to"
          label={words.to}
          autoComplete="off"
          maxLength={200}
          value={office}
          onChange={(text) => write({ to: text })}
        />
      )}
      <DateBox
        past
        id={`packet-served-${to}`}
        label={words.on}
        value={day}
        onChange={(on) => {
          setDay(on); // keep an incomplete date as typed
          write({ on: isDay(on) ? on : undefined });
        }}
      />
      <SelectField
        id={`packet-served-how-${to}`}
        label={words.mode}
        none={words.notYet}
        options={(['hand', 'email', 'post'] as const).map((value) => ({ value, label: words.modes[value] }))}
        value={served.mode ?? ''}
        onChange={(mode) => write({ mode: mode === '' ? undefined : mode })}
      />
    </>
  );
}
