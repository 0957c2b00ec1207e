import { expect, it } from 'vitest';
import { STAGE_SECTIONS } from '#law/stage-sections.ts';
import procedure from '#law/tables/procedure.json' with { type: 'json' };

/** A row may cover a whole section; the CrPC put the period of investigation into a proviso. */
function tabled(section: string): string | null | undefined {
  const row =
    procedure.find(({ bnss }) => bnss === section) ??
    procedure.find(({ bnss }) => section.startsWith(`${bnss}(`));
  return row?.crpc?.replace(/ .*$/, '') ?? row?.crpc;
}

it.each(Object.entries(STAGE_SECTIONS))(
  'agrees with the table of procedure on BNSS %s',
  (section, { crpc }) => {
    const old = tabled(section);
    expect(old).not.toBeUndefined();
    expect(crpc?.slice(0, old?.length) ?? null).toBe(old);
  },
);
