/** A State, agency or court form line is found by either name and printed in the requested language. */
import { describe, expect, it } from 'vitest';
import { NUMBER_FORMS, courtProfiles, profileLine } from '#domain/case/court-profiles.ts';
import {
  AGENCIES,
  agenciesFor,
  printedAgency,
  respondentName,
  respondentPrinted,
} from '#domain/case/respondents.ts';
import { stateNamed, stateNames } from '#domain/case/states.ts';
import { tracker as english } from '#text/en/work/tracker.ts';
import { tracker as hindi } from '#text/hi/work/tracker.ts';

const devanagari = /^[\p{Script=Devanagari}\s]+$/u;

describe('States and Union Territories', () => {
  it('have 36 entries with unique Hindi names', () => {
    const names = stateNames('hi');
    expect(names).toHaveLength(36);
    expect(new Set([...names, ...stateNames('en')]).size).toBe(72);
    expect(names.filter((name) => !devanagari.test(name))).toEqual([]);
  });

  it.each([
    ['महाराष्ट्र', 'Maharashtra'],
    ['महाराष्ट्र राज्य', 'Maharashtra'],
    [' छत्तीसगढ़ ', 'Chhattisgarh'],
    ['State of West Bengal', 'West Bengal'],
    ['jammu & kashmir', 'Jammu and Kashmir'],
    ['Bombay Presidency', 'Bombay Presidency'],
  ])('resolves %s to %s', (written, name) => {
    expect(stateNamed(written, 'en')).toBe(name);
  });

  it('use the same Hindi name for a CNR code', () => {
    const hindiNames: Readonly<Record<string, string>> = hindi.add.states;
    const known = Object.entries(english.add.states).filter(([, name]) => stateNames('en').includes(name));
    expect(known.length).toBeGreaterThan(30);
    for (const [code, name] of known)
      expect([code, hindiNames[code]]).toEqual([code, stateNamed(name, 'hi')]);
  });
});

describe('agencies', () => {
  it.each(AGENCIES)('prints %s in the document language, and short in a title', (agency) => {
    const [inEnglish, inHindi] = [printedAgency(agency, 'en'), printedAgency(agency, 'hi')];
    expect(respondentPrinted(inHindi, 'en')).toBe(inEnglish);
    expect(respondentPrinted(inEnglish, 'hi')).toBe(inHindi);
    expect(respondentName(inHindi)).not.toContain('द्वारा');
    expect(respondentName(inHindi).length).toBeLessThan(inHindi.length);
  });

  it.each([
    ['सीबीआई, भोपाल', 'cbi'],
    ['प्रवर्तन निदेशालय, दिल्ली', 'ed'],
    ['सीमा शुल्क, मुंबई', 'customs'],
    ['राष्ट्रीय जाँच एजेंसी', 'nia'],
  ])('detects an agency from %s', (policeStation, agency) => {
    expect(agenciesFor({ respondents: [], policeStation, firNumber: '' })).toEqual([agency]);
  });

  it('are not detected from an ordinary police station', () => {
    expect(agenciesFor({ respondents: [], policeStation: 'कोतवाली, मेरठ', firNumber: '218/2026' })).toEqual(
      [],
    );
  });

  it('leave another respondent unchanged', () => {
    expect(respondentPrinted('रमेश, द्वारा अधिवक्ता', 'en')).toBe('रमेश, द्वारा अधिवक्ता');
  });
});

it('translates every built-in court format line into Hindi', () => {
  const lines = courtProfiles(undefined).flatMap(
    ({ heading, jurisdiction, caseNumber, anticipatoryNumber, feeLines = [] }) =>
      [heading, jurisdiction, caseNumber, anticipatoryNumber, ...feeLines].filter(
        (line) => line !== undefined,
      ),
  );
  expect(lines.length).toBeGreaterThan(20);
  for (const line of new Set([...lines, NUMBER_FORMS[0] ?? ''])) {
    const translation = profileLine(line, 'hi');
    expect(translation.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[A-Za-z]/);
    expect(translation.match(/\{\w+\}/g)).toEqual(line.match(/\{\w+\}/g));
    expect(profileLine(translation, 'en')).toBe(line);
  }
  expect(profileLine('Court fee: ₹ 50', 'hi')).toBe('Court fee: ₹ 50');
});
