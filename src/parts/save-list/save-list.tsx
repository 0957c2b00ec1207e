/** Saves a list of records on this device as a spreadsheet, without a network. */
import { Sheet } from 'lucide-react';
import { useState } from 'react';
import { useCourtDay } from '#data/react/use-court-day.ts';
import { useDevice } from '#data/react/use-device.ts';
import { actFailed } from '#data/store/failure-log.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { useShareOrSave } from '#parts/document-export/use-share-or-save.ts';
import { useText } from '#parts/text-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/select-field.tsx';
import { notify } from '#ui/feedback/notices.ts';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import type { ListName } from './read-list.ts';

const LISTS: readonly ListName[] = ['cases', 'applications', 'hearings'];
const FORMATS = ['xlsx', 'csv'] as const;
type Format = (typeof FORMATS)[number];

export function SaveList({ first }: { first: ListName }) {
  const { saveList: words } = useText();
  const [list, setList] = useState(first);
  const { making, save } = useSaving();
  return (
    <LedgerSection title={words.title}>
      <div className="stack">
        <SelectField
          id="saved-list"
          label={words.list}
          options={LISTS.map((value) => ({ value, label: words.lists[value] }))}
          value={list}
          onChange={(value) => setList(value || first)}
        />
        <p className="row">
          {FORMATS.map((format) => (
            <Button
              key={format}
              icon={Sheet}
              busy={making === format ? words.making : undefined}
              onClick={() => void save(list, format)}
            >
              {words[format]}
            </Button>
          ))}
        </p>
      </div>
    </LedgerSection>
  );
}

function useSaving() {
  const text = useText();
  const { db } = useDevice();
  const { day } = useCourtDay();
  const [making, setMaking] = useState<Format | null>(null);
  const shareOrSave = useShareOrSave();
  const save = async (list: ListName, format: Format) => {
    if (making !== null) return;
    setMaking(format);
    const filename = `zamanat-${list}-${indianDate(day)}.${format}`;
    const saved = await import('./read-list.ts')
      .then(async ({ listFile }) => listFile(db, { list, format, text }))
      .then(async (file) => shareOrSave(file, filename, text.settings.data.fileSaved))
      .then(() => true)
      .catch(actFailed);
    setMaking(null);
    if (saved === null) notify({ ...text.saveList.failed, type: 'error' });
  };
  return { making, save };
}
