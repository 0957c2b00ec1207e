/** Adds the operator's official texts: to the card of their section, or as new cards. */
import {
  type Provision,
  refKey,
  type OfficialSource,
  type OfficialRow,
  type OfficialText,
} from './library.ts';
import { bySection } from './section-order.ts';
import { blankProvision } from './blank-provision.ts';

/** File of one source, as served. */
export interface OfficialFile {
  readonly source: OfficialSource;
  readonly texts: readonly OfficialRow[];
}

export const officialTextsOf = (files: readonly OfficialFile[]): OfficialText[] =>
  files.flatMap(({ source, texts }) => texts.map((text) => ({ ...text, source })));

/** A section without our own data: the card holds only the official text. */
export const isOfficialOnly = ({ official, confidence }: Provision): boolean =>
  official.length > 0 && confidence.table === null && confidence.digest === null;

/** Our cards keep their order and come before the new ones, so that results and ranking do not change. */
export function withOfficialTexts(
  ours: readonly Provision[],
  texts: readonly OfficialText[],
): readonly Provision[] {
  if (texts.length === 0) return ours;
  const bySectionOfCard = new Map<string, [OfficialText, ...OfficialText[]]>();
  for (const text of texts) {
    const known = bySectionOfCard.get(refKey(text));
    if (known) known.push(text);
    else bySectionOfCard.set(refKey(text), [text]);
  }
  const joined = ours.map((provision) => {
    const official = bySectionOfCard.get(refKey(provision));
    bySectionOfCard.delete(refKey(provision));
    return official ? { ...provision, official: official.toSorted(englishFirst) } : provision;
  });
  return [...joined, ...[...bySectionOfCard.values()].map(officialCard).toSorted(bySection)];
}

const englishFirst = (a: OfficialText, b: OfficialText): number => a.language.localeCompare(b.language);

function officialCard([first, ...rest]: readonly [OfficialText, ...OfficialText[]]): Provision {
  const official = [first, ...rest].toSorted(englishFirst);
  const heading = official.find((text) => text.heading !== undefined)?.heading;
  return { ...blankProvision(first, heading ?? beginningOf(official)), official };
}

const TITLE = 60;

function beginningOf([text]: readonly OfficialText[]): string {
  const officialText = (text?.text ?? '').replaceAll(/\s+/g, ' ');
  return officialText.length > TITLE
    ? `${officialText.slice(0, TITLE).replace(/\s\S*$/, '')}…`
    : officialText;
}
