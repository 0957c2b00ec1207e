import { isUndecided } from '#domain/status-rules.ts';
import type { ApplicationView } from '#data/records/application/applications.ts';
import { useDevice } from '#data/react/use-device.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { dayInIndia, daysBetween } from '#kernel/calendar-date.ts';
import { useText } from '#parts/text-context.tsx';
import { DayText, MomentText } from '#ui/time-text.tsx';

/** The few facts that a judge looks for first. */
export function FileFacts({ application }: { application: ApplicationView }) {
  const { judgeApplication: text, times } = useText();
  const { ports } = useDevice();
  const { createdAt, status, case: facts } = application;
  const days = daysBetween(dayInIndia(new Date(createdAt)), dayInIndia(ports.now()));
  return (
    <dl className="file-facts">
      {isUndecided(status) && (
        <div>
          <dt>{text.facts.pending}</dt>
          <dd>
            {indianNumber(days)} <small>{text.facts.days(days)}</small>
          </dd>
        </div>
      )}
      {facts.arrestDate && (
        <div>
          <dt>{text.facts.arrested}</dt>
          <dd>
            <small>
              <DayText day={facts.arrestDate} />
            </small>
          </dd>
        </div>
      )}
      <div>
        <dt>{text.facts.filed}</dt>
        <dd>
          <small>
            <MomentText at={createdAt} zone={times.zone} />
          </small>
        </dd>
      </div>
      <div>
        <dt>{text.facts.fir}</dt>
        <dd>
          <small>{[facts.firNumber, facts.policeStation].join(', ')}</small>
        </dd>
      </div>
    </dl>
  );
}
