import { describe, expect, it } from 'vitest';
import { fc } from '../../support/fast-check.ts';
import { cite } from '#law/authority.ts';
import { FACT_NAMES } from '#law/facts.ts';
import { english } from '../../support/english.ts';
import {
  BLANK,
  type CalculatorForm,
  CalculatorForm as Schema,
} from '#features/law/calculator/calculator-form.ts';
import { FIELD_OF } from '#features/law/calculator/fact-fields.ts';
import { formFromRecord } from '#features/law/calculator/form-from-record.ts';
import { reportDocument } from '#features/law/calculator/report-document.ts';
import { reliefToday, resultOf } from '#features/law/calculator/result.ts';
import { cautionsOfRoute } from '#features/law/calculator/route-cautions.ts';
import { leadingSentence, routeSentence } from '#text/explained-words.ts';
import { TABLES } from '../../law/law-tables.ts';
import { JADHAV, TODAY } from './asked.ts';

const given = { tab: 'bnss', asOf: TODAY, tables: TABLES, words: english, seeded: null } as const;
const result = (form: CalculatorForm) => resultOf(form, given);
const routes = (form: CalculatorForm) => result(form).explained.routes;
const sentence = (form: CalculatorForm, key: string): string | undefined => {
  const found = routes(form).find(({ route }) => route === key);
  return found && routeSentence(found, english);
};
const states = (form: CalculatorForm, key: string) =>
  routes(form)
    .find(({ route }) => route === key)
    ?.conditions.map(({ id, state }) => `${id.replaceAll('\u00a0', ' ')} ${state}`);

const HELD: CalculatorForm = {
  ...BLANK,
  sections: 'BNS 303(2)',
  custodyStatus: 'judicial',
  previousConvictions: 'none',
  woman: 'no',
  sickOrInfirm: 'no',
  age: '30',
};

describe('discretionary routes', () => {
  it('lists the Magistrate and the higher courts with every condition', () => {
    expect(routes(HELD).map(({ route }) => english.explained.routes.names[route])).toEqual([
      'Before the Magistrate',
      'Before the Court of Session or the High Court',
    ]);
    expect(sentence(HELD, 'magistrate')).toBe('The Magistrate may grant bail.');
    expect(states(HELD, 'magistrate')).toEqual([
      'no-death-or-life met',
      'no-barring-convictions met',
      'proviso not-met',
      'court met',
      'no-gate met',
    ]);
  });

  it('names the bar and its exceptions', () => {
    const murder = { ...HELD, sections: 'BNS 103(1)' };
    expect(sentence(murder, 'magistrate')).toContain('unless the court finds no reasonable grounds');
    expect(sentence({ ...murder, woman: 'yes' }, 'magistrate')).toContain('does not apply to a woman');
    const before = { ...HELD, previousConvictions: 'one', earlierSections: 'BNS 318(4)' } as const;
    expect(sentence(before, 'magistrate')).toContain('any other special reason');
    expect(states(before, 'magistrate')).toContain('no-barring-convictions not-met');
  });

  it('asks for the sections of every counted conviction', () => {
    const two = { ...HELD, previousConvictions: 'multiple' } as const;
    expect(routes(two)[0]?.missing).toEqual(['convictions']);
    const one = { ...two, earlierSections: 'BNS 303(2)' };
    expect(routes(one)[0]?.missing).toEqual(['convictions']);
    expect(sentence({ ...one, earlierSections: 'BNS 303(2); BNS 303(2)' }, 'magistrate')).toContain('Barred');
  });

  it('applies the limits of a special Act and names its Special Court', () => {
    const ndps = { ...HELD, sections: 'NDPS 21(c)' };
    expect(sentence(ndps, 'magistrate')).toContain('Special Court. Apply there.');
    expect(states(ndps, 'magistrate')).toEqual(['court not-met']);
    const [elsewhere] = routes(ndps);
    expect([elsewhere?.law.map(cite), elsewhere && cautionsOfRoute(elsewhere)]).toEqual([
      ['s.21(c)\u00a0NDPS'],
      [],
    ]);
    expect(sentence(ndps, 'sessions-or-high-court')).toContain('s.37(1)(b)');
    expect(states(ndps, 'sessions-or-high-court')).toEqual(['arrested met', 'gate-s.37(1)(b) NDPS unknown']);
    const pmla = { ...HELD, sections: 'PMLA 4', woman: 'yes' } as const;
    expect(states(pmla, 'sessions-or-high-court')).toEqual(['arrested met', 'gate-s.45(1) PMLA met']);
  });
});

describe('routes for an accused outside pre-trial custody', () => {
  it('lists anticipatory bail, Magistrate and Antil for a person not arrested', () => {
    const free = { ...HELD, custodyStatus: 'not-arrested', cooperated: 'yes' } as const;
    expect(routes(free).map(({ route }) => route)).toEqual(['anticipatory', 'magistrate', 'antil']);
    expect(sentence(free, 'magistrate')).toContain('appears or surrenders');
    expect(sentence(free, 'antil')).toContain('Category A');
    expect(routes({ ...free, cooperated: '' }).at(-1)?.missing).toEqual(['cooperated']);
    expect(sentence({ ...free, cooperated: 'no' }, 'antil')).toContain('No category applies.');
    const scst = { ...free, sections: 'SC/ST 3(1)(r)' };
    expect(sentence(scst, 'anticipatory')).toContain('unless the complaint shows no prima facie case');
    expect(sentence({ ...free, sections: 'UAPA 38' }, 'anticipatory')).toContain(
      'Barred: anticipatory bail is excluded',
    );
    expect(states({ ...free, sections: 'BNS 65(1)' }, 'anticipatory')).toContain(
      'not-excluded-by-code not-met',
    );
  });

  it('lists only the convicting and appellate courts after a conviction', () => {
    const convicted = {
      ...JADHAV,
      convictedOn: '2026-11-12',
      sentenceYears: '3',
      onBailAtConviction: 'yes',
    } as const;
    const { explained } = result(convicted);
    expect(explained.leading.kind).toBe('barred');
    expect(reliefToday(explained)).toBe('');
    expect(leadingSentence(explained, english)).toContain('Convicted on 12-11-2026');
    expect(explained.conditions).toEqual([]);
    expect(explained.routes.map(({ route }) => route)).toEqual(['convicting-court', 'appellate-court']);
    expect(sentence(convicted, 'convicting-court')).toContain('shall release on bail');
    expect(sentence({ ...convicted, sentenceYears: '4' }, 'convicting-court')).toContain(
      'The sentence exceeds three years (4)',
    );
  });
});

describe('the statutory right', () => {
  it('comes first, and the text points to it', () => {
    const { leading, discretion } = result(JADHAV).explained;
    expect(leading.kind).toBe('entitled');
    expect(english.explained.discretion[discretion]).toContain('A statutory right is available (see above).');
  });

  it('needs no discretionary route when every offence is bailable', () => {
    const { explained } = result({ ...HELD, sections: 'BNS 115(2)' });
    expect(explained).toMatchObject({ discretion: 'not-needed', routes: [] });
  });

  it('is never contradicted by a route for random matters', () => {
    const sections = TABLES.offences.map(({ code, section, variant }) =>
      variant ? `${code} ${section} (${variant})` : `${code} ${section}`,
    );
    const form = fc.record({
      sections: fc
        .array(fc.constantFrom(...sections), { minLength: 1, maxLength: 2 })
        .map((list) => list.join(', ')),
      arrestDate: fc.constantFrom('2024-08-01', '2026-09-01', ''),
      custodyStatus: fc.constantFrom('judicial' as const, 'not-arrested' as const, '' as const),
      chargesheet: fc.constantFrom('not-filed' as const, '' as const),
      previousConvictions: fc.constantFrom('none' as const, 'one' as const, '' as const),
      woman: fc.constantFrom('yes' as const, 'no' as const, '' as const),
    });
    fc.assert(
      fc.property(form, (one) => {
        const { leading, discretion, routes: open } = result({ ...JADHAV, ...one }).explained;
        expect(leading.kind === 'entitled' && discretion === 'asked').toBe(false);
        const sentences = open.map((route) => routeSentence(route, english));
        expect(sentences.filter((text) => text === '' || /\bwill\b|\blikely\b|undefined/.test(text))).toEqual(
          [],
        );
        const cited = open.flatMap(({ law, conditions }) => [law].concat(conditions.map((each) => each.law)));
        expect(cited.filter((law) => law.length === 0 || law.some((each) => cite(each) === ''))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('every fact', () => {
  it('has a form field, or an explanation when none can answer it', () => {
    expect(Object.keys(FIELD_OF).toSorted()).toEqual([...FACT_NAMES].toSorted());
    const none = FACT_NAMES.filter((fact) => FIELD_OF[fact] === null);
    expect(none).toEqual(['classification', 'maximumTerm']);
    const words = none.map((fact) => english.law.facts[fact].ask);
    expect(words[0]).toContain('The tables do not settle if this charge is bailable');
    expect(words[1]).toContain('The Act fixes no maximum term');
    const fields = FACT_NAMES.flatMap((fact) => FIELD_OF[fact] ?? []);
    const labels: Readonly<Record<string, unknown>> = {
      ...english.facts.labels,
      ...english.routeFacts.fields,
      ...english.calculator.fields,
    };
    const places = { ...BLANK, ...BLANK.routes };
    expect(fields.filter((field) => !(field in places) || !labels[field])).toEqual([]);
  });

  it('gives no date for a typed term when the Act sets none', () => {
    const { found, leading } = result({ ...JADHAV, sections: 'POCSO 14(1)', maxSentence: '10' }).explained;
    expect(found.undertrial.dates).toBeNull();
    expect(leading.missing).toEqual(['maximumTerm']);
  });

  it('is no longer missing once the principal offence is named', () => {
    const attempt = { ...JADHAV, sections: 'BNS 62', maxSentence: '' };
    expect(result(attempt).explained.leading.missing).toEqual(['principal']);
    expect(result({ ...attempt, principal: 'BNS 318(4)' }).explained.leading).toMatchObject({
      kind: 'entitled',
    });
  });
});

describe('the form', () => {
  it('reads a form of an older version', () => {
    const { principal: _p, woman: _w, age: _a, convictedOn: _c, earlierSections: _e, ...old } = JADHAV;
    expect(Schema.parse(old)).toEqual(JADHAV);
  });

  it('is filled from the record with person, convictions and principal offence', () => {
    const form = formFromRecord({
      facts: {
        antecedents: {
          known: true,
          rows: [
            {
              firNumber: '1/20',
              policeStation: 'Pune',
              sections: ['IPC 379', 'IPC 411'],
              state: 'convicted',
            },
            { firNumber: '2/20', policeStation: 'Pune', sections: ['IPC 324'], state: 'convicted' },
          ],
        },
        principalOffences: [{ code: 'BNS', section: '318(4)' }],
        person: { sickOrInfirm: true },
      },
      applicant: { age: 41, gender: 'female' },
    });
    expect(form).toMatchObject({
      earlierSections: 'IPC 379, IPC 411; IPC 324',
      previousConvictions: 'multiple',
      principal: 'BNS 318(4)',
      age: '41',
      woman: 'yes',
      sickOrInfirm: 'yes',
    });
  });
});

describe('the report', () => {
  it('contains every route in the words of the screen', () => {
    const made = result(HELD);
    const { blocks } = reportDocument(
      { result: made, pressed: { form: HELD, tab: 'bnss', attempt: 1 }, asOf: TODAY, record: null },
      english,
    );
    const text = JSON.stringify(blocks);
    for (const route of made.explained.routes) {
      expect(text).toContain(english.explained.routes.names[route.route]);
      expect(text).toContain(routeSentence(route, english));
    }
  });
});
