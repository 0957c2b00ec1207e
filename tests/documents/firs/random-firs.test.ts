/** Papers in random FIRs: no text states a fact of one FIR for another. */
import { expect, it } from 'vitest';
import type { FurtherFir } from '../../../src/contract/case/case-facts.ts';
import { bailApplication } from '../../../src/documents/bail-application.ts';
import { inEachFir } from '../../../src/documents/each-fir.ts';
import { loadGroundLibrary } from '../../../src/documents/grounds/ground-library.ts';
import { proposedGrounds } from '../../../src/documents/grounds/proposed-grounds.ts';
import { matterOf } from '../../../src/documents/matter.ts';
import { plainText } from '../../../src/documents/render/plain-text.ts';
import { fc } from '../../support/fast-check.ts';
import { SECTIONS } from '../generated-papers.ts';
import { context } from '../sample-application.ts';
import { inFirs } from './fir-matters.ts';

const LIBRARY = await loadGroundLibrary();

const sections = fc.uniqueArray(fc.constantFrom(...SECTIONS), { minLength: 1, maxLength: 3 });

const drafts = fc
  .record({ first: sections, further: fc.array(sections, { minLength: 1, maxLength: 3 }) })
  .map(({ first, further }) =>
    inFirs(
      further.map((charged, n): FurtherFir => ({
        firNumber: `${31 + n}/2026`,
        policeStation: ['Kothrud', 'Chakan', 'Aundh'][n] ?? '',
        sections: charged,
        allegations: `Allegation ${n + 2}.`,
      })),
      { sections: first, chargesheet: undefined, trial: undefined },
    ),
  );

const barOf = ({ found }: ReturnType<typeof matterOf>): boolean =>
  found?.anticipatory.conclusion.kind === 'barred';

it('denies a bar only if no FIR has one, and prays once in each FIR', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const firs = inEachFir(matterOf(draft, context));
      const text = plainText(bailApplication(draft, context));
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      expect(text.includes('None of the offences named above') && firs.some(barOf)).toBe(false);
      const prayed = text.split('\n').filter((line) => line.includes('in the event of arrest in'));
      const named = prayed.map((line) => line.match(/\d+\/20\d\d/g)?.join() ?? '');
      expect(named).toEqual(firs.map(({ case: { firNumber } }) => firNumber));
    }),
    { numRuns: 60 },
  );
});

it('raises each bar of each FIR, and each ground on offences names one FIR', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const matter = matterOf(draft, context);
      const firs = inEachFir(matter);
      const { concerns } = bailApplication(draft, context);
      for (const fir of firs.slice(1).filter(barOf)) {
        const own = fir.case.firNumber ?? '';
        const first = bailApplication(draft, context).concerns.filter(({ key }) => !key.includes('@'));
        const because = fir.found?.anticipatory.conclusion;
        for (const { code } of because?.kind === 'barred' ? because.because : [])
          expect(
            concerns.some(({ text, key }) => text.includes(own) && key.includes(code)) ||
              first.some(({ key }) => key.includes(code)),
          ).toBe(true);
      }
      const onOffences = proposedGrounds(matter, LIBRARY)
        .map(({ written }) => written({}))
        .filter((text) => text.includes(', namely '));
      for (const text of onOffences) expect(new Set(text.match(/\d+\/20\d\d/g)).size).toBe(1);
    }),
    { numRuns: 40 },
  );
});

it('prints no paragraph twice', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { blocks } = bailApplication(draft, context);
      const texts = blocks.flatMap((block) => (block.kind === 'numbered' ? [block.text] : []));
      expect(new Set(texts).size).toBe(texts.length);
    }),
    { numRuns: 60 },
  );
});
