import { Plus } from 'lucide-react';
import { useState } from 'react';
import { sourceOf } from '#contract/case/contested.ts';
import { contestedPoints, type ContestedView } from '#data/records/contested/contested-points.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { isRequest } from '#domain/application/conditions-request.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import { OnceKnown } from '#parts/first-pull/once-known.tsx';
import { useText } from '#parts/text-context.tsx';
import type { Catalogue } from '#text/catalogue.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chip, type ChipKind } from '#ui/feedback/chip.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { LedgerSection } from '#ui/lists/ledger-head.tsx';
import { SyncWord } from '#ui/feedback/sync-word.tsx';
import { Link } from 'react-router-dom';
import { PointForm } from './point-form.tsx';
import './contested-points.css';

interface ContestedPointsProps {
  readonly applicationId: string;
  /** Time of the last order; a later point was not before the court. */
  readonly orderedAt?: string | undefined;
  /** Headings of the grounds, offered as choices. */
  readonly statements: readonly string[];
}

/** Points of the State, of the applicant and of the court. A judge enters and marks them; the maker reads them. */
export function ContestedPoints({ applicationId, orderedAt, statements }: ContestedPointsProps) {
  const { contested: text, sync } = useText();
  const { db, ports, user } = useDevice();
  const live = useLive(() => contestedPoints(db, applicationId), [db, applicationId]);
  const [editing, setEditing] = useState<string | null>(null);
  if (live.status === 'loading') return null;
  const isJudge = user.role === 'judge';
  if (!isJudge && live.value.length === 0) return null;
  const form = (id: string, point: ContestedView | null) => (
    <PointForm
      key={id}
      of={{ id, applicationId }}
      point={point}
      statements={statements}
      onClose={() => setEditing(null)}
    />
  );
  const isNew = editing !== null && !live.value.some(({ _id }) => _id === editing);
  return (
    <LedgerSection title={text.title}>
      {live.value.length === 0 && editing === null && (
        <OnceKnown label={sync.loading} rows={1}>
          <p className="quiet">{text.none}</p>
        </OnceKnown>
      )}
      <ul className="contested">
        {live.value.map((point) => (
          <li key={point._id} className="part stack">
            {editing === point._id ? (
              form(point._id, point)
            ) : (
              <Point
                point={point}
                isLate={!isRequest(point) && orderedAt !== undefined && point.at > orderedAt}
                onEdit={isJudge && !isRequest(point) ? () => setEditing(point._id) : null}
              />
            )}
          </li>
        ))}
      </ul>
      {isNew && form(editing, null)}
      {isJudge && editing === null && (
        <p className="row">
          <Button icon={Plus} onClick={() => setEditing(ports.newId())}>
            {text.add}
          </Button>
        </p>
      )}
    </LedgerSection>
  );
}

const LOOK = {
  open: 'standard',
  admitted: 'approved',
  disputed: 'contested',
  decided: 'complex',
} as const satisfies Record<ContestedView['state'], ChipKind>;

const SYNC = { waiting: 'waiting', 'needs-you': 'needs' } as const;

interface PointProps {
  readonly point: ContestedView;
  /** Entered after the order. */
  readonly isLate: boolean;
  readonly onEdit: (() => void) | null;
}

function Point({ point, isLate, onEdit }: PointProps) {
  const { contested: text } = useText();
  const { about, state, note } = point;
  return (
    <>
      <div className="row row--apart">
        <h3>{text.heading(text.from[sourceOf(point)], about)}</h3>
        <Chip kind={LOOK[state]}>{stateName(point, text)}</Chip>
      </div>
      <Statement point={point} />
      {isLate && <Note kind="wait">{text.late}</Note>}
      {note && (
        <p className="as-typed">
          <strong>{text.noted}</strong> {note}
        </p>
      )}
      <Origin point={point} />
      {onEdit && (
        <p className="row">
          <Button onClick={onEdit}>
            {text.mark}
            <span className="vh">{text.of(about)}</span>
          </Button>
        </p>
      )}
    </>
  );
}

function stateName(point: ContestedView, { request, state }: Catalogue['contested']): string {
  if (!isRequest(point)) return state[point.state];
  return point.state === 'decided' ? request.decided : request.waiting;
}

/** A request states the conditions asked for, and its reason. */
function Statement({ point: { says, conditionsAsked } }: { readonly point: ContestedView }) {
  const { request } = useText().contested;
  if (conditionsAsked === undefined) return <p className="as-typed">{says}</p>;
  return (
    <>
      <p className="as-typed">{request.asks(conditionsAsked)}</p>
      <p className="as-typed">{request.because(says)}</p>
    </>
  );
}

function Origin({ point }: { readonly point: ContestedView }) {
  const { contested: text, records } = useText();
  const { by, sync, paper, on } = point;
  return (
    <p className="row small quiet">
      {(paper || on) && (
        <span>{text.paperOf(paper ? text.papers[paper] : '', on ? indianDate(on) : '')}</span>
      )}
      {!isRequest(point) && <Source point={point} />}
      <span>{text.by(by.name)}</span>
      {sync !== 'sent' && (
        <SyncWord kind={SYNC[sync]} {...(sync === 'needs-you' && { to: '/sync' })}>
          {records.words[SYNC[sync]]}
        </SyncWord>
      )}
    </p>
  );
}

/** The source document opens in the viewer of the app. */
function Source({ point: { documentId, documentName, page } }: { point: ContestedView }) {
  const { contested: text } = useText();
  if (documentId === undefined) return <span>{text.entered}</span>;
  const place = text.source(documentName ?? text.document, page);
  return <Link to={`/document/${documentId}`}>{place}</Link>;
}
