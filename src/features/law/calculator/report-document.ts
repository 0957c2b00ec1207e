/** The report as a document: the same blocks that PDF and DOCX are made from. */
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { cite } from '#law/authority.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import type { Condition } from '#law-explain/condition.ts';
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
import type { FieldName } from './calculator-form.ts';
import { dateOf } from './form-dates.ts';
import type { CalculatorResult } from './result.ts';
import { cautionsOfRoute } from './route-cautions.ts';
import type { Pressed } from './use-calculator.ts';

interface Reported {
  readonly result: CalculatorResult;
  readonly pressed: Pressed;
  readonly asOf: CalendarDate;
}

type Words = ExplainedWords & Pick<Catalogue, 'calculator'>;

export function reportDocument(reported: Reported, words: Words): CourtDocument {
  const { result, pressed, asOf } = reported;
  const { report, dates, answer, beside } = words.calculator;
  return {
    language: 'en',
    lawEdition: LAW_EDITION,
    title: report.title,
    number: null,
    gaps: [],
    concerns: [],
    blocks: [
      { kind: 'title', text: report.title },
      { kind: 'docket', text: `${report.number(indianDate(asOf))}. ${words.calculator.tabs[pressed.tab]}` },
      heading(answer.title),
      paragraph(answerText(result, words)),
      ...(result.estimated ? [paragraph(words.calculator.estimated)] : []),
      ...missing(result, words),
      heading(words.calculator.conditions.title(result.explained.conditions.length)),
      conditionTable(result.explained.conditions, { result, words }),
      heading(dates.caption),
      {
        kind: 'table',
        head: [dates.date, dates.day, dates.what, dates.law],
        rows: result.explained.dates.map((mark) => [
          indianDate(mark.on),
          mark.day?.toLocaleString('en-IN') ?? '',
          dateSaid(mark, words),
          mark.law ? cite(mark.law) : '',
        ]),
      },
      heading(beside),
      ...cautionsSaid(result.explained.cautions, words).map(({ sentence, law }) =>
        paragraph(`${sentence} (${law})`),
      ),
      ...discretionBlocks(result, words),
      heading(words.calculator.score.title),
      ...scoreBlocks(result, words),
      heading(report.entered),
      { kind: 'table', head: [report.field, report.value], rows: entered(pressed, words) },
      paragraph(report.disclaimer),
    ],
  };
}

const heading = (text: string): Block => ({ kind: 'heading', text, level: 2 });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

function answerText({ explained }: CalculatorResult, words: Words): string {
  const { on } = explained.leading;
  return leadingSentence(explained, words).replace('{date}', on ? indianDate(on) : '');
}

function missing({ explained }: CalculatorResult, { calculator, law }: Words): Block[] {
  const { leading } = explained;
  if (leading.missing.length === 0) return [];
  const asks = leading.missing.map((fact) => law.facts[fact].ask).join(' ');
  return [{ kind: 'paragraph', text: `${calculator.missing.title}: ${asks}` }];
}

/** The same routes in the same words as on the screen. */
function discretionBlocks(result: CalculatorResult, words: Words): Block[] {
  const { explained } = result;
  return [
    heading(words.calculator.discretion.title),
    paragraph(words.explained.discretion[explained.discretion]),
    ...explained.routes.flatMap((route): Block[] => routeBlocks(route, { result, words })),
  ];
}

function routeBlocks(
  route: Route,
  { result, words }: { readonly result: CalculatorResult; readonly words: Words },
): Block[] {
  const { waitsFor } = words.calculator.discretion;
  const beside = cautionsSaid(cautionsOfRoute(route), words);
  return [
    { kind: 'heading', text: words.explained.routes.names[route.route], level: 3 },
    paragraph(`${routeSentence(route, words)} (${[...new Set(route.law.map(cite))].join('; ')})`),
    ...(route.missing.length > 0
      ? [paragraph(waitsFor(route.missing.map((fact) => words.law.facts[fact].name)))]
      : []),
    conditionTable(route.conditions, { result, words }),
    ...beside.map(({ sentence, law }) => paragraph(`${sentence} (${law})`)),
  ];
}

function conditionTable(
  conditions: readonly Condition[],
  { result, words }: { readonly result: CalculatorResult; readonly words: Words },
): Block {
  const { report } = words.calculator;
  return {
    kind: 'table',
    head: [report.condition, report.state, report.value, words.explained.proof.from, report.law],
    rows: conditions.map((each) => {
      const { name, value } = conditionSaid(each, words);
      const law = [...new Set(each.law.map(cite))].join('; ');
      return [name, words.explained.states[each.state], value, result.from(each.source), law];
    }),
  };
}

function scoreBlocks({ score }: CalculatorResult, { calculator, law }: Words): Block[] {
  const head = `${law.calculator.heading}. ${law.calculator.doesNotAsk}`;
  const texts =
    score.kind === 'verdict'
      ? [`${score.score} ${calculator.score.of}.`, ...score.sentences]
      : [score.kind === 'needs-maximum' ? law.calculator.needsMaximum : calculator.score.needsTime];
  const asOf = `${calculator.lawAsOf} ${LAW_AS_OF.split('-').toReversed().join('-')}.`;
  return [head, ...texts, asOf].map((text) => ({ kind: 'paragraph', text }));
}

function entered({ form }: Pressed, { calculator }: Words): string[][] {
  const { fields, choices } = calculator;
  const labels = [
    ...choices.offenseType,
    ...choices.howMany,
    ...choices.custodyStatus,
    ...choices.chargesheet,
    ...choices.remandExtension,
    ...choices.yesNo,
  ];
  const shown = (value: string): string => {
    const date = dateOf(value);
    return date ? indianDate(date) : (labels.find((each) => each.value === value)?.label ?? value);
  };
  const { breaks, ...texts } = form;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys left are the names of the fields
  const rows = (Object.keys(texts) as FieldName[]).map((name) => [fields[name], shown(form[name])]);
  const out = breaks.map(({ from, to }, n) => [fields.breakFrom(n + 1), `${shown(from)} – ${shown(to)}`]);
  return [...rows, ...out].filter(([, value]) => value !== '');
}
