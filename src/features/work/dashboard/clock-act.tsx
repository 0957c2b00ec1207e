import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Right } from '#data/records/application/draft-for-relief.ts';
import { type Device, useDevice } from '#data/react/use-device.ts';
import type { Draft } from '#data/store/db.ts';
import type { ClockRow } from '#parts/liberty-clock/clock-rows.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { notify } from '#ui/notices.ts';
import { type MatterLinks, RELIEF_OF } from './clock-links.ts';

interface ClockActProps {
  row: ClockRow;
  links: MatterLinks | undefined;
  /** The first of the list that can still be used: one primary act in sight. */
  first: boolean;
}

/** A right that is open is used at once: the draft that was begun for it, or a new one filled from the record. */
export function ClockAct({ row, links, first }: ClockActProps) {
  const { acts } = useText().clock;
  const { db, ports } = useDevice();
  const navigate = useNavigate();
  const [starting, setStarting] = useState(false);
  const relief = RELIEF_OF[row.date.right];
  const begun = links?.drafts.find((draft) => draft.relief === relief);
  if (!relief) return null;
  const whose = <span className="vh">{acts.for(row.matter.name)}</span>;
  if (begun) {
    return (
      <ButtonLink to={`/application?draft=${begun.id}`}>
        {acts.openDraft} {whose}
      </ButtonLink>
    );
  }
  const apply = async () => {
    setStarting(true);
    const draft = await begin({ db, ports }, { caseId: row.matter.caseId, relief });
    setStarting(false);
    if (draft) await navigate(`/application?draft=${draft._id}`);
    else notify({ title: acts.none, type: 'error' });
  };
  return (
    <Button
      kind={first ? 'primary' : 'secondary'}
      busy={starting ? acts.starting : undefined}
      onClick={() => void apply()}
    >
      {acts.apply} {whose}
    </Button>
  );
}

/** With the schemas of an application, which the clock itself does without. */
async function begin({ db, ports }: Pick<Device, 'db' | 'ports'>, right: Right): Promise<Draft | null> {
  const records = await import('#data/records/application/draft-for-relief.ts').catch(() => null);
  return records && records.draftForRelief(db, ports, right);
}
