/** The paper that the phone shows at the filing is the one that the server stores, for each relief in both languages. */
import { describe, expect, it } from 'vitest';
import { contentFromForm, formFromContent } from '#domain/application/form-content.ts';
import { bailApplication } from '#documents/bail-application.ts';
import { exactTextOf } from '#documents/exact-text.ts';
import { paperOfSeal } from '#documents/order/stored-papers.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { day } from '#kernel/calendar-date.ts';
import { NO_ADDED_CASE_LAW } from '#law/case-law/judgment.ts';
import { composePapers } from '#server/papers/compose-papers.ts';
import { HINDI_PAPERS } from '#text/hi/papers/documents.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../../documents/relief-matters.ts';
import { TABLES } from '../../law/law-tables.ts';

const filing = { filedOn: day('2026-11-20'), lawEdition: '2026-11', applicationNumber: 'ZB/2026/K7-0001' };

/** As the wizard sends it. */
function sent(draft: object, language: 'en' | 'hi') {
  const form = formFromContent({ ...draft, language });
  const content = contentFromForm({ ...form, annexure: 'yes' });
  if (!content.ok) throw new Error(JSON.stringify(content.error));
  return content.value;
}

const MATTERS = Object.entries({ ...RELIEF_MATTERS, ...FURTHER_MATTERS }).flatMap(([relief, pair]) =>
  (['strong', 'weak'] as const).flatMap((kind) =>
    (['en', 'hi'] as const).map((language) => ({ relief, kind, language, draft: pair[kind] })),
  ),
);

describe('the paper at the filing', () => {
  it.each(MATTERS)('is one on phone and server: $relief, $kind, $language', async ({ draft, language }) => {
    const content = sent(draft, language);
    const papers = language === 'hi' ? HINDI_PAPERS : undefined;
    const onPhone = { ...filing, tables: TABLES, earlier: [], papers };
    const shown = bailApplication(content, onPhone);
    const stored = await composePapers(content, { ...filing, caseLaw: NO_ADDED_CASE_LAW, earlier: [] });
    expect(exactTextOf(paperOfSeal(stored.paper))).toBe(exactTextOf(shown));
    expect(stored.exactText).toBe(exactTextOf(shown));
    const { pieces } = filingPacket(content, onPhone, []);
    const printed = pieces.flatMap((piece) =>
      piece.kind === 'paper' ? [[piece.part, exactTextOf(piece.document)] as const] : [],
    );
    const kept = stored.packet.parts.map(
      ({ part, document }) => [part, exactTextOf(paperOfSeal(document))] as const,
    );
    expect(kept.length).toBeGreaterThan(2);
    const byPart = new Map(printed);
    expect(kept).toEqual(kept.map(([part]) => [part, byPart.get(part)]));
  });
});
