/** Limits of one import. */
export interface ImportLimits {
  readonly rows: number;
  readonly bytes: number;
}

interface Range {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  readonly of: string;
}

const MB = 1_048_576;

export const importLimitsFrom = (number: (name: string, range: Range) => number): ImportLimits => ({
  rows: number('IMPORT_ROWS', { usual: 10_000, least: 1, most: 50_000, of: 'rows' }),
  bytes: MB * number('IMPORT_MEGABYTES', { usual: 8, least: 1, most: 64, of: 'megabytes' }),
});
