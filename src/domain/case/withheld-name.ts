/** Takes the names of a person out of texts. */

/** Courts write it for a name that they withhold. */
export const WITHHELD_NAME = 'X';

interface PersonNames {
  readonly name?: string | undefined;
  readonly nameLocal?: string | undefined;
}

/** The names of the person become `instead`. */
export const withoutNames = (text: string, person: PersonNames, instead: string): string =>
  namesOf(person).reduce((left, name) => left.replaceAll(wholeName(name), instead), text);

/** The full names, and the given name alone. */
function namesOf({ name = '', nameLocal = '' }: PersonNames): string[] {
  const full = [name, nameLocal].map((each) => each.trim());
  const given = full.flatMap((each) => each.split(/\s+/)[0] ?? []);
  return [...full, ...given].filter((each) => each.length > SHORTEST);
}

/** Initials name nobody. */
const SHORTEST = 2;

const wholeName = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])${name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\p{L}\p{M}])`,
    'giu',
  );
