/** Reads which sections a record names, only as far as a document must know: "BNS 65(2)", "65(2) BNS", "u/s 302 IPC". */

const READABLE =
  /^(?:u\/s\.?\s*|s\.?\s*|section\s*)?(?:([A-Za-z/&-]+)[\s-]+)?(\d{1,3}[A-Z]{0,2}(?:\([0-9a-zA-Z]+\))*)(?:[\s,/]+([A-Za-z/&-]+))?$/;

export interface NamedSection {
  /** The Act's short code in capitals; null where none is written. */
  readonly act: string | null;
  readonly section: string;
}

/** Null for what cannot be read with certainty. */
export function namedSection(text: string): NamedSection | null {
  const match = READABLE.exec(text.trim());
  if (!match) return null;
  const [, before, section = '', after] = match;
  if (before && after) return null;
  const act = before ?? after;
  return { act: act ? act.toUpperCase() : null, section };
}

/** Those that surely are BNS 65 or 70(2), or IPC 376(3), 376AB, 376DA or 376DB: rape of a child. */
export const namesChildRape = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const named = namedSection(text);
    if (named?.act === 'IPC') return /^376(\(3\)|AB|DA|DB)/.test(named.section);
    return named?.act === 'BNS' && /^(65(\(|$)|70\(2\))/.test(named.section);
  });

/** True only where every section is read with its Act, and none is one of those or might hold one. */
export const surelyNoChildRape = (texts: readonly string[]): boolean =>
  texts.length > 0 &&
  texts.every((text) => {
    const named = namedSection(text);
    if (!named?.act) return false;
    if (named.act === 'IPC') return !/^376(\D|$)/.test(named.section);
    return named.act !== 'BNS' || !/^(65|70)(\D|$)/.test(named.section);
  });

export const namesAtrocitiesAct = (texts: readonly string[]): boolean =>
  texts.some((text) => /\bsc\s*[/&-]?\s*st\b|scheduled castes|atrocit/i.test(text));
