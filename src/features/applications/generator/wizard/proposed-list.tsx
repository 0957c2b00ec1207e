/** Drafted grounds of the library, with the questions that only the advocate can answer. */
import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { TwoLanguages } from '#documents/grounds/ground-library.ts';
import type { GroundQuestion, ProposedGround } from '#documents/grounds/proposed-grounds.ts';
import { BLANK_GROUND, type GroundRow } from '#domain/application/form-rows.ts';
import { indianDate } from '#kernel/calendar-date.ts';
import type { Authority } from '#law/authority.ts';
import { Citation } from '#parts/law-library/card-link.tsx';
import { useLanguage } from '#parts/load-catalogue.ts';
import { useText } from '#parts/text-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxRow } from '#ui/controls/checkbox-row.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { CaseLawReadTo } from '#parts/law-tables/case-law-read-to.tsx';

interface ProposedListProps {
  readonly grounds: readonly ProposedGround[];
  /** By ground and question, kept in the draft. */
  readonly answers: Answers;
  readonly onAnswer: (answers: Answers) => void;
  readonly onAdd: (rows: readonly GroundRow[]) => void;
}

/** A long list weakens an application, so the rest waits behind a button. */
const SHOWN = 8;

export function ProposedList({ grounds, ...rest }: ProposedListProps) {
  const { generator } = useText();
  const words = generator.grounds;
  const [all, setAll] = useState(false);
  if (grounds.length === 0) return <p className="small quiet">{words.noneProposed}</p>;
  const shown = all ? grounds : grounds.slice(0, SHOWN);
  return (
    <>
      <p className="small quiet">{words.proposed}</p>
      <ul className="gen-proposed">
        {shown.map((ground) => (
          <Proposal key={ground.key} ground={ground} {...rest} />
        ))}
      </ul>
      <AllProved {...rest} grounds={shown} />
      <CaseLawReadTo />
      {shown.length < grounds.length && (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {words.more(grounds.length - shown.length)}
        </Button>
      )}
    </>
  );
}

/** After the list, because a ground is read before it is added. */
function AllProved({ grounds, answers, onAdd }: ProposedListProps) {
  const { grounds: words } = useText().generator;
  const proved = grounds.filter(({ confirm }) => confirm.length === 0);
  if (proved.length < 2) return null;
  const add = () =>
    onAdd(proved.map((ground) => rowOf(ground, ground.written(printedAnswers(ground, answers)))));
  return (
    <Button icon={ListPlus} onClick={add}>
      {words.addAll(proved.length)}
    </Button>
  );
}

interface ProposalProps extends Omit<ProposedListProps, 'grounds'> {
  readonly ground: ProposedGround;
}

function Proposal({ ground, answers, onAnswer, onAdd }: ProposalProps) {
  const { generator } = useText();
  const words = generator.grounds;
  const inScreen = useScreenText();
  const [isAsked, setAsked] = useState(false);
  const { confirm, proof } = ground;
  const heading = inScreen(ground.title);
  const text = ground.written(printedAnswers(ground, answers));
  const isOpen = confirm.some((question) => answerTo(ground, question, answers) === '');
  const add = () => (isOpen ? setAsked(true) : onAdd([rowOf(ground, text)]));
  const isProved = confirm.length === 0;
  return (
    <li>
      {/* one line for each ground, so that eight of them stay within two screens of a phone */}
      <details className="gen-more">
        <summary>
          <h3>{heading}</h3>
          <span className="gen-said small quiet" lang={isProved ? ground.language : undefined}>
            {isProved ? text : words.unconfirmed}
          </span>
        </summary>
        <div className="stack">
          <p lang={ground.language}>{text}</p>
          <Authorities label={words.restsOn} of={ground.authorities} />
          {proof.length > 0 && <p className="small quiet">{words.annex(proof.map(inScreen).join(', '))}</p>}
          <Questions ground={ground} answers={answers} isMissing={isAsked} onAnswer={onAnswer} />
          {!isProved && (
            <div className="row">
              <Button icon={Plus} aria-label={words.addThis(heading)} onClick={add}>
                {words.add}
              </Button>
            </div>
          )}
          {isAsked && isOpen && (
            <p className="error" role="alert">
              {words.confirmFirst}
            </p>
          )}
          <AdvocateNotes ground={ground} />
        </div>
      </details>
      {isProved && (
        <button type="button" className="icon-btn" aria-label={words.addThis(heading)} onClick={add}>
          <Icon of={Plus} />
        </button>
      )}
    </li>
  );
}

/** Hindi, and English on the screens of every other language. */
function useScreenText(): (text: TwoLanguages) => string {
  const language = useLanguage((state) => state.language);
  return (text) => (language === 'hi' ? text.hi : text.en);
}

type Answers = Readonly<Record<string, string>>;

const nameOf = (ground: ProposedGround, { key }: GroundQuestion): string => `${ground.key}/${key}`;

const answerTo = (ground: ProposedGround, question: GroundQuestion, answers: Answers): string =>
  answers[nameOf(ground, question)] ?? '';

const printedAnswers = (ground: ProposedGround, answers: Answers): Answers =>
  Object.fromEntries(
    ground.confirm.flatMap((question) => {
      const answer = answerTo(ground, question, answers).trim();
      return question.isPrinted && answer !== '' ? [[question.key, answer]] : [];
    }),
  );

function rowOf({ id, heading, authorities }: ProposedGround, text: string): GroundRow {
  const [first, ...further] = authorities;
  return { ...BLANK_GROUND, heading, text, ...first, ...(further.length > 0 && { further }), ground: id };
}

interface QuestionsProps {
  readonly ground: ProposedGround;
  readonly answers: Answers;
  readonly isMissing: boolean;
  readonly onAnswer: (answers: Answers) => void;
}

function Questions({ ground, answers, isMissing, onAnswer }: QuestionsProps) {
  const { generator } = useText();
  const inScreen = useScreenText();
  if (ground.confirm.length === 0) return null;
  return (
    <fieldset className="stack">
      <legend className="small">{generator.grounds.confirm}</legend>
      {ground.confirm.map((question) => {
        const { key, ask, isPrinted } = question;
        const answer = answerTo(ground, question, answers);
        const field = {
          id: `ground-${ground.key.replaceAll(/\W+/g, '-')}-${key}`,
          label: inScreen(ask),
        };
        const write = (value: string) => onAnswer({ ...answers, [nameOf(ground, question)]: value });
        const isInvalid = isMissing && answer === '';
        return isPrinted ? (
          <TextField
            key={key}
            {...field}
            value={answer}
            onChange={write}
            error={isInvalid ? generator.grounds.answerThis : undefined}
          />
        ) : (
          <CheckboxRow
            key={key}
            {...field}
            checked={answer !== ''}
            onChange={(checked) => write(checked ? 'yes' : '')}
            invalid={isInvalid}
          />
        );
      })}
    </fieldset>
  );
}

/** Never printed: how strong the ground is, what the State answers, and authority to the contrary. */
function AdvocateNotes({ ground }: { ground: ProposedGround }) {
  const { generator } = useText();
  const words = generator.grounds;
  return (
    <details className="small">
      <summary>{words.notes(words.strength[ground.strength])}</summary>
      <div className="stack" lang="en">
        {ground.warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        <p>{ground.strengthNote}</p>
        <p>{ground.answers}</p>
        <Authorities label={words.against} of={ground.against} />
        <p className="quiet">{reviewLine(ground, words)}</p>
      </div>
    </details>
  );
}

type GroundWords = ReturnType<typeof useText>['generator']['grounds'];

function reviewLine({ reviewedBy, added }: ProposedGround, words: GroundWords): string {
  if (reviewedBy === null) return words.notReviewed;
  return added ? words.addedBy(added.source, reviewedBy, indianDate(added.reviewedOn)) : reviewedBy;
}

interface AuthoritiesProps {
  readonly label: string;
  readonly of: readonly Authority[];
}

export function Authorities({ label, of }: AuthoritiesProps) {
  if (of.length === 0) return null;
  return (
    <p className="small">
      {label}{' '}
      {of.map((authority, n) => (
        <span key={`${authority.source} ${authority.at}`}>
          {n > 0 && '; '}
          <Citation authority={authority} />
        </span>
      ))}
    </p>
  );
}
