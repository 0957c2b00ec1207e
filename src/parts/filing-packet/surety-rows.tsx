import { Plus } from 'lucide-react';
import type { Packet } from '#contract/application/packet.ts';
import { NumberBox } from '#parts/facts/number-box.tsx';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import type { PartFieldsProps } from './part-fields-props.ts';

type Surety = NonNullable<Packet['sureties']>[number];

const TEXTS = ['name', 'parentage', 'occupation', 'relation', 'address', 'property'] as const;
const LONGEST: Readonly<Record<(typeof TEXTS)[number], number>> = {
  name: 120,
  parentage: 160,
  occupation: 120,
  relation: 80,
  address: 500,
  property: 400,
};

/** Sureties are optional; without a name the paper prints two blank lines. */
export function SuretyRows({ packet, onChange }: Pick<PartFieldsProps, 'packet' | 'onChange'>) {
  const { sureties: words } = useText().filingPacket;
  const sureties = packet.sureties ?? [];
  const write = (next: readonly Surety[]) => onChange({ ...packet, sureties: [...next] });
  return (
    <>
      {sureties.map((surety, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id and are not reordered
        <fieldset key={at} className="bare field-wide">
          <legend>{words.nth(at + 1)}</legend>
          <SuretyFields
            surety={surety}
            at={at}
            onChange={(change) => write(sureties.with(at, { ...surety, ...change }))}
          />
          <Button kind="quiet" onClick={() => write(sureties.filter((_, n) => n !== at))}>
            {words.remove(at + 1)}
          </Button>
        </fieldset>
      ))}
      {sureties.length < 10 && (
        <Button icon={Plus} onClick={() => write([...sureties, {}])}>
          {words.add}
        </Button>
      )}
    </>
  );
}

interface SuretyFieldsProps {
  readonly surety: Surety;
  readonly at: number;
  readonly onChange: (change: Surety) => void;
}

function SuretyFields({ surety, at, onChange }: SuretyFieldsProps) {
  const { sureties: words } = useText().filingPacket;
  const id = (name: string) => `packet-surety-${at}-${name}`;
  return (
    <div className="field-grid">
      {TEXTS.map((name) => (
        <TextField
          key={name}
          id={id(name)}
          label={words[name]}
          autoComplete="off"
          maxLength={LONGEST[name]}
          value={surety[name] ?? ''}
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
      <NumberBox
        kind="number"
        id={id('age')}
        label={words.age}
        maxLength={20}
        value={surety.age}
        onChange={(age) => onChange({ age })}
      />
      <NumberBox
        kind="money"
        id={id('worth')}
        label={words.worth}
        maxLength={60}
        value={surety.worth}
        onChange={(worth) => onChange({ worth })}
      />
    </div>
  );
}
