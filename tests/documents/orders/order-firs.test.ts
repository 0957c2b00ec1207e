/** The FIRs of an order: their offences, and findings that each of them has for itself. */
import { expect, it } from 'vitest';
import { FIR_ORDER_MATTERS } from './fir-order-matters.ts';
import { matterNamed, paperOf } from './signed-matter.ts';

const offencesOf = (sections: string[], language: 'en' | 'hi', name = 'magistrate-granted'): string => {
  const matter = matterNamed(name);
  const content = { ...matter.content, case: { ...matter.content.case, sections, offences: undefined } };
  const text = paperOf({ ...matter, content }, language).replaceAll('\u00a0', ' ');
  return /[^.।]*(?:registered for|पंजीबद्ध)[^\n]*/u.exec(text)?.[0] ?? '';
};

it('reads a section on common intention with the offence, which alone is punishable', () => {
  const english = offencesOf(['BNS 318(4)', 'BNS 3(5)'], 'en');
  expect(english).toContain('an offence punishable under Section 318(4)');
  expect(english).toContain(', read with Section 3(5), Bharatiya Nyaya Sanhita');
  const hindi = offencesOf(['BNS 318(4)', 'BNS 3(5)'], 'hi');
  expect(hindi).toMatch(/318\(4\).*, सहपठित .*3\(5\).* के अधीन दंडनीय अपराध के लिए/u);
});

it('names it last beside several offences, and alone if the record has no other section', () => {
  const several = offencesOf(['BNS 3(5)', 'BNS 318(4)', 'BNS 303(2)'], 'en');
  expect(several).toMatch(
    /offences punishable under Section 318\(4\).*; Section 303\(2\).*, read with Section 3\(5\)/,
  );
  expect(offencesOf(['BNS 3(5)'], 'en')).not.toContain('read with');
});

it('records an equal finding on several FIRs for each of them', () => {
  const { 'firs-transit-granted': matter } = FIR_ORDER_MATTERS;
  if (!matter) throw new Error('no matter in transit');
  const english = paperOf(matter, 'en');
  expect(english.match(/In each of FIR No\./g)).toHaveLength(3);
  expect(english).toMatch(/FIR No\. 44\/2026, Police Station Nazarbad: The applicant cannot apply at once/);
  expect(paperOf(matter, 'hi').match(/में से प्रत्येक में: /gu)).toHaveLength(3);
});
