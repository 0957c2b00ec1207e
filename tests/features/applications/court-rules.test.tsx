// @vitest-environment jsdom
/** Rules of a court and the fields of its page. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { CourtProfile } from '#contract/application/packet.ts';
import { USUAL_PAGE } from '#contract/application/page-format.ts';
import { CourtRules } from '#parts/filing-packet/court-rules.tsx';
import { PageFields } from '#parts/filing-packet/page-fields.tsx';
import { TextContext } from '#parts/text-context.tsx';
import { english } from '../../support/english.ts';

afterEach(cleanup);

const { page } = english.filingPacket.court;

it('states the rules of a court with their source', () => {
  render(
    <TextContext value={english}>
      <CourtRules record={{ court: 'sessions', state: 'Gujarat' }} />
    </TextContext>,
  );
  expect(screen.getByText(/44.45 mm left, 25.4 mm right/)).toBeTruthy();
  screen.getByText(/files of at most 20 MB/);
  screen.getByText(/^SOP for e-Filing of the Gujarat District Judiciary/);
  screen.getByText(/^No lawyer has reviewed these rules/);
});

it('says that no rule of a court is known', () => {
  render(
    <TextContext value={english}>
      <CourtRules record={{ court: 'sessions', state: 'Bihar' }} />
    </TextContext>,
  );
  expect(screen.getByText(/^No rules of this court on paper/)).toBeTruthy();
});

function Form() {
  const [court, setCourt] = useState<CourtProfile>({ key: 'own', name: 'My court' });
  return (
    <TextContext value={english}>
      <PageFields court={court} usual={USUAL_PAGE} onChange={setCourt} />
      <output>{JSON.stringify(court.page)}</output>
    </TextContext>
  );
}

it('takes margins in one line and keeps the last valid page beside an error', () => {
  const { container } = render(<Form />);
  const margins = screen.getByLabelText(page.margins);
  fireEvent.change(margins, { target: { value: '50 30 ২০ 20' } });
  const shown = () => container.querySelector('output')?.textContent;
  expect(shown()).toContain('"marginsMm":{"left":50,"right":30,"top":20,"bottom":20}');
  fireEvent.change(margins, { target: { value: '50, 30' } });
  screen.getByText(page.errors.margins);
  expect(shown()).toContain('"left":50');
  fireEvent.change(screen.getByLabelText(page.fontPt), { target: { value: '40' } });
  screen.getByText(page.errors.fontPt);
});
