/** Statements on rights, conditions and grounds that no paper may make, over every relief in both languages. */
import { expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { preflight } from '#documents/preflight/preflight.ts';
import { day } from '#kernel/calendar-date.ts';
import type { Relief } from '#law/relief.ts';
import { RELIEFS } from '#contract/application/application.ts';
import { draftOf, everyPaper, EVERYWHERE, type Facts, inBoth, MANY, saying } from './every-paper.ts';
import { context, full } from '../sample-application.ts';

it('never says that bailable offences are not all bailable because of BNS 190', () => {
  const sections = ['BNS 189(2)', 'BNS 191(2)', 'BNS 115(2)', 'BNS 190', 'BNS 3(5)'];
  const [english = ''] = inBoth(draftOf('bailable', sections, { case: { court: 'magistrate' } }));
  expect(english).toContain('is bailable. Release on bail is a matter of right');
});

it('never offers default bail after a charge-sheet in time because of one unread section', () => {
  const facts: Facts = {
    firDate: day('2026-08-01'),
    offenceDate: day('2026-07-30'),
    arrestDate: day('2026-08-02'),
    firstRemandDate: day('2026-08-03'),
    chargesheet: { state: 'filed', on: day('2026-10-01') },
    trial: undefined,
    caseNumber: undefined,
  };
  for (const relief of RELIEFS) {
    const { concerns, blocks } = bailApplication(
      draftOf(relief, ['BNS 303(2)', 'chori'], { case: facts }),
      context,
    );
    expect(concerns.map(({ key }) => key)).not.toContain('may-be-open:default-bail');
    expect(JSON.stringify(blocks)).not.toMatch(/indefeasible right/);
  }
});

it('never says default bail because copies came late', () => {
  const papers = MANY.flatMap((sections) => inBoth(draftOf('default', sections)));
  expect(saying(papers, /\bcopies\b|प्रतियाँ/)).toEqual([]);
});

it('never says that the annexure of Zeba Khan is mandatory', () => {
  const papers = RELIEFS.flatMap((relief) =>
    inBoth({ ...draftOf(relief, ['BNS 303(2)']), annexure: { omitted: [] } }),
  );
  expect(papers.some((text) => text.includes('A. Case'))).toBe(true);
  expect(
    saying(
      papers,
      /mandatory[^.]*(annexure|disclosure)|(annexure|disclosure)[^.]*mandatory|अनिवार्य प्रकटीकरण/i,
    ),
  ).toEqual([]);
});

it('never says anticipatory bail until the charge-sheet', () => {
  const papers = MANY.flatMap((sections) => inBoth(draftOf('anticipatory', sections)));
  expect(saying(papers, /(till|until)[^.;]*(charge-sheet|police report)|आरोप-पत्र दाखिल होने तक/)).toEqual([]);
});

it('never says that the applicant is ready to deposit money, without a warning', () => {
  expect(saying(EVERYWHERE, /ready to deposit|राशि जमा करने को तैयार/)).toEqual([]);
  const draft = draftOf('regular-sessions', ['BNS 318(4)'], {
    bail: { proposedConditions: 'custom', customConditions: 'to deposit Rs 5 lakh with the Court' },
  });
  const findings = preflight({
    matter: matterOf(draft, context),
    document: bailApplication(draft, context),
  });
  expect(findings.map(({ key }) => key)).toContain('condition:deposit');
});

it('never says that a convict is presumed innocent', () => {
  const papers = MANY.flatMap((sections) => inBoth(draftOf('suspension', sections)));
  expect(saying(papers, /presum|निर्दोष मान/i)).toEqual([]);
});

it('never says the conditions of section 51A for a first offender under the Wild Life Act', () => {
  expect(saying(everyPaper(['WILDLIFE 51(1)'], { antecedents: { known: true, rows: [] } }), /51A/)).toEqual(
    [],
  );
});

it('never says section 43D(5) for sections 10 to 13 of the UAPA', () => {
  expect(saying(everyPaper(['UAPA 13(1)']), /43D\(5\)/)).toEqual([]);
});

const womanIn = (relief: Relief): BailDraft => ({
  ...draftOf(relief, ['PMLA 4']),
  applicant: { ...full.applicant, gender: 'female' },
});

it('never says that a woman satisfies the conditions of PMLA 45', () => {
  expect(
    saying(
      RELIEFS.flatMap((relief) => inBoth(womanIn(relief))),
      /not guilty of such offence|ऐसे अपराध की दोषी/,
    ),
  ).toEqual([]);
});

it('never says that a notice by WhatsApp was served', () => {
  expect(saying(EVERYWHERE, /whatsapp|व्हाट्सऐप/i)).toEqual([]);
});

it('never says seven days of notice for anticipatory bail', () => {
  const papers = MANY.flatMap((sections) => inBoth(draftOf('anticipatory', sections)));
  expect(saying(papers, /seven days|सात दिन/)).toEqual([]);
});

it('never says the proviso of section 480(1) before arrest', () => {
  const woman = {
    ...draftOf('anticipatory', ['BNS 103(1)']),
    applicant: { ...full.applicant, gender: 'female' as const },
  };
  expect(saying(inBoth(woman), /480\(1\)/)).toEqual([]);
});

it('never stays silent on anticipatory bail in a bailable offence', () => {
  const draft = draftOf('anticipatory', ['BNS 351(2)']);
  const { concerns } = bailApplication(draft, context);
  const needed = concerns.filter(({ answer }) => answer === 'needed').map(({ key }) => key);
  expect(needed).toContain('bar:bailable-so-released-of-right');
  for (const text of inBoth(draft)) expect(text).not.toMatch(/may be arrested|गैर-जमानती/);
});
