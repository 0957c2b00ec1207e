/** Custody of one matter as a line: days served, today, and the right of the row. Its text names the dates. */
import { type CalendarDate, daysBetween, indianDate } from '#kernel/calendar-date.ts';
import type { TrackKind, TrackMark } from '#law-explain/custody-track.ts';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { trackView } from './track-model.ts';
import './custody-track.css';

interface CustodyTrackProps {
  readonly marks: readonly TrackMark[] | null;
  /** Date of the right that the row shows. */
  readonly due: CalendarDate | null;
  readonly hearing?: CalendarDate | undefined;
  readonly state?: 'open' | 'near' | undefined;
}

const at = (left: number) => ({ left: `${left}%` });
const span = (from: number, to: number) => ({ left: `${from}%`, width: `${Math.max(0, to - from)}%` });

export function CustodyTrack({ marks, due, hearing, state }: CustodyTrackProps) {
  const text = useText();
  const view = marks && trackView(marks);
  if (!marks || !view) return null;
  const next = nextOf(hearing, marks);
  const { ticks, today, out, chargesheet, placeOf } = view;
  return (
    <div className="track" role="img" aria-label={saidOf(marks, next, text)}>
      <span className="track-rest" />
      <span className="track-served" style={span(0, today)} />
      {state === 'open' && due !== null && <span className="track-late" style={span(placeOf(due), today)} />}
      {out.map(({ from, to }) => (
        <span key={from} className="track-out" style={span(from, to)} />
      ))}
      {ticks.map((tick) => (
        <span key={tick} className="track-tick" style={at(tick)} />
      ))}
      <Mark className="track-filed" place={chargesheet} />
      <Mark className={state ? `track-due is-${state}` : 'track-due'} place={due && placeOf(due)} />
      <Mark className="track-hearing" place={next && placeOf(next)} />
      <span className="track-now" style={at(today)} />
    </div>
  );
}

const Mark = ({ className, place }: { className: string; place: number | null }) =>
  place !== null && <span className={className} style={at(place)} />;

/** Null if it is over or not known. */
function nextOf(hearing: CalendarDate | undefined, marks: readonly TrackMark[]): CalendarDate | null {
  const isOver = marks.some(({ kind, on }) => kind === 'today' && hearing !== undefined && on > hearing);
  return isOver ? null : (hearing ?? null);
}

/** Dates of the track as sentences. */
function saidOf(
  marks: readonly TrackMark[],
  hearing: CalendarDate | null,
  { calculator }: Catalogue,
): string {
  const words = calculator.picture;
  const names: Readonly<Partial<Record<TrackKind, string>>> = {
    arrest: words.arrest,
    'charge-sheet': words.chargesheetOnly,
    'one-third': words.oneThird,
    'one-half': words.oneHalf,
    maximum: words.whole,
  };
  const first = marks.find(({ kind }) => kind === 'arrest');
  const said = marks.flatMap(({ kind, on, period }) => {
    if (first && kind === 'today')
      return [words.saysMark(words.now, words.day(daysBetween(first.on, on) + 1))];
    const name = kind === 'last-day' && period !== null ? words.day(period) : names[kind];
    return name === undefined ? [] : [words.saysMark(name, indianDate(on))];
  });
  if (hearing !== null) said.push(words.saysMark(words.nextHearing, indianDate(hearing)));
  return said.join(' ');
}
