/** Calculator report: parties, answer, figures, custody, reasons and inputs. */
import { type LanguageCode, LANGUAGES } from '#contract/account/setting-choices.ts';
import { type CalendarDate, daysBetween, indianDate } from '#kernel/calendar-date.ts';
import { indianNumber } from '#kernel/indian-number.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import type { Route } from '#law-explain/routes.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import type { Catalogue } from '#text/catalogue.ts';
import {
  cautionsSaid,
  conditionSaid,
  dateSaid,
  type ExplainedWords,
  leadingSentence,
  routeSentence,
} from '#text/explained-words.ts';
import { draftNoteOf } from '#text/language-review.ts';
import { pictureDates } from '#parts/custody-picture/picture-dates.ts';
import { entered } from './report-entries.ts';
import type { CalculatorResult } from './result.ts';
import { cautionsOfRoute } from './route-cautions.ts';
import type { PressedForm } from './use-calculator.ts';
import type { RecordOf } from './use-record.ts';

interface ReportInput {
  readonly result: CalculatorResult;
  readonly pressed: PressedForm;
  readonly asOf: CalendarDate;
  /** Null prints a blank line for the name. */
  readonly record: RecordOf | null;
}

type ReportWords = ExplainedWords & Pick<Catalogue, 'calculator' | 'facts' | 'routeFacts' | 'shell'>;

export function reportDocument(reported: ReportInput, words: ReportWords): CourtDocument {
  const { result, pressed, asOf, record } = reported;
  const { report, beside } = words.calculator;
  const { stop } = words.shell;
  const language = LANGUAGES.find((each) => each === report.language) ?? 'en';
  return {
    layout: 'report',
    language,
    pageWords: report.pageWords,
    lawEdition: LAW_EDITION,
    title: report.title,
    number: null,
    gaps: [],
    concerns: [],
    blocks: [
      { kind: 'title', text: report.title },
      { kind: 'docket', text: report.of(record?.name ?? null, record?.facts.firNumber ?? null) },
      {
        kind: 'docket',
        text: `${report.number(indianDate(asOf))}${stop} ${words.calculator.tabs[pressed.tab]}`,
      },
      ...draftBlocks(language),
      heading(words.calculator.answer.title),
      ...answerBlocks(result, words),
      ...timelineBlocks(result, words),
      heading(words.calculator.conditions.title(result.explained.conditions.length)),
      conditionTable(result, words),
      dateTable(result, words),
      heading(beside),
      paragraph(cautionsSaid(result.explained.cautions, words).map(withLaw).join(' ')),
      ...discretionBlocks(result, words),
      heading(words.calculator.score.title),
      paragraph(scoreText(result, words)),
      heading(report.entered),
      paragraph(
        `${entered(pressed, words)
          .map(([name, value]) => `${name}: ${value}`)
          .join('; ')}${stop}`,
      ),
      paragraph(report.disclaimer),
    ],
  };
}

/** The note that no lawyer has read the translation, in its language and in English. */
function draftBlocks(language: LanguageCode): Block[] {
  const note = draftNoteOf(language);
  return note ? [note.own, note.english].map(paragraph) : [];
}

const heading = (text: string): Block => ({ kind: 'heading', text, level: 2 });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const withLaw = ({ sentence, law }: { readonly sentence: string; readonly law: string }): string =>
  `${sentence} (${law})`;

function answerBlocks(
  { explained, figures, estimated, formerHalf }: CalculatorResult,
  words: ReportWords,
): Block[] {
  const { leading, served } = explained;
  const { calculator, law } = words;
  const sentence = leadingSentence(explained, words).replace(
    '{date}',
    leading.on ? indianDate(leading.on) : '',
  );
  const cited = [...new Set(leading.law.map(words.records.cite))].join('; ');
  const counted = figures.map(({ value, unit }) => `${indianNumber(value)} ${unit}`).join('; ');
  const notes = [
    counted === '' ? '' : `${counted}${words.shell.stop}`,
    served ? words.explained.custodyCount(served.days, indianDate(explained.found.matter.asOf)) : '',
    estimated ? calculator.estimated : '',
    formerHalf === null ? '' : calculator.formerHalf(indianDate(formerHalf)),
  ].filter((note) => note !== '');
  const questions = leading.missing.map((fact) => law.facts[fact].ask).join(' ');
  return [
    paragraph(cited === '' ? sentence : `${sentence} (${cited})`),
    ...(notes.length > 0 ? [paragraph(notes.join(' '))] : []),
    ...(questions === '' ? [] : [paragraph(`${calculator.missing.title}: ${questions}`)]),
  ];
}

/** Custody from its first day to the full term, or to today if none is fixed. */
function timelineBlocks({ explained }: CalculatorResult, { calculator }: ReportWords): Block[] {
  const dates = pictureDates(explained);
  if (!dates) return [];
  const { from, asOf, maximum, oneThird, oneHalf, chargesheet } = dates;
  const end = maximum && maximum > asOf ? maximum : asOf;
  const whole = Math.max(1, daysBetween(from, end));
  const at = (day: CalendarDate): number => Math.min(1, Math.max(0, daysBetween(from, day) / whole));
  const { picture } = calculator;
  const marks: (readonly [string, CalendarDate | null])[] = [
    [picture.arrest, from],
    [picture.chargesheetOnly, chargesheet],
    [picture.oneThird, oneThird],
    [picture.oneHalf, oneHalf],
    [picture.whole, maximum],
    [picture.now, asOf],
  ];
  const known = marks
    .flatMap(([label, day]) => (day ? [{ at: at(day), label: `${label} ${indianDate(day)}` }] : []))
    .toSorted((a, b) => a.at - b.at);
  const text = known.map(({ label }) => label).join('; ');
  return [heading(calculator.custody.title), { kind: 'timeline', text, run: at(asOf), marks: known }];
}

function conditionTable(result: CalculatorResult, words: ReportWords): Block {
  const { report } = words.calculator;
  return {
    kind: 'table',
    shares: [0.2, 0.12, 0.3, 0.16, 0.22],
    head: [report.condition, report.state, report.value, words.explained.proof.from, report.law],
    rows: result.explained.conditions.map((each) => {
      const { name, value } = conditionSaid(each, words);
      const law = [...new Set(each.law.map(words.records.cite))].join('; ');
      return [name, words.explained.states[each.state], value, result.from(each.source), law];
    }),
  };
}

function dateTable({ explained }: CalculatorResult, words: ReportWords): Block {
  const { dates } = words.calculator;
  return {
    kind: 'table',
    shares: [0.16, 0.1, 0.48, 0.26],
    head: [dates.date, dates.day, dates.what, dates.law],
    rows: explained.dates.map((mark) => [
      indianDate(mark.on),
      mark.day === null ? '' : indianNumber(mark.day),
      dateSaid(mark, words),
      mark.law ? words.records.cite(mark.law) : '',
    ]),
  };
}

/** Same remedies and texts as on screen. */
const discretionBlocks = ({ explained }: CalculatorResult, words: ReportWords): Block[] => [
  heading(words.calculator.discretion.title),
  paragraph(words.explained.discretion[explained.discretion]),
  ...explained.routes.map((route) => routeBlock(route, words)),
];

function routeBlock(route: Route, words: ReportWords): Block {
  const { waitsFor } = words.calculator.discretion;
  const name = words.explained.routes.names[route.route];
  const parts = [
    `${name}: ${routeSentence(route, words)} (${[...new Set(route.law.map(words.records.cite))].join('; ')})`,
    route.missing.length > 0 ? waitsFor(route.missing.map((fact) => words.law.facts[fact].name)) : '',
    ...cautionsSaid(cautionsOfRoute(route), words).map(withLaw),
  ];
  return paragraph(parts.filter((part) => part !== '').join(' '));
}

function scoreText({ score }: CalculatorResult, { calculator, law, shell }: ReportWords): string {
  const { stop } = shell;
  const asOf = `${calculator.lawAsOf} ${LAW_AS_OF.split('-').toReversed().join('-')}${stop}`;
  const scoreLines =
    score.kind === 'verdict'
      ? [`${score.score} ${calculator.score.of}${stop}`, ...score.sentences]
      : [score.kind === 'needs-maximum' ? law.calculator.needsMaximum : calculator.score.needsTime];
  return [`${law.calculator.heading}${stop} ${law.calculator.doesNotAsk}`, ...scoreLines, asOf].join(' ');
}
