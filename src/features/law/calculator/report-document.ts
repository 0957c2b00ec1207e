/** The report as a document: the same blocks that PDF and DOCX are made from. */
import { type CalendarDate, indianDate } from '#kernel/calendar-date.ts';
import { LAW_EDITION } from '#law/law-edition.ts';
import { cite } from '#law/authority.ts';
import { LAW_AS_OF } from '#law/tables.ts';
import type { Block, CourtDocument } from '#documents/model.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { cautionsOf } from './cautions.ts';
import type { FieldName } from './calculator-form.ts';
import { dateOf } from './form-dates.ts';
import type { CalculatorResult } from './result.ts';
import type { Pressed } from './use-calculator.ts';

interface Reported {
  readonly result: CalculatorResult;
  readonly pressed: Pressed;
  readonly asOf: CalendarDate;
}

type Words = Pick<Catalogue, 'calculator' | 'law'>;

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
      paragraph(answerText(result)),
      ...(result.estimated ? [paragraph(words.calculator.estimated)] : []),
      ...missing(result, words),
      heading(words.calculator.proofs.title(result.proofs.length)),
      limbTable(result.proofs, words),
      heading(dates.caption),
      {
        kind: 'table',
        head: [dates.date, dates.day, dates.what, dates.law],
        rows: result.dates.map(({ date, day, what, law }) => [
          indianDate(date),
          String(day ?? ''),
          what,
          law,
        ]),
      },
      heading(beside),
      ...cautionsOf(result.found, words).map(({ sentence, law }) => paragraph(`${sentence} (${law})`)),
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

export const answerText = ({ answer }: CalculatorResult): string =>
  answer.sentence.replace('{date}', answer.date ? indianDate(answer.date) : '');

function missing({ answer }: CalculatorResult, { calculator, law }: Words): Block[] {
  if (answer.missing.length === 0) return [];
  const asks = answer.missing.map((fact) => law.facts[fact].ask).join(' ');
  return [{ kind: 'paragraph', text: `${calculator.missing.title}: ${asks}` }];
}

/** The same roads in the same words as on the screen. */
function discretionBlocks({ discretion }: CalculatorResult, words: Words): Block[] {
  const { title, waitsFor } = words.calculator.discretion;
  return [
    heading(title),
    paragraph(discretion.lead),
    ...discretion.roads.flatMap((road): Block[] => [
      { kind: 'heading', text: road.title, level: 3 },
      paragraph(`${road.sentence} (${[...new Set(road.law.map(cite))].join('; ')})`),
      ...(road.missing.length > 0
        ? [paragraph(waitsFor(road.missing.map((fact) => words.law.facts[fact].name)))]
        : []),
      limbTable(road.proofs, words),
      ...road.beside.map(({ sentence, law }) => paragraph(`${sentence} (${law})`)),
    ]),
  ];
}

function limbTable(proofs: CalculatorResult['proofs'], { calculator }: Words): Block {
  const { report, proofs: words } = calculator;
  return {
    kind: 'table',
    head: [report.limb, report.state, report.value, words.from, report.law],
    rows: proofs.map(({ name, state, value, from, law }) => [
      name,
      words.states[state],
      value,
      from,
      [...new Set(law.map(cite))].join('; '),
    ]),
  };
}

function scoreBlocks({ score }: CalculatorResult, { calculator, law }: Words): Block[] {
  const head = `${law.calculator.heading}. ${law.calculator.doesNotAsk}`;
  const texts =
    score.kind === 'needs-maximum'
      ? [law.calculator.needsMaximum]
      : [`${score.score} ${calculator.score.of}.`, ...score.sentences];
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
