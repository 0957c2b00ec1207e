/** The printed report: owner, figures, custody chart, two pages, no split word. */
import { describe, expect, it } from 'vitest';
import { renderPdf } from '../../../src/documents/render/pdf.ts';
import type { CalculatorForm } from '#features/law/calculator/calculator-form.ts';
import { reportDocument } from '#features/law/calculator/report-document.ts';
import { resultOf } from '#features/law/calculator/result.ts';
import type { RecordOf } from '#features/law/calculator/use-record.ts';
import { PAGE } from '../../../src/documents/render/page-layout.ts';
import type { Catalogue } from '#text/catalogue.ts';
import { openLanguage } from '#text/other-languages.ts';
import { loadedScriptsIn } from '../../../src/documents/scripts.ts';
import { english } from '../../support/english.ts';
import { pdfFacts } from '../../documents/pdf-facts.ts';
import { pdfFonts } from '../../documents/sample-application.ts';
import { TABLES } from '../../law/law-tables.ts';
import { JADHAV, TODAY } from './asked.ts';

const RECORD: RecordOf = {
  key: 'case:c',
  caseId: 'c',
  name: 'Sunil Ramchandra Jadhav',
  facts: { firNumber: '218/2024' },
};

function report(form: CalculatorForm, record: RecordOf | null = RECORD, words: Catalogue = english) {
  const given = { tab: 'bnss', asOf: TODAY, tables: TABLES, words, seeded: null } as const;
  const result = resultOf(form, given);
  return reportDocument({ result, pressed: { form, tab: 'bnss', attempt: 1 }, asOf: TODAY, record }, words);
}

const textOf = (form: CalculatorForm, record?: RecordOf | null) =>
  JSON.stringify(report(form, record).blocks).replaceAll('\u00a0', ' ');

/** A wide letter of a table's size, in points. */
const LETTER = 4.6;

const longest = (cell: string): number => Math.max(...cell.split(/[\s-]/).map((word) => word.length));

describe('the report', () => {
  it('shows the person, the answer, the figures and the custody timeline', () => {
    const text = textOf(JADHAV);
    expect(text).toContain('Name: Sunil Ramchandra Jadhav   FIR: 218/2024');
    expect(text).toContain('right to release on bond accrued on 10-11-2026');
    expect(text).toContain('864 days in custody; 854 days to one third; 10 days overdue.');
    expect(text).toContain('864 days in custody up to 20-11-2026, both dates included.');
    expect(report(JADHAV).blocks.find(({ kind }) => kind === 'timeline')).toMatchObject({
      text: 'Arrest 10-07-2024; Charge-sheet 05-09-2024; One third 10-11-2026; Today 20-11-2026; One half 10-01-2028; Maximum 10-07-2031',
    });
  });

  it('leaves a blank line for the name without a record', () => {
    expect(textOf(JADHAV, null)).toMatch(/Name: \.{20,}/);
  });

  it('omits answers that are hidden by another answer', () => {
    const left = { ...JADHAV, chargesheet: 'not-filed', chargesheetOn: '2025-11-15' } as const;
    expect(textOf(left)).toContain('Charge-sheet: Not filed');
    expect(textOf(left)).not.toContain('15-11-2025');
  });

  it('prints each answer with its own question', () => {
    const routes = {
      ...JADHAV.routes,
      bailOrder: 'granted',
      bailOrderOn: '2026-10-01',
      proclaimed: 'no',
    } as const;
    const text = textOf({ ...JADHAV, routes });
    expect(text).toContain('Bail order in this case: Granted');
    expect(text).toContain('Proclaimed offender (not recalled): No');
  });

  it.each([
    ['a plain matter', JADHAV],
    ['a special Act with several offences', { ...JADHAV, sections: 'NDPS 21(c), NDPS 29, BNS 318(4)' }],
    [
      'a person who was not arrested',
      {
        ...JADHAV,
        arrestDate: '',
        firstRemandDate: '',
        chargesheet: '',
        custodyStatus: 'not-arrested',
      } as const,
    ],
  ])('has at most two pages for %s', async (_, form) => {
    expect(pdfFacts(await renderPdf(report(form), pdfFonts())).pages).toBeLessThanOrEqual(2);
  });

  it('has table columns wide enough for every word', () => {
    const inner = (PAGE.width - 113) * 0.95;
    const cells = report(JADHAV).blocks.flatMap((block) =>
      block.kind === 'table'
        ? [block.head, ...block.rows].flatMap((row) =>
            row.map((cell, n) => ({ cell, room: inner * (block.shares?.[n] ?? 0) })),
          )
        : [],
    );
    expect(cells.length).toBeGreaterThan(50);
    expect(cells.filter(({ cell, room }) => longest(cell) * LETTER > room)).toEqual([]);
  });
});

describe('the report in another language', () => {
  it.each([
    ['hi', 'Devanagari'],
    ['mr', 'Devanagari'],
    ['bn', 'Bengali'],
    ['ta', 'Tamil'],
    ['te', 'Telugu'],
  ] as const)('is in %s, declares its language and embeds the fonts', async (code, script) => {
    const { entrance, tiers } = await openLanguage(code);
    const words = { ...entrance, ...(await tiers.firstScreen()), ...(await tiers.rest()) };
    const paper = report(JADHAV, RECORD, words);
    const texts = JSON.stringify([paper.title, paper.blocks]);
    expect(texts.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length).toBeGreaterThan(1_000);
    const facts = pdfFacts(await renderPdf(paper, pdfFonts(loadedScriptsIn(texts))));
    expect(facts.language).toBe(`${code}-IN`);
    expect(facts.embeddedFonts.join(' ')).toContain(script);
  });
});
