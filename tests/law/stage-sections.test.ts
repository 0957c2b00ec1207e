import { expect, it } from 'vitest';
import { FORMER_SECTIONS, STAGE_SECTIONS } from '#law/stage-sections.ts';
import evidence from '#law/tables/evidence.json' with { type: 'json' };
import grounds from '#law/tables/grounds.json' with { type: 'json' };
import offences from '#law/tables/offences.json' with { type: 'json' };
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

/** Former sections of the rows of this section, or of its subsections. */
function formerInTables(named: string): string[] {
  const [source, section = ''] = named.split(' ');
  if (source === 'BSA')
    return evidence.flatMap(({ bsa, iea }) => (bsa?.replace(/\(.*$/, '') === section && iea ? [iea] : []));
  return offences
    .filter(({ code, section: own }) => code === source && own.replace(/\(.*$/, '') === section)
    .flatMap(({ equivalent }) => equivalent.map((old) => old.section));
}

it.each(Object.entries(FORMER_SECTIONS))('agrees with the tables on %s', (named, former) => {
  const sections = formerInTables(named);
  expect(former === null ? sections.length === 0 : sections.includes(former.section)).toBe(true);
});

it('knows the former section of every section of the BSA that a ground or a proof names', () => {
  const texts = [
    ...grounds.grounds.flatMap(({ heading, text }) => [heading.en, text.en]),
    ...Object.values(grounds.proofs).map(({ en }) => en),
  ];
  const named = texts.flatMap((text) =>
    [...text.matchAll(/section ([\dA-Z]+)[^ ]* BSA/g)].map(([, section = '']) => `BSA ${section}`),
  );
  expect(named).toContain('BSA 63');
  expect(named.filter((each) => !(each in FORMER_SECTIONS))).toEqual([]);
});

it('knows the former section of every authority of the drafted grounds', () => {
  const cited = grounds.grounds
    .flatMap(({ authority }) => authority)
    .filter(({ source }) => source === 'BNS' || source === 'BSA')
    .map(({ source, at }) => `${source} ${at.replace(/^s\./, '')}`);
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter((each) => !(each in FORMER_SECTIONS))).toEqual([]);
});
