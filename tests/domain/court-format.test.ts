import { describe, expect, it } from 'vitest';
import { USUAL_PAGE } from '#contract/application/page-format.ts';
import { courtFormat } from '#domain/case/court-format.ts';

describe('format of the papers for a court', () => {
  it('has the margins, letters and limit that the rules state', () => {
    expect(courtFormat(undefined, { court: 'sessions', state: 'Gujarat' })).toEqual({
      paper: 'a4',
      page: {
        marginsMm: { left: 44.45, right: 25.4, top: 38.1, bottom: 38.1 },
        fontPt: 14,
        lineSpacing: 1.5,
      },
      limitMb: 20,
      limitPages: undefined,
    });
  });

  it('keeps the usual value for what a rule leaves open', () => {
    const { page, limitMb } = courtFormat(undefined, { court: 'high', courtPlace: 'Mumbai' });
    expect(page?.marginsMm).toEqual({ left: 50, right: 30, top: 20, bottom: 20 });
    expect(page?.lineSpacing).toBe(USUAL_PAGE.lineSpacing);
    expect(limitMb).toBe(10);
  });

  it('takes the newest rule of a court that has two', () => {
    const { page } = courtFormat(undefined, { court: 'high', courtPlace: 'Ernakulam' });
    expect(page?.marginsMm.left).toBe(44.45);
  });

  it('prints foolscap on Legal', () => {
    expect(courtFormat(undefined, { court: 'high', courtPlace: 'Jodhpur' })).toMatchObject({
      paper: 'legal',
      page: { lineSpacing: 2 },
    });
  });

  it('has the usual format for a court whose rules are not known', () => {
    const usual = { paper: undefined, page: undefined, limitMb: 10, limitPages: undefined };
    expect(courtFormat(undefined, { court: 'sessions', state: 'Bihar' })).toEqual(usual);
    expect(courtFormat(undefined, {})).toEqual(usual);
  });

  it('prefers the profile of the user', () => {
    const page = { ...USUAL_PAGE, fontPt: 12 };
    const own = {
      key: 'own-1',
      name: 'My court',
      paper: 'legal',
      page,
      limitMb: 25,
      limitPages: 90,
    } as const;
    expect(courtFormat(own, { court: 'sessions', state: 'Gujarat' })).toEqual({
      paper: 'legal',
      page,
      limitMb: 25,
      limitPages: 90,
    });
  });
});
