/** Splits running text into paragraphs: by its numbers or bullets, otherwise by blank lines. */
const MARKED = /^\s*(?:\(?(?:\d{1,2}|[\u0966-\u096f]{1,2})[.)]|[•*-])\s+/;

export function paragraphsOf(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const marked = lines.filter((line) => MARKED.test(line)).length > 0;
  return (marked ? byMarks(lines) : lines.join('\n').split(/\n[ \t]*\n/))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** One item per line without its marker, for conditions and prayers. */
export function itemsOf(text: string): string[] {
  const paragraphs = paragraphsOf(text);
  return paragraphs.length > 1
    ? paragraphs
    : text
        .split('\n')
        .map(unmarked)
        .filter((line) => line !== '');
}

function byMarks(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    if (MARKED.test(line) || found.length === 0) found.push(unmarked(line));
    else if (line.trim() === '') found.push('');
    else found[found.length - 1] = `${found.at(-1) ?? ''}\n${line.trim()}`;
  }
  return found;
}

const unmarked = (line: string): string => line.replace(MARKED, '').trim();
