import { describe, expect, it } from 'vitest';
import { readSectionList, readSections, refsOf, sectionText, unreadOf } from '#contract/case/section-text.ts';
import { TABLES } from '../law/law-tables.ts';

const names = (text: string, fallback?: 'BNS' | 'IPC') =>
  readSections(text, TABLES, fallback).map((read) =>
    read.kind === 'offence' ? sectionText(read.ref) : `${read.kind}: ${read.typed}`,
  );

const list = (texts: string[], code?: 'BNS' | 'IPC') =>
  readSectionList(texts, TABLES, { code }).map((read) =>
    read.kind === 'offence' ? sectionText(read.ref) : `${read.kind}: ${read.typed}`,
  );

describe('round trip of records and text', () => {
  it('restores every row of both tables', () => {
    expect(TABLES.offences).toHaveLength(946 + 455);
    const wrong = TABLES.offences.filter((offence) => {
      const text = sectionText(offence);
      const [read, ...more] = readSections(text, TABLES);
      return more.length > 0 || read?.kind !== 'offence' || read.offence.id !== offence.id;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('restores every row from the middle of a list', () => {
    const wrong = TABLES.offences.filter((offence) => {
      const read = readSections(`IPC 420, ${sectionText(offence)}, BNS 103(1)`, TABLES);
      return read.length !== 3 || read[1]?.kind !== 'offence' || read[1].offence.id !== offence.id;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('prints different text for every row', () => {
    expect(new Set(TABLES.offences.map(sectionText)).size).toBe(TABLES.offences.length);
  });

  it('keeps the limb in the reference', () => {
    const read = readSections('BNS 109(1) (hurt-caused)', TABLES);
    expect(refsOf(read)).toEqual([{ code: 'BNS', section: '109(1)', variant: 'hurt-caused' }]);
  });
});

const charged = (text: string) =>
  readSections(text, TABLES).map((one) => ('text' in one ? one.text : `${one.kind}: ${one.typed}`));

describe('sections as charged', () => {
  it.each([
    ['IPC 376(2)(n)', ['IPC 376(2)(n)']],
    ['304 Part II IPC', ['IPC 304 Part II']],
    ['8/20 NDPS Act', ['companion: NDPS 8', 'NDPS 20']],
    ['25/54/59 Arms Act', ['ARMS 25', 'not-charged: 54/59']],
    ['3(1)(r)(s) SC/ST Act', ['SC/ST 3(1)(r)', 'SC/ST 3(1)(s)']],
    ['धारा 420, 467, 468 भा.द.वि.', ['IPC 420', 'IPC 467', 'IPC 468']],
    ['u/s 42O IPC', ['not-recognised: IPC 42O']],
    ['u/s 483 BNSS, BNS 303(2)', ['BNS 303(2)', 'not-charged: BNSS 483']],
  ])('keeps %s', (typed, expected) => {
    expect(charged(typed)).toEqual(expected);
  });

  it('computes a clause at the row of its ancestor and says so', () => {
    const [read] = readSections('376(2)(n) IPC', TABLES);
    expect(read).toMatchObject({ ref: { code: 'IPC', section: '376(2)' }, isAncestor: true });
  });

  it('computes IPC 304 Part II at its limb', () => {
    expect(refsOf(readSections('304 Part II IPC', TABLES))).toEqual([
      { code: 'IPC', section: '304', variant: 'knowledge' },
    ]);
  });

  it('reads its own text unchanged', () => {
    const texts = ['376(2)(n), 304-II IPC', '3(1)(w)(i) SC/ST', '60 U.P. Excise Act', '5(l)/6 POCSO'].flatMap(
      (typed) => charged(typed),
    );
    const again = texts.map((text) => text.replace(/^.*: /, '')).flatMap((text) => charged(text));
    expect(again).toEqual(texts);
  });

  it('leaves a companion section open only if nothing punishes beside it', () => {
    expect(unreadOf(readSections('NDPS 8(c)', TABLES))).toEqual(['NDPS 8(c)']);
    expect(unreadOf(readSections('8(c)/21(c) NDPS', TABLES))).toEqual([]);
    expect(unreadOf(readSections('8/20 NDPS', TABLES))).toEqual(['NDPS 20']);
    expect(unreadOf(readSections('3/181 MV Act', TABLES))).toEqual([]);
  });
});

describe('typed sections', () => {
  it.each([
    ['u/s 420 IPC', ['IPC 420']],
    ['302 IPC', ['IPC 302']],
    ['IPC-420', ['IPC 420']],
    ['IPC420', ['IPC 420']],
    ['i.p.c. 420', ['IPC 420']],
    ['section 318(4) BNS', ['BNS 318(4)']],
    ['Sec. 318 (4) of the BNS', ['BNS 318(4)']],
    ['BNS 318(4), 316(2)', ['BNS 318(4)', 'BNS 316(2)']],
    ['420, 406 IPC', ['IPC 420', 'IPC 406']],
    ['302, 307 IPC, 25(1)(a) Arms Act', ['IPC 302', 'IPC 307', 'ARMS 25(1)(a)']],
    ['u/s 302/201 IPC', ['IPC 302', 'IPC 201']],
    ['302 and 307 of the Indian Penal Code, 1860', ['IPC 302', 'IPC 307']],
    ['Section 103(1) of the Bharatiya Nyaya Sanhita', ['BNS 103(1)']],
    ['15(c) NDPS', ['NDPS 15(c)']],
    ['Narcotic Drugs and Psychotropic Substances Act, 1985 s. 15(c)', ['NDPS 15(c)']],
    ['POCSO Act 6', ['POCSO 6']],
    ['3(2)(v) SC/ST Act', ['SC/ST 3(2)(v)']],
    ['420 IPC & 66D IT Act', ['IPC 420', 'IT 66D']],
    ['304-A IPC', ['IPC 304A']],
    ['BNS 2023 318(4)', ['BNS 318(4)']],
    ['u/s 420 of IPC, 1860', ['IPC 420']],
    ['IPC 188, 201', ['IPC 188', 'IPC 201']],
    ['u/s 498A/406/323 IPC', ['IPC 498A', 'IPC 406', 'IPC 323']],
    ['IPC sections 420; 406\n409', ['IPC 420', 'IPC 406', 'IPC 409']],
    ['IPC: 302, 307', ['IPC 302', 'IPC 307']],
    ['IPC 109(1) (hurt-caused)', ['not-recognised: IPC 109(1) (hurt-caused)']],
    ['109(1) (hurt-caused) BNS', ['BNS 109(1) (hurt-caused)']],
  ])('%s', (typed, expected) => {
    expect(names(typed)).toEqual(expected);
  });
});

describe('unreadable text', () => {
  it('keeps a common liability section as text', () => {
    expect(names('420/34 IPC')).toEqual(['IPC 420', 'spread: IPC 34']);
    expect(names('302 r/w 34 IPC')).toEqual(['IPC 302', 'spread: IPC 34']);
    expect(names('BNS 103(1) read with 3(5)')).toEqual(['BNS 103(1)', 'spread: BNS 3(5)']);
  });

  it('never chooses a limb of a divided section', () => {
    const [read] = readSections('BNS 318', TABLES);
    expect(read?.kind).toBe('divided');
    expect(read?.kind === 'divided' && read.limbs.map(({ section }) => section)).toEqual([
      '318(2)',
      '318(3)',
      '318(4)',
    ]);
  });

  it('gives a bare number a code only if one code has it or the caller names one', () => {
    expect(names('302')).toEqual(['not-recognised: 302']);
    expect(names('420')).toEqual(['IPC 420']);
    expect(names('85')).toEqual(['BNS 85']);
    expect(names('302', 'IPC')).toEqual(['IPC 302']);
    expect(names('420', 'IPC')).toEqual(['IPC 420']);
    expect(names('303(2)', 'BNS')).toEqual(['BNS 303(2)']);
  });

  it('keeps unreadable text unchanged', () => {
    const read = readSections('IPC 420, BNS 999, Some Local Act s. 4', TABLES);
    expect(unreadOf(read)).toEqual(['BNS 999', 's. 4 Some Local Act']);
    expect(names('')).toEqual([]);
    expect(names(' , ,')).toEqual([]);
  });
});

describe('a list of a record', () => {
  it.each<[string[], string[]]>([
    [
      ['302', '34 IPC'],
      ['IPC 302', 'spread: IPC 34'],
    ],
    [
      ['420', '467', '468', '471 IPC'],
      ['IPC 420', 'IPC 467', 'IPC 468', 'IPC 471'],
    ],
    [
      ['IPC 302', '120-B'],
      ['IPC 302', 'IPC 120B'],
    ],
    [
      ['304 Part II', '34 IPC'],
      ['IPC 304 (knowledge)', 'spread: IPC 34'],
    ],
  ])('reads %s as the typed list, also with a later day', (texts, expected) => {
    expect(list(texts, 'BNS')).toEqual(names(texts.join(', '), 'BNS'));
    expect(list(texts, 'BNS')).toEqual(expected);
  });

  it('reads elements that name their code one by one, and leaves out chosen ones', () => {
    expect(list(['IPC 379', 'ARMS 25'])).toEqual(list(['IPC 379']).concat(list(['ARMS 25'])));
    const read = readSectionList(['302', '34 IPC'], TABLES, { code: 'BNS', chosen: new Set(['IPC 302']) });
    expect(refsOf(read)).toEqual([]);
  });
});
