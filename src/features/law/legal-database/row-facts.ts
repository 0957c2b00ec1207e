/** An offence in a line of a list: maximum and class, and its number in the other code. */
import { isFormerCode } from '#law/code-names.ts';
import type { TableFlag } from '#law/tables.ts';
import type { CardLine } from '#parts/law-library/library-queries.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { maximumText } from '#text/offence-line.ts';

interface RowFacts {
  readonly facts: string;
  /** First number in the other code, such as "IPC 420". */
  readonly number: string;
  /** All numbers in words, for a screen reader. */
  readonly numbers: string;
}

const NO_FACTS: RowFacts = { facts: '', number: '', numbers: '' };

/** Empty for a section without an offence. */
export function rowFacts(
  { code, charge, equivalent }: Pick<CardLine, 'code' | 'charge' | 'equivalent'>,
  { picker, legalDatabase }: Pick<Catalogue, 'picker' | 'legalDatabase'>,
): RowFacts {
  if (!charge) return NO_FACTS;
  const maximum = maximumText(charge.offence, picker);
  const classes = charge.bailable.map((flag) => picker.bailable[classOf(flag)]);
  const isSame = maximum === picker.maximum.depends && charge.bailable.every((flag) => flag === 'depends');
  const numbers = [...new Set(equivalent.map((ref) => `${ref.code} ${ref.section}`))];
  const inWords = isFormerCode(code) ? picker.now : picker.was;
  return {
    facts: isSame ? legalDatabase.sentence.same : [maximum, picker.maximum.joined(classes)].join(' · '),
    number: numbers[0] ?? '',
    numbers: numbers.length === 0 ? '' : inWords(numbers.join(', ')),
  };
}

export const classOf = (flag: TableFlag): 'yes' | 'no' | 'depends' =>
  flag === 'depends' ? 'depends' : flag ? 'yes' : 'no';
