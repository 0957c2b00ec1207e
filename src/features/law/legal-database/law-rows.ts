/**
 * Renders list rows directly in the DOM, because React takes a quarter of the time of a keystroke on a cheap
 * phone. Only this module changes the list.
 */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import { type CardOpening, openInstead } from '#parts/law-library/card-link.tsx';
import type { CardLine } from '#parts/law-library/library-queries.ts';
import type { Digest } from '#parts/law-library/use-digest.ts';
import { CASE } from '#search/cards/library.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { punishmentText } from './punishment-text.ts';
import { rowFacts } from './row-facts.ts';

/** Row format of a list. */
export interface LawRowSaid {
  readonly words: Catalogue;
  readonly digest: Digest;
  /** Language of the screen; texts in it need no lang attribute. */
  readonly language: LanguageCode;
  /** Length of the description in a row. */
  readonly preview: number;
  /** Key of the open card. */
  readonly at: string;
  readonly opening: CardOpening;
}

/** Letters of a code in the usual size of the number. */
const LONG_CODE = 8;
/** Rows visible on the smallest phone; others are measured after layout. */
const FIRST_ROWS = 3;
/** Debounce in ms. */
export const REST_MS = 120;

export interface LawRows {
  /** Renders all rows now. */
  readonly draw: (lines: readonly CardLine[], said: LawRowSaid) => void;
  /** Renders visible rows in the next frame and the others after a pause. */
  readonly drawForKey: (lines: readonly CardLine[], said: LawRowSaid) => void;
  /** Cancels pending rendering. */
  readonly stop: () => void;
}

/** `list` must be an empty `ul` that nothing else changes. */
export function lawRows(list: HTMLUListElement): LawRows {
  const rows: Row[] = [];
  let sight = Infinity;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  };
  const drawRow = (line: CardLine, place: number, rowFormat: LawRowSaid) => {
    const row = (rows[place] ??= newRow(list));
    if (row.said === rowFormat && isSame(row.line, line)) return;
    row.line = line;
    row.said = rowFormat;
    change(row, line, rowFormat);
  };
  const drawFrom = (first: number, lines: readonly CardLine[], rowFormat: LawRowSaid) => {
    for (const [place, line] of lines.entries()) if (place >= first) drawRow(line, place, rowFormat);
  };
  const dropAfter = (count: number) => {
    for (const { item } of rows.splice(count)) item.remove();
  };
  return {
    draw: (lines, rowFormat) => {
      stop();
      drawFrom(0, lines, rowFormat);
      dropAfter(lines.length);
    },
    drawForKey: (lines, rowFormat) => {
      stop();
      drawFrom(0, lines.slice(0, FIRST_ROWS), rowFormat);
      dropAfter(lines.length);
      frame = requestAnimationFrame(() => {
        for (let place = FIRST_ROWS; place < lines.length; place += 1) {
          const [above, line] = [rows[place - 1], lines[place]];
          if (!above || !line || above.item.getBoundingClientRect().bottom >= sight) break;
          drawRow(line, place, rowFormat);
        }
      });
      rest = setTimeout(() => {
        drawFrom(FIRST_ROWS, lines, rowFormat);
        frame = requestAnimationFrame(() => {
          rest = setTimeout(() => (sight = endOfSight(list)));
        });
      }, REST_MS);
    },
    stop,
  };
}

/** Bottom of the visible area in window pixels, above the fixed bar. */
function endOfSight(list: HTMLUListElement): number {
  const last = document.elementFromPoint(list.getBoundingClientRect().left + 1, innerHeight - 1);
  return !last || last.contains(list) || list.contains(last) ? innerHeight : last.getBoundingClientRect().top;
}

/** The text of a key changes only with a new edition of the official texts. */
const isSame = (one: CardLine | null, other: CardLine): boolean =>
  one?.key === other.key && one.description === other.description;

interface Row {
  readonly item: HTMLLIElement;
  readonly link: HTMLAnchorElement;
  readonly name: HTMLElement;
  readonly number: Text;
  readonly title: Text;
  readonly citation: Text;
  readonly facts: Text;
  readonly other: Text;
  readonly text: Text;
  readonly citationLine: HTMLElement;
  readonly factsLine: HTMLElement;
  readonly otherLine: HTMLElement;
  readonly textLine: HTMLElement;
  line: CardLine | null;
  said: LawRowSaid | null;
}

function newRow(list: HTMLUListElement): Row {
  const [item, link, name] = [element('li', 'item law-row'), element('a'), element('span', 'law-number num')];
  const [under, citationLine, textLine] = [element('div', 'under'), element('p', 'num'), element('p')];
  const [factsLine, otherLine] = [element('p', 'num'), element('p', 'law-other num')];
  otherLine.ariaHidden = 'true';
  const [number, title] = [new Text(), new Text()];
  const [citation, facts, other, text] = [new Text(), new Text(), new Text(), new Text()];
  name.append(number);
  link.append(name, ' ', title);
  citationLine.append(citation);
  factsLine.append(facts);
  otherLine.append(other);
  textLine.append(text);
  under.append(otherLine, citationLine, factsLine, textLine);
  item.append(link, under);
  list.append(item);
  const row: Row = {
    item,
    link,
    name,
    number,
    title,
    citation,
    facts,
    other,
    text,
    citationLine,
    factsLine,
    otherLine,
    textLine,
    line: null,
    said: null,
  };
  link.addEventListener('click', (event) => {
    if (row.line && row.said) openInstead(event, row.said.opening, row.line.key);
  });
  return row;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  return made;
}

function change(
  row: Row,
  line: CardLine,
  { words, digest, language, preview, at, opening }: LawRowSaid,
): void {
  const { item, link, citationLine, textLine } = row;
  const { key, code, section, title, offence, citation } = line;
  const { text, lang } = offence
    ? { text: punishmentText(offence, words), lang: undefined }
    : digest(line.description);
  const open = key === at;
  if (item.classList.contains('is-open') !== open) {
    item.classList.toggle('is-open', open);
    if (open) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  link.setAttribute('href', opening.hrefOf(key));
  link.dataset['row'] = key;
  row.name.classList.toggle('law-number--long', code.length > LONG_CODE);
  say(row.number, code === CASE ? words.legalDatabase.judgment : words.legalDatabase.name(code, section));
  say(row.title, words.law.named(title));
  sayIn(citationLine, row.citation, citation ?? '');
  sayOffence(row, line, { words, text: text.length > preview ? `${text.slice(0, preview)}…` : text });
  const foreign = lang !== undefined && lang !== language ? lang : '';
  if (textLine.lang !== foreign) textLine.lang = foreign;
}

/** `text` is heard only, if the facts of an offence take its place on the screen. */
function sayOffence(row: Row, line: CardLine, { words, text }: { words: Catalogue; text: string }): void {
  const { facts, number, numbers } = rowFacts(line, words);
  sayIn(row.factsLine, row.facts, facts);
  sayIn(row.otherLine, row.other, number);
  row.textLine.className = facts === '' ? '' : 'vh';
  sayIn(row.textLine, row.text, numbers === '' ? text : `${numbers}. ${text}`);
}

function say(where: Text, text: string): void {
  if (where.data !== text) where.data = text;
}

function sayIn(line: HTMLElement, where: Text, text: string): void {
  say(where, text);
  if (line.hidden !== (text === '')) line.hidden = text === '';
}
