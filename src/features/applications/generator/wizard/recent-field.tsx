/** A field with the user's last entries below it, one press each, as long as it is empty. */
import { courtInWords } from '#documents/court-in-words.ts';
import { recentPlaces, type RecentPlaces } from '#data/records/application/recent-places.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import type { ApplicationForm } from '#domain/application/application-form.ts';
import { assertNever } from '#kernel/assert.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';
import { FactField, type StepProps } from './form-fields.tsx';

const RECENT = ['court', 'policeStation', 'jail'] as const;
type RecentFact = (typeof RECENT)[number];

export const isRecentFact = (fact: string): fact is RecentFact => RECENT.some((each) => each === fact);

interface RecentFieldProps {
  readonly name: RecentFact;
  readonly step: StepProps;
}

export function RecentField({ name, step }: RecentFieldProps) {
  const { generator, review } = useText();
  const { db } = useDevice();
  const read = useLive(() => recentPlaces(db), [db]);
  const offers = read.status === 'ready' && step.form[name] === '' ? offersFor(name, read.value, review) : [];
  return (
    <div className="gen-recent">
      <FactField name={name} step={step} />
      {offers.length > 0 && (
        <div className="row" role="group" aria-label={generator.recent}>
          {offers.map(({ label, change }) => (
            <Button key={label} kind="quiet" onClick={() => step.write(change)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

interface Offer {
  readonly label: string;
  readonly change: Partial<ApplicationForm>;
}

function offersFor(
  name: RecentFact,
  { courts, jails, stations }: RecentPlaces,
  review: Catalogue['review'],
): Offer[] {
  switch (name) {
    case 'court':
      return courts.map((court) => ({
        label: courtInWords({ ...court, courtName: court.courtName || undefined }, review),
        change: court,
      }));
    case 'jail':
      return jails.map((jail) => ({ label: jail, change: { jail } }));
    case 'policeStation':
      return stations.map((policeStation) => ({ label: policeStation, change: { policeStation } }));
    default:
      return assertNever(name);
  }
}
