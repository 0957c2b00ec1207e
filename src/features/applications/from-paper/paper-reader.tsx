/** Reads the chosen items and shows progress, failures and readings. */
import { useCallback, useRef } from 'react';
import { draftOf } from '#data/records/application/drafts.ts';
import { useDevice } from '#data/react/use-device.ts';
import { useLive } from '#data/react/use-live.ts';
import { formNames } from '#parts/form/form-names.ts';
import { useFormDraft } from '#parts/form/use-form-draft.ts';
import { OCR_LANGUAGES, type OcrLanguage } from '#parts/ocr/ocr-page.ts';
import { useText } from '#parts/text-context.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Note } from '#ui/feedback/note.tsx';
import { paperAddress } from './paper-address.ts';
import { PaperReadings } from './paper-readings.tsx';
import { type PaperState, type ReadPaper, usePaperReading } from './use-paper-reading.ts';

interface PaperReaderProps {
  readonly items: readonly string[];
  readonly draftId: string | null;
}

export function PaperReader({ items, draftId }: PaperReaderProps) {
  const bar = useRef<HTMLProgressElement>(null);
  const onProgress = useCallback((done: number) => {
    if (bar.current) bar.current.value = done;
  }, []);
  const { state, read, stop } = usePaperReading(items, onProgress);
  return (
    <div className="stack stack--loose">
      {state.kind === 'reading' && <Progress bar={bar} onStop={stop} />}
      {state.kind === 'failed' && <Failed onAgain={() => read(null)} />}
      {state.kind === 'gone' && <MissingDraftNote draftId={draftId} />}
      {state.kind === 'no-tables' && <NoTables onAgain={() => read(null)} />}
      {state.kind === 'read' && (
        <>
          <UnreadItems paper={state} draftId={draftId} onAgain={() => read(null)} />
          <Readings paper={state} items={items} draftId={draftId} />
          <Languages state={state} onRead={read} />
        </>
      )}
    </div>
  );
}

interface ProgressProps {
  readonly bar: { readonly current: HTMLProgressElement | null };
  readonly onStop: () => void;
}

function Progress({ bar, onStop }: ProgressProps) {
  const { reading: words } = useText().fromPaper;
  return (
    <div className="stack" role="status">
      <p>{words.working}</p>
      <progress ref={bar} className="paper-progress" aria-label={words.working} value={0} max={1} />
      <p className="small quiet">{words.first}</p>
      <p>
        <Button onClick={onStop}>{words.stop}</Button>
      </p>
    </div>
  );
}

function MissingDraftNote({ draftId }: { readonly draftId: string | null }) {
  const { reading: words } = useText().fromPaper;
  return (
    <Note kind="wait" role="status">
      <p>{words.gone}</p>
      <ButtonLink to={paperAddress([], draftId)}>{words.choose}</ButtonLink>
    </Note>
  );
}

function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const { reading: words, faults, kept } = useText().fromPaper;
  return (
    <Note kind="danger" role="alert">
      <p>{faults.failed}</p>
      <p>{kept}</p>
      <Button onClick={onAgain}>{words.again}</Button>
    </Note>
  );
}

function NoTables({ onAgain }: { readonly onAgain: () => void }) {
  const { reading: words, kept } = useText().fromPaper;
  return (
    <Note kind="wait" role="alert">
      <p>{words.noTables}</p>
      <p>{kept}</p>
      <Button onClick={onAgain}>{words.again}</Button>
    </Note>
  );
}

interface UnreadItemsProps {
  readonly paper: ReadPaper;
  readonly draftId: string | null;
  readonly onAgain: () => void;
}

/** Each failure once, with its next step. The paper itself stays among the received items. */
function UnreadItems({ paper: { items, faults, reading }, draftId, onAgain }: UnreadItemsProps) {
  const { fromPaper: words } = useText();
  const isEmpty = reading.facts.length === 0;
  return (
    <>
      {items.map(({ row, reading: file }) =>
        file.kind === 'text' && file.pages.read < file.pages.all ? (
          <Note key={row._id} kind="wait">
            <p>{words.somePages(file.pages.read, file.pages.all)}</p>
          </Note>
        ) : null,
      )}
      {(faults.length > 0 || isEmpty) && (
        <Note kind="wait" role="alert">
          {[...new Set(faults)].map((fault) => (
            <p key={fault}>{words.faults[fault]}</p>
          ))}
          {faults.length === 0 && <p>{words.nothing}</p>}
          <p>{words.kept}</p>
          <div className="row">
            {faults.length > 0 && <Button onClick={onAgain}>{words.reading.again}</Button>}
            <ButtonLink to={paperAddress([], draftId)}>{words.reading.choose}</ButtonLink>
            <ButtonLink to={draftId === null ? '/application' : `/application?draft=${draftId}`}>
              {words.reading.byHand}
            </ButtonLink>
          </div>
        </Note>
      )}
    </>
  );
}

interface ReadingsProps {
  readonly paper: ReadPaper;
  readonly items: readonly string[];
  readonly draftId: string | null;
}

/** Opens with the answers that were given before, and with the facts of the draft. */
function Readings({ paper, items, draftId }: ReadingsProps) {
  const { db } = useDevice();
  const name = formNames.paper(items.join(' '));
  const kept = useFormDraft(name);
  const draft = useLive(async () => (draftId === null ? null : draftOf(db, draftId)), [db, draftId]);
  if (paper.reading.facts.length === 0 || kept.status !== 'ready' || draft.status !== 'ready') return null;
  return <PaperReadings paper={paper} name={name} kept={kept.value} draft={draft.value} draftId={draftId} />;
}

interface LanguagesProps {
  readonly state: PaperState;
  readonly onRead: (language: OcrLanguage) => void;
}

function Languages({ state, onRead }: LanguagesProps) {
  const { language: words } = useText().fromPaper;
  const isPicture = state.kind === 'read' && (state.isScanned || state.faults.includes('unclear'));
  if (!isPicture) return null;
  return (
    <div className="row">
      {OCR_LANGUAGES.map((language) => (
        <Button key={language} kind="quiet" onClick={() => onRead(language)}>
          {words[language]}
        </Button>
      ))}
    </div>
  );
}
