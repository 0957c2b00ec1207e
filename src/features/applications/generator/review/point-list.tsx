/** Points before filing, each with its correction in place: first those that stop it, then the open ones. */
import { Check, PenLine } from 'lucide-react';
import { useState } from 'react';
import type { AnnexurePart } from '#documents/common-sections/disclosure-annexure.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import type { FixPen } from './open-fix.ts';
import type { PointListProps } from './point-list-props.ts';
import { PointActs } from './point-acts.tsx';
import { PointEditor } from './point-editor.tsx';
import type { ReviewPoint } from './review-points.ts';

export const pointId = (key: string): string => `point-${key.replaceAll(/[^\w]+/g, '-')}`;

/** Of more points that stop the filing, each one after the first is one line until it is opened. */
const MOST_UNFOLDED = 2;

export function PointList(props: PointListProps) {
  const words = useText().generator;
  const { rows, opened } = props.fix;
  const stops = rows.filter((row) => isStop(row, opened));
  const open = rows.filter((row) => !isStop(row, opened));
  const count = rows.filter(({ state }) => state !== 'settled').length;
  return (
    <LedgerSection title={words.preflight.title}>
      {count === 0 && (
        <Note kind="good">
          <p>{words.preflight.nothing}</p>
        </Note>
      )}
      <AllAwaited {...props} stops={stops} />
      {stops.length > 0 && (
        <>
          <h3 className="small points-name">{words.reviewPoints.stops(countOf(stops))}</h3>
          {unswornParts(stops).length > 0 && <p className="small">{words.reviewPoints.nothingConcealed}</p>}
          <ol className="points">
            <PointRows {...props} rows={stops} from={1} />
          </ol>
        </>
      )}
      {open.length > 0 && <OpenPoints {...props} stops={stops} open={open} />}
    </LedgerSection>
  );
}

interface OpenPointsProps extends PointListProps {
  readonly stops: readonly ReviewPoint[];
  readonly open: readonly ReviewPoint[];
}

/** Points that stop the filing come first. Beside several of them, the open points are folded to one line. */
function OpenPoints({ stops, open, ...props }: OpenPointsProps) {
  const words = useText().generator;
  const [all, setAll] = useState(false);
  const left = countOf(stops);
  const blanks = open.filter((row) => row.isBlank);
  const others = open.filter((row) => !row.isBlank);
  const shown = all ? others : firstOf(others, left > 0 ? BESIDE_A_STOP : ALONE, props.fix);
  const title = words.reviewPoints.open(countOf(open));
  const list = (
    <>
      <ol className="points">
        <PointRows {...props} rows={shown} from={stops.length + 1} />
        {blanks.length > 0 && <BlankRow {...props} blanks={blanks} />}
      </ol>
      {shown.length < others.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {words.reviewPoints.more(others.length - shown.length)}
        </Button>
      )}
    </>
  );
  return left > 1 ? (
    <details className="gen-more">
      <summary className="small">{title}</summary>
      {list}
    </details>
  ) : (
    <>
      <h3 className="small points-name">{title}</h3>
      {list}
    </>
  );
}

/** Letters of the open points that are shown before the rest is asked for, so that the screen stays short. */
const ALONE = 270;
const BESIDE_A_STOP = 120;

/** At least one, and the point that is being corrected. */
function firstOf(rows: readonly ReviewPoint[], most: number, { opened }: FixPen): readonly ReviewPoint[] {
  let letters = 0;
  const fitting = rows.findIndex(({ text }) => {
    letters += text.length;
    return letters > most;
  });
  const edited = opened && opened.kind !== 'part' ? opened.point.key : null;
  const least = Math.max(1, rows.findIndex(({ key }) => key === edited) + 1);
  return fitting === -1 ? rows : rows.slice(0, Math.max(fitting, least));
}

/** Gives the same reason for every empty part of the disclosure. */
function AllAwaited({ stops, matter, step }: PointListProps & { readonly stops: readonly ReviewPoint[] }) {
  const { reviewPoints: words } = useText().generator;
  const parts = unswornParts(stops);
  if (parts.length < 2) return null;
  const reasons = Object.fromEntries(parts.map((part) => [part, matter.words.annexure.awaited]));
  return (
    <Button kind="quiet" onClick={() => step.write({ omitted: { ...step.form.omitted, ...reasons } })}>
      {words.allAwaited(parts.join(', '))}
    </Button>
  );
}

const unswornParts = (rows: readonly ReviewPoint[]): AnnexurePart[] =>
  rows.flatMap(({ state, fix }) => (state === 'stop' && fix.kind === 'part' ? [fix.part] : []));

const countOf = (rows: readonly ReviewPoint[]): number =>
  rows.filter(({ state }) => state !== 'settled').length;

/** A settled row stays in the group in which it was corrected. */
function isStop({ key, state, fix }: ReviewPoint, opened: FixPen['opened']): boolean {
  if (state !== 'settled') return state === 'stop';
  if (fix.kind === 'answer') return true;
  return (
    opened !== null && opened.kind !== 'part' && opened.point.key === key && opened.point.state === 'stop'
  );
}

interface RowsProps extends PointListProps {
  readonly rows: readonly ReviewPoint[];
  readonly from: number;
}

function PointRows({ rows, from, ...props }: RowsProps) {
  const stops = rows.filter(({ state }) => state === 'stop');
  return rows.map((point, n) => {
    const place = stops.length > MOST_UNFOLDED ? stops.indexOf(point) : -1;
    const fold = place === -1 ? null : place === 0 ? 'open' : 'closed';
    return <PointRow key={point.key} {...props} point={point} n={from + n} fold={fold} />;
  });
}

/** Empty particulars, one button each. */
function BlankRow({ blanks, ...props }: PointListProps & { readonly blanks: readonly ReviewPoint[] }) {
  const { facts, generator: words } = useText();
  const { opened, toggle } = props.fix;
  const edited = blanks.find(({ key }) => opened?.kind === 'editing' && opened.point.key === key);
  return (
    <li className="is-open">
      <p className="annex-letter">
        <Icon of={PenLine} />
      </p>
      <div className="annex-body">
        <p>{words.preflight.missing(countOf(blanks))}</p>
        <div className="row points-blanks">
          {blanks.map((blank) => (
            <button
              key={blank.key}
              type="button"
              className="link"
              aria-expanded={blank === edited}
              onClick={() => toggle(blank)}
            >
              {blank.fix.kind === 'field' ? facts.labels[blank.fix.field] : blank.text}
            </button>
          ))}
        </div>
        {edited && <PointEditor {...props} point={edited} />}
        {edited && (
          <Button kind="quiet" onClick={() => toggle(edited)}>
            {words.reviewPoints.done}
          </Button>
        )}
      </div>
    </li>
  );
}

interface PointRowProps extends PointListProps {
  readonly point: ReviewPoint;
  readonly n: number;
  readonly fold: 'open' | 'closed' | null;
}

function PointRow({ point, n, fold, ...props }: PointRowProps) {
  const { opened } = props.fix;
  const isEdited = opened?.kind === 'editing' && opened.point.key === point.key;
  const acts = <PointActs {...props} point={point} isEdited={isEdited} />;
  const authority = point.authority && (
    <>
      {' '}
      (<Citation authority={point.authority} />)
    </>
  );
  return (
    <li className={`is-${point.state}`} id={pointId(point.key)} tabIndex={-1}>
      <p className="annex-letter">{point.state === 'settled' ? <Icon of={Check} /> : n}</p>
      <div className="annex-body">
        {fold === null ? (
          <>
            <p>
              {point.text}
              {authority}
            </p>
            {acts}
          </>
        ) : (
          <details className="points-fold" open={fold === 'open'}>
            <summary>
              <span className="points-first">{point.text}</span>
            </summary>
            {authority}
            {acts}
          </details>
        )}
        {isEdited && <PointEditor {...props} point={point} />}
      </div>
    </li>
  );
}
