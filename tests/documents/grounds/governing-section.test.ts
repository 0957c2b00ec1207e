/** A drafted ground names the section of the code that governs its stage. */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { cite } from '#law/authority.ts';
import { day } from '#kernel/calendar-date.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { context, withFacts } from '../sample-application.ts';

const library = await loadGroundLibrary();

const arrestOf = (on: string, more: BailDraft['case'] = {}): BailDraft =>
  withFacts({
    court: 'sessions',
    sections: ['IPC 420'],
    offenceDate: day('2024-05-30'),
    firDate: day('2024-06-01'),
    arrestDate: day(on),
    firstRemandDate: day(on),
    arrest: { relativeInformed: false, appearanceNotice: false },
    person: { sickOrInfirm: true },
    ...more,
  });

const offered = (draft: BailDraft, hindi = false) => {
  const papers = hindi ? { papers: HINDI_PAPERS } : {};
  return proposedGrounds(matterOf(draft, { ...context, ...papers }), library);
};

describe('an arrest before 1 July 2024', () => {
  it.each([false, true])('is pleaded under the CrPC (Hindi: %s)', (hindi) => {
    const grounds = offered(arrestOf('2024-06-02'), hindi);
    const notice = grounds.find(({ id }) => id === 'notice-not-given');
    const relative = grounds.find(({ id }) => id === 'relative-not-informed');
    expect(notice?.heading).toMatch(/41A\(1\).CrPC/);
    expect(notice?.written({})).toMatch(/41A\(1\).CrPC/);
    expect(notice?.authorities.map(cite).join('; ')).toMatch(/41A\(1\).CrPC/);
    expect(relative?.written({})).toMatch(/50A CrPC/);
    for (const { written } of [notice, relative].filter((each) => each !== undefined)) {
      expect(written({})).not.toMatch(/BNSS/);
    }
  });

  it('is not attacked with a provision that the CrPC did not have', () => {
    expect(offered(arrestOf('2024-06-02')).map(({ id }) => id)).not.toContain('infirm-or-over-sixty-arrest');
  });
});

it('names the CrPC for an arrest from 1 July 2024 on an older FIR', () => {
  const notice = offered(arrestOf('2024-07-10')).find(({ id }) => id === 'notice-not-given');
  expect(notice?.written({})).toMatch(/41A\(1\) CrPC/);
});

it('names the BNSS for an arrest on an FIR from 1 July 2024', () => {
  const grounds = offered(arrestOf('2024-07-10', { firDate: day('2024-07-02') }));
  expect(grounds.find(({ id }) => id === 'notice-not-given')?.written({})).toMatch(/35\(3\) BNSS/);
  expect(grounds.find(({ id }) => id === 'relative-not-informed')?.written({})).toMatch(/48 BNSS/);
});

it('pleads the faults of an old arrest under the CrPC in the paper', () => {
  const text = plainText(bailApplication(arrestOf('2024-06-02'), context));
  expect(text).toMatch(/as section.50A of the Code of Criminal Procedure, 1973 requires/);
});

const older = (sections: readonly string[]): BailDraft =>
  withFacts({
    court: 'sessions',
    sections: [...sections],
    offenceDate: day('2023-01-31'),
    firDate: day('2023-02-01'),
    arrestDate: day('2023-02-09'),
    firstRemandDate: day('2023-02-10'),
  });
const textOf = (id: string, draft: BailDraft, hindi = false) => {
  const ground = offered(draft, hindi).find((each) => each.id === id);
  return `${ground?.written({})} ${ground?.authorities.map(cite).join('; ')}`;
};

const proofOf = (draft: BailDraft) =>
  offered(draft).find(({ id }) => id === 'promise-long-relationship')?.proof ?? [];

describe('an offence under the IPC', () => {
  it.each([
    {
      id: 'murder-sudden-quarrel',
      section: 'IPC 302',
      english: /section 304 IPC and not under section 302 IPC/,
      hindi: 'धारा 304 IPC',
    },
    {
      id: 'attempt-no-fatal-intent',
      section: 'IPC 307',
      english: /under section 307 IPC/,
      hindi: 'धारा 307 IPC',
    },
    {
      id: 'dowry-death-in-laws',
      section: 'IPC 304B',
      english: /section 113B of the Evidence Act.*s\.304B.IPC/s,
      hindi: 'साक्ष्य अधिनियम की धारा 113B',
    },
  ])('is not pleaded under the BNS: $id', ({ id, section, english, hindi }) => {
    const text = textOf(id, older([section]));
    expect(text).toMatch(english);
    expect(text).not.toMatch(/BNS|BSA/);
    expect(textOf(id, older([section]), true)).toContain(hindi);
  });

  it('cites the Evidence Act by its name', () => {
    const text = textOf('dowry-death-in-laws', older(['IPC 304B']));
    expect(text).toMatch(/s\.113B.Evidence Act/);
    expect(text).not.toMatch(/\bIEA\b/);
  });

  it('is proved by messages with the certificate of the Evidence Act', () => {
    expect(proofOf(older(['IPC 376(1)']))).toContainEqual({
      en: 'Messages with the certificate under section 65B of the Evidence Act',
      hi: 'साक्ष्य अधिनियम की धारा 65B के प्रमाण-पत्र सहित संदेश',
    });
    const newer = withFacts({ court: 'sessions', sections: ['BNS 64(1)'] });
    expect(JSON.stringify(proofOf(newer))).toContain('section 63 BSA');
  });

  it('is not met with an offence that the IPC did not have', () => {
    const ids = (sections: readonly string[]) => offered(older(sections)).map(({ id }) => id);
    expect(ids(['IPC 376(1)'])).not.toContain('promise-no-deceit-section-69');
    expect(ids(['IPC 376(1)'])).toContain('promise-long-relationship');
    expect(textOf('promise-long-relationship', older(['IPC 376(1)']))).not.toMatch(/s\.69/);
  });

  it('keeps the BNS for an offence under it', () => {
    expect(
      textOf('murder-sudden-quarrel', withFacts({ court: 'sessions', sections: ['BNS 103(1)'] })),
    ).toMatch(/section 105 BNS and not under section 103 BNS/);
  });
});
