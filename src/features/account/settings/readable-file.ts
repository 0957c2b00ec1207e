/** Exports the user's local data as one HTML page that works without the app or a network. */
import { updateInWords } from '#text/history-event-text.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import type { Device } from '#data/react/use-device.ts';
import type { ApplicationRow, CaseRow, Draft, FeedbackRow } from '#data/store/rows.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { nameFor } from '#domain/case/name-for.ts';
import { titleFor } from '#domain/case/title-for.ts';

type ReadableWords = Catalogue['settings']['readable'];
type Line = readonly [label: string, value: string | undefined];

interface Part {
  readonly title: string;
  readonly lines: readonly Line[];
}

export async function readableFile(
  { db, user }: Pick<Device, 'db' | 'user'>,
  text: Catalogue,
  day: CalendarDate,
): Promise<string> {
  const words = text.settings.readable;
  const [drafts, applications, cases, feedback] = await Promise.all([
    db.drafts.orderBy('updatedAt').toArray(),
    db.applications.orderBy('createdAt').toArray(),
    db.cases.orderBy('createdAt').toArray(),
    db.feedback.orderBy('at').toArray(),
  ]);
  const sections: readonly [string, readonly Part[]][] = [
    [words.drafts, drafts.toReversed().map((each) => draftPart(each, text))],
    [words.applications, applications.toReversed().map((each) => applicationPart(each, text))],
    [words.cases, cases.toReversed().map((each) => casePart(each, text))],
    [words.feedback, feedback.toReversed().map(feedbackPart)],
  ];
  const title = words.title(user.name);
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style>`,
    `<h1>${escaped(title)}</h1><p>${escaped(words.made(indianDate(day)))}</p>`,
    ...sections.map(([head, parts]) => sectionOf(head, parts, words)),
    '</html>',
  ].join('\n');
}

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-line}article{border-top:1px solid #999;padding:1rem 0}';

function sectionOf(title: string, parts: readonly Part[], words: ReadableWords): string {
  const articles = parts.map(
    ({ title: head, lines }) =>
      `<article><h3>${escaped(head)}</h3><dl>${lines
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value ?? '')}</dd>`)
        .join('')}</dl></article>`,
  );
  return `<h2>${escaped(title)} (${parts.length})</h2>${articles.join('\n') || `<p>${escaped(words.none)}</p>`}`;
}

/** Escapes user input for HTML. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const courtOf = (value: string, { choices }: Catalogue): string =>
  choices.court.find((each) => each.value === value)?.label ?? value;

const dayOfInstant = (at: string): string => indianDate(dayInIndia(new Date(at)));

function applicationPart(record: ApplicationRow, text: Catalogue): Part {
  const { labels, noNumber } = text.settings.readable;
  const { bail, case: matter, status, updates } = record;
  return {
    title: nameFor(record),
    lines: [
      [labels.number, record.applicationNumber ?? noNumber],
      [labels.status, status],
      [labels.filed, dayOfInstant(record.createdAt)],
      [labels.fir, matter.firNumber],
      [labels.station, matter.policeStation],
      [labels.court, [courtOf(matter.court, text), matter.courtPlace].filter(Boolean).join(', ')],
      [labels.sections, matter.sections.join(', ')],
      [labels.allegations, matter.allegations],
      [labels.grounds, bail.grounds],
      [labels.conditions, bail.customConditions],
      [
        labels.history,
        updates.map((line) => `${dayOfInstant(line.date)}: ${updateInWords(line, text.told)}`).join('\n'),
      ],
    ],
  };
}

function casePart(record: CaseRow, text: Catalogue): Part {
  const { labels } = text.settings.readable;
  const { nextHearingDate } = record;
  return {
    title: titleFor(record),
    lines: [
      [labels.number, record.caseNumber],
      [labels.status, record.status],
      [labels.fir, record.firNumber],
      [labels.station, record.policeStation],
      [labels.court, courtOf(record.court, text)],
      [labels.next, nextHearingDate && indianDate(nextHearingDate)],
      [labels.description, record.description],
    ],
  };
}

function draftPart({ form, updatedAt }: Draft, text: Catalogue): Part {
  const { labels, noNumber } = text.settings.readable;
  return {
    title: form.fullName || noNumber,
    lines: [
      [labels.changed, dayOfInstant(updatedAt)],
      [labels.fir, form.firNumber],
      [labels.station, form.policeStation],
      [labels.sections, form.sections],
      [labels.allegations, form.allegations],
      [labels.grounds, form.bailGrounds],
      [labels.conditions, form.customConditions],
    ],
  };
}

const feedbackPart = ({ subject, message, details }: FeedbackRow): Part => ({
  title: subject,
  lines: [['', [message, details].filter(Boolean).join('\n')]],
});
