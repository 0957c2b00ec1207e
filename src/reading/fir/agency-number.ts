/** Numbers of the Union's agencies, which have their own forms. */
import type { FirAgency, FirNumber } from './fir-reading.ts';

type Groups = readonly (string | undefined)[];
type AgencyForm = readonly [RegExp, (groups: Groups) => FirNumber];

const plain = (number = ''): string => number.replace(/^0+(?=\d)/, '');

const agencyNumber = (
  agency: FirAgency,
  {
    number,
    year,
    unit,
    series,
  }: {
    number?: string | undefined;
    year?: string | undefined;
    unit?: string | undefined;
    series?: string | undefined;
  },
): FirNumber => ({
  number: plain(number),
  year: year === undefined ? null : Number(year),
  agency,
  ...(unit !== undefined && { unit: unit.toUpperCase() }),
  ...(series !== undefined && { series: series.toUpperCase() }),
});

const S = String.raw`[\s./-]*`;
const UNIT = String.raw`([A-Z]{2,8}(?:-[IVX]+|-\d)?)`;
const form = (text: string): RegExp => new RegExp(text, 'iu');

const FORMS: readonly AgencyForm[] = [
  // CBI: branch, year, register, number
  [
    form(String.raw`(?<![A-Z])RC${S}(\d{3})${S}((?:19|20)\d\d)${S}([A-Z])${S}(\d{1,5})(?!\d)`),
    ([unit, year, series, number]) => agencyNumber('CBI', { unit, year, series, number }),
  ],
  [
    form(String.raw`(?<![A-Z])RC${S}([A-Z]{2,4})${S}((?:19|20)\d\d)${S}([A-Z])${S}(\d{1,5})(?!\d)`),
    ([unit, year, series, number]) => agencyNumber('CBI', { unit, year, series, number }),
  ],
  // CBI: RC 12(A)/2024/CBI/ACB/Mumbai, RC-12/A/2024
  [
    form(
      String.raw`(?<![A-Z])RC${S}(?:No\.?\s*)?(\d{1,5})\s*[(/-]?\s*([AESN])\s*\)?\s*[/-]\s*((?:19|20)\d\d)(?:\s*-\s*([A-Z]{2,5}))?`,
    ),
    ([number, series, year, unit]) => agencyNumber('CBI', { number, series, year, unit }),
  ],
  [
    form(
      String.raw`(?<![A-Z])RC${S}(?:No\.?\s*)?(\d{1,5})\s*/\s*((?:19|20)\d\d)\s*/\s*NIA(?:\s*/\s*([A-Z]{2,5}))?`,
    ),
    ([number, year, unit]) => agencyNumber('NIA', { number, year, unit }),
  ],
  [
    form(String.raw`NIA${S}(?:Case${S})?RC${S}(\d{1,5})\s*/\s*((?:19|20)\d\d)(?:\s*/\s*([A-Z]{2,5}))?`),
    ([number, year, unit]) => agencyNumber('NIA', { number, year, unit }),
  ],
  [
    form(String.raw`(?<![A-Z])RC${S}(?:No\.?\s*)?(\d{1,5})\s*/\s*((?:19|20)\d\d)`),
    ([number, year]) => agencyNumber('CBI', { number, year }),
  ],
  // ED: unit before or behind the number
  [
    form(String.raw`ECIR${S}(?:No\.?\s*)?${UNIT}\s*/\s*(\d{1,5})\s*/\s*((?:19|20)\d\d)`),
    ([unit, number, year]) => agencyNumber('ED', { unit, number, year }),
  ],
  [
    form(String.raw`ECIR${S}(?:No\.?\s*)?(\d{1,5})\s*/\s*${UNIT}\s*/\s*((?:19|20)\d\d)`),
    ([number, unit, year]) => agencyNumber('ED', { unit, number, year }),
  ],
  [
    form(String.raw`ECIR${S}(?:No\.?\s*)?(\d{1,5})\s*/\s*((?:19|20)\d\d)`),
    ([number, year]) => agencyNumber('ED', { number, year }),
  ],
  [
    form(String.raw`NCB\s*/\s*${UNIT}\s*/\s*(?:CR|Crime)?${S}(?:No\.?\s*)?(\d{1,5})\s*/\s*((?:19|20)\d\d)`),
    ([unit, number, year]) => agencyNumber('NCB', { unit, number, year }),
  ],
  [
    form(String.raw`NCB[\s\S]{0,20}?(?<![A-Z])([IVX]+)\s*/\s*(\d{1,5})\s*/\s*${UNIT}\s*/\s*((?:19|20)\d\d)`),
    ([series, number, unit, year]) => agencyNumber('NCB', { series, unit, number, year }),
  ],
  [
    form(
      String.raw`(?<![A-Z])([IVX]+)\s*/\s*(\d{1,5})\s*/\s*${UNIT}\s*/\s*((?:19|20)\d\d)(?=[\s,(]{1,3}NCB)`,
    ),
    ([series, number, unit, year]) => agencyNumber('NCB', { series, unit, number, year }),
  ],
  [
    form(
      String.raw`NCB[\s\S]{0,24}?(?<!\d)(\d{1,5})\s*/\s*(?:${UNIT}\s*/\s*)?((?:19|20)\d\d)(?:\s*/\s*${UNIT})?`,
    ),
    ([number, unit, year, after]) => agencyNumber('NCB', { unit: unit ?? after, number, year }),
  ],
  [
    form(String.raw`DRI\s*/\s*${UNIT}\s*/[^\d]{0,20}(\d{1,5})\s*/\s*((?:19|20)\d\d)`),
    ([unit, number, year]) => agencyNumber('DRI', { unit, number, year }),
  ],
  [
    form(String.raw`DGGI\s*/[^\d]{0,30}(\d{1,5})\s*/\s*((?:19|20)\d\d)`),
    ([number, year]) => agencyNumber('DGGI', { number, year }),
  ],
  [
    form(String.raw`SFIO[^\d]{0,30}(\d{1,5})\s*/\s*((?:19|20)\d\d)`),
    ([number, year]) => agencyNumber('SFIO', { number, year }),
  ],
];

/** Gujarat: eight digits of the station, two of the year, four of the crime. */
const GUJARAT = /(?:(?<![A-Z])(I{1,2})\s?-\s?)?(?<!\d)(11\d{6})(\d{2})(\d{4})(?!\d)/u;

export interface AgencyMatch {
  readonly fir: FirNumber;
  /** The text without the number. */
  readonly rest: string;
}

export function agencyNumberIn(text: string): AgencyMatch | null {
  for (const [pattern, read] of FORMS) {
    const match = pattern.exec(text);
    if (match) return { fir: read(match.slice(1)), rest: text.replace(match[0], ' ') };
  }
  const gujarat = GUJARAT.exec(text);
  if (!gujarat) return null;
  const [all, series, unit = '', year = '', number] = gujarat;
  return {
    fir: { number: plain(number), year: 2000 + Number(year), unit, ...(series !== undefined && { series }) },
    rest: text.replace(all, ' '),
  };
}
