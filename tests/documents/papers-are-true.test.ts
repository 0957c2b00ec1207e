/**
 * For any record, no sentence of a paper contradicts law or record. Every date is one of theirs, every claimed right
 * was determined, and "none" or "first" appear only if true.
 */
import { describe, expect, it } from 'vitest';
import { addDays, day, indianDate } from '../../src/kernel/calendar-date.ts';
import { bailApplication } from '../../src/documents/bail-application.ts';
import { reliefFinding } from '../../src/documents/relief-finding.ts';
import { libertyDates } from '../../src/law-explain/liberty-dates.ts';
import { isGranted } from '../../src/documents/common-sections/earlier-applications.ts';
import { TABLES } from '../law/law-tables.ts';
import { falsehoods, type Paper, SECTIONS } from './generated-papers.ts';

const foundDates = ({ found, matter }: Paper): Set<string> => {
  const { defaultBail, undertrial, sixtyDays, bailable, highCourtAppeal } = found;
  const { case: recorded, bail, context } = matter;
  const known = [
    recorded,
    bail,
    context.filedOn,
    context.earlier,
    defaultBail,
    undertrial,
    sixtyDays,
    bailable,
    highCourtAppeal,
    libertyDates(found),
  ];
  const days = new Set(JSON.stringify(known).match(/\d{4}-\d{2}-\d{2}/g));
  // a period ends the day before the right begins
  const withLast = [...days].flatMap((on) => [on, addDays(day(on), -1)]);
  return new Set(withLast.map((on) => indianDate(day(on))));
};

/** The day of filing, or the earlier day of release on bail. */
const lastDayHeld = (first: string, { case: { bailOrder }, context }: Paper['matter']): string => {
  const freed = bailOrder?.state === 'granted' ? bailOrder.releasedOn : undefined;
  return freed !== undefined && freed >= first && freed < context.filedOn ? freed : context.filedOn;
};

/** Days of the judgments that a paper lists. */
const DECISION_DAYS = new Set(
  TABLES.judgments.flatMap(({ date }) => (date === undefined ? [] : [indianDate(date)])),
);

describe('statements of an application', () => {
  it('contain only recorded or determined dates', () => {
    const strange = falsehoods((paper) => {
      const allowed = foundDates(paper);
      return (paper.text.match(/\d{2}-\d{2}-\d{4}/g) ?? []).filter(
        (printed) => !allowed.has(printed) && !DECISION_DAYS.has(printed),
      );
    });
    expect(strange).toEqual([]);
  });

  it('claim a right only from its determined date', () => {
    const claimed = falsehoods(({ text, found: { defaultBail, sixtyDays, bailable } }) => {
      const arose = `The right to bail arose on ${indianDate(defaultBail.dates?.from ?? day('1900-01-01'))}`;
      const isEntitled = defaultBail.conclusion.kind === 'entitled' && text.includes(arose);
      return [
        /is bailable|matter of right/.test(text) && bailable.conclusion.kind !== 'entitled' && 'bailable',
        /right to bail arose/.test(text) && !isEntitled && 'default bail',
        /Sixty days from/.test(text) && sixtyDays.conclusion.kind !== 'entitled' && 'sixty days',
      ];
    });
    expect(claimed).toEqual([]);
  });

  it('state an elapsed part of the term only after it elapsed', () => {
    const early = falsehoods(({ text, found: { undertrial }, matter }) => {
      const dates = [undertrial.thresholdDate, undertrial.dates?.maximum];
      const reached = dates.some((on) => on && on <= matter.context.filedOn);
      const open = undertrial.caseLevel.kind !== 'barred';
      return [/was completed on/.test(text) && !(open && reached) && 'undertrial'];
    });
    expect(early).toEqual([]);
  });

  it('describe the person only as recorded', () => {
    const mismatches = falsehoods(({ text, found: { matter } }) => [
      /has never been convicted/.test(text) && matter.neverConvicted !== true && 'never convicted',
      /may be arrested on an accusation/.test(text) && matter.arrested === true && 'to be arrested',
      /is in (police|judicial) custody/.test(text) && matter.inCustody === false && 'in custody',
    ]);
    expect(mismatches).toEqual([]);
  });

  it('deny a bar only if no bar applies', () => {
    const denied = falsehoods(({ text, found }) => {
      const grave = found.matter.rows.some(({ death, life }) => death || life);
      const open = found.anticipatory.conclusion.kind === 'entitled';
      return [
        /(named above|offence alleged) is punishable with death/.test(text) && grave && 'death or life',
        /special Act denies this relief/.test(text) && !open && 'anticipatory bail',
      ];
    });
    expect(denied).toEqual([]);
  });
});

describe('completeness of an application', () => {
  it('pleads every special condition before bail on merits', () => {
    const left = falsehoods(({ text, found, matter: { relief } }) => {
      const merits = relief?.startsWith('regular-') === true || relief === 'anticipatory';
      const { conclusion } = found.specialGates;
      if (!merits || conclusion.kind !== 'barred') return [];
      const twin = conclusion.because.filter(({ code }) => code === 'twin-conditions');
      const sections = twin.map(({ authority }) => authority.at.replace(/^s\./, ''));
      return sections.filter(
        (section) => !text.includes(`ection\u00a0${section}`) && !text.includes(`ection ${section}`),
      );
    });
    expect(left).toEqual([]);
  });

  it('prints "none" and "first" only without recorded applications', () => {
    const hidden = falsehoods(({ text, matter }) => {
      const { bail, context } = matter;
      const recorded = context.earlier?.length ?? 0;
      const listed = text.match(/Filing reference ZB/g)?.length ?? 0;
      return [
        recorded > 0 && /no earlier application|FIRST/.test(text) && 'none',
        listed !== recorded && `${listed} of ${recorded}`,
        text.includes('FIRST') && bail.previousApplications !== 'none' && 'first',
      ];
    });
    expect(hidden).toEqual([]);
  });

  it('prints neither "none" nor "first" after a bail order', () => {
    const hidden = falsehoods(({ text, matter }) => [
      isGranted(matter) && /no earlier application|FIRST/.test(text) && 'an order of bail',
    ]);
    expect(hidden).toEqual([]);
  });

  it('counts days in custody from the day of arrest', () => {
    const miscounted = falsehoods(({ text, found, matter }) => {
      const counted = /has been in custody for ([\d,]+) days? \(both days/.exec(text)?.[1];
      if (counted === undefined) return [];
      const { firstDay: first } = found.matter;
      const right =
        first && addDays(first, Number(counted.replaceAll(',', '')) - 1) === lastDayHeld(first, matter);
      return [!(right && found.matter.arrested === true) && counted];
    });
    expect(miscounted).toEqual([]);
  });

  it('requires an answer if the law bars the relief', () => {
    const silent = falsehoods(({ matter }) => {
      const conclusion = reliefFinding(matter);
      if (conclusion?.kind !== 'barred' && conclusion?.kind !== 'not-yet') return [];
      const { applicant, case: recorded, bail, context } = matter;
      const { concerns } = bailApplication({ applicant, case: recorded, bail }, context);
      return [!concerns.some(({ answer }) => answer === 'needed') && conclusion.kind];
    });
    expect(silent).toEqual([]);
  });
});

it('uses known sections and one unknown section as test data', () => {
  expect(SECTIONS.filter((name) => !TABLES.byName.has(name.toLowerCase()))).toEqual(['chori']);
});
