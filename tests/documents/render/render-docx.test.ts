import { beforeAll, describe, expect, it } from 'vitest';
import { bailApplication } from '../../../src/documents/bail-application.ts';
import { renderDocx } from '../../../src/documents/render/docx.ts';
import { context, full, HINDI, withFacts } from '../sample-application.ts';
import { zipEntries } from '../zip-entries.ts';

describe('DOCX of an application', () => {
  let xml: (name: string) => string;

  beforeAll(async () => {
    const entries = zipEntries(await renderDocx(bailApplication(full, context)));
    xml = (name) => entries.get(name) ?? '';
  });

  it('uses A4 with margins of 4 cm and 2 cm', () => {
    expect(xml('word/document.xml')).toMatch(/<w:pgSz[^>]*w:w="11906"[^>]*w:h="16838"/);
    const margins = /<w:pgMar[^>]*>/.exec(xml('word/document.xml'))?.[0];
    expect(margins).toContain('w:left="2268"');
    expect(margins).toContain('w:right="2268"');
    expect(margins).toContain('w:top="1134"');
    expect(margins).toContain('w:bottom="1134"');
  });

  it('uses Times New Roman 14 with line spacing 1.5', () => {
    const defaults = /<w:docDefaults>.*?<\/w:docDefaults>/s.exec(xml('word/styles.xml'))?.[0] ?? '';
    expect(defaults).toContain('w:ascii="Times New Roman"');
    expect(defaults).toContain('<w:sz w:val="28"/>');
    expect(defaults).toContain('<w:szCs w:val="28"/>');
    expect(defaults).toContain('w:line="360"');
    expect(defaults).toContain('w:val="en-IN"');
  });

  it('sets a Devanagari name as complex script with font and language', () => {
    const runs = [...xml('word/document.xml').matchAll(/<w:r>.*?<\/w:r>/gs)].map(([run]) => run);
    const name = runs.find((run) => run.includes('जाधव'));
    expect(name).toContain('w:cs="Nirmala UI"');
    expect(name).toContain('w:hint="cs"');
    expect(name).toContain('w:bidi="hi-IN"');
    expect(runs.find((run) => run.includes('Ramchandra'))).not.toContain('hi-IN');
    for (const word of HINDI.match(/[\u0900-\u097f]+/g) ?? []) {
      expect(xml('word/document.xml')).toContain(word);
    }
  });

  it('uses Word numbering and heading styles', () => {
    const body = xml('word/document.xml');
    expect(body).toContain('<w:pStyle w:val="Heading1"/>');
    expect(body).toContain('<w:pStyle w:val="Heading2"/>');
    expect(body).not.toMatch(/<w:t[^>]*>1\. /);
    const lists = new Set([...body.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id));
    expect(lists.size).toBe(3); // the paragraphs in one run; the conditions; the prayer
    expect(xml('word/numbering.xml')).toContain('w:val="lowerLetter"');
  });

  it('has page numbers and a title', () => {
    const footers = xml('word/footer1.xml');
    expect(footers).toContain('PAGE');
    expect(footers).toContain('NUMPAGES');
    expect(xml('docProps/core.xml')).toContain('Sunil Ramchandra Jadhav v. State of Maharashtra');
  });
});

it('has the margins, letters and spacing that the rules of the court state', async () => {
  const paper = bailApplication(withFacts({ court: 'high', courtPlace: 'Bengaluru' }), context);
  const entries = zipEntries(await renderDocx(paper));
  const margins = /<w:pgMar[^>]*>/.exec(entries.get('word/document.xml') ?? '')?.[0];
  for (const side of ['w:left="2520"', 'w:right="1440"', 'w:top="2160"', 'w:bottom="2160"'])
    expect(margins).toContain(side);
  const defaults = /<w:docDefaults>.*?<\/w:docDefaults>/s.exec(entries.get('word/styles.xml') ?? '')?.[0];
  expect(defaults).toContain('<w:sz w:val="24"/>');
  expect(defaults).toContain('w:line="480"');
});
