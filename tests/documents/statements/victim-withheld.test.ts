/** BNS 72, IPC 228A, POCSO 33(7): no paper names the victim, also if the filer or the judge typed the name (decision 0019). */
import { describe, expect, it } from 'vitest';
import { bailApplication } from '#documents/bail-application.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { withoutVictimsOf } from '#documents/victim-identity.ts';
import { matterOf } from '#documents/matter.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { day } from '#kernel/calendar-date.ts';
import { TABLES } from '../../law/law-tables.ts';
import { filed } from '../../support/filed-application.ts';

const context = { filedOn: day('2026-11-20'), lawEdition: 'x', tables: TABLES };

const recordOf = (allegations: string, section = 'BNS 64(1)') => {
  const [code = '', number = ''] = section.split(' ');
  return filed({
    case: { sections: [section], offences: [{ code, section: number }], allegations },
    bail: { grounds: 'Sunita came to the police after a month. The applicant did not know Sunita Kale.' },
  });
};
const printed = (allegations: string, section?: string): string =>
  plainText(bailApplication(recordOf(allegations, section), context));

describe('a name after a word for the victim', () => {
  it.each([
    ['The prosecutrix, Sunita Kale, made a complaint.', 'BNS 64(1)'],
    ['The victim Sunita Kale made a complaint.', 'IPC 376(1)'],
    ['The minor girl Sunita Kale made a complaint.', 'POCSO 8'],
    ['The complainant Smt. Sunita Kale made a complaint.', 'BNS 69'],
  ])('prints as X in every sentence: %s', (allegations, section) => {
    const paper = printed(allegations, section);
    expect(paper).not.toMatch(/Sunita|Kale/);
    expect(paper).toContain('X came to the police after a month.');
  });

  it('prints as X after a title in Hindi', () => {
    const paper = printed('पीड़िता श्रीमती सुनीता काले ने शिकायत की। सुनीता घर में थी।');
    expect(paper).not.toMatch(/सुनीता|काले/);
    expect(paper).toContain('पीड़िता श्रीमती X ने शिकायत की। X घर में थी।');
  });

  it.each([
    ['The complainant Sunita Kale lost a phone.', 'BNS 303(2)'],
    ['His minor child Sunita depends on him.', 'BNS 64(1)'],
    ['The victim has named the applicant. His wife Sunita is ill.', 'BNS 64(1)'],
  ])('stays as typed where the law does not forbid it: %s, %s', (allegations, section) => {
    expect(printed(allegations, section)).toContain('Sunita');
  });
});

it('names no victim in any part of the packet, or in the proof of service', () => {
  const record = recordOf('The prosecutrix, Sunita Kale, made a complaint.');
  const packet = {
    parts: { victim: true },
    urgency: 'Sunita Kale threatens the family.',
    service: { victim: { to: 'Sunita Kale', mode: 'hand' as const } },
  };
  const text = JSON.stringify(filingPacket({ ...record, packet }, context, []));
  expect(text).toContain('The name of a victim shall not be written on it.');
  expect(text).not.toContain('Sunita');
});

it('names no victim in the texts of the judge, also one whom the application does not name', () => {
  const matter = matterOf(recordOf('The prosecutrix, Sunita Kale, made a complaint.'), context);
  const typed = {
    text: 'Sunita was heard. The victim, Rekha Pawar, is her sister.',
    conditions: ['Rekha stays safe.'],
  };
  expect(withoutVictimsOf(typed, matter)).toEqual({
    text: 'X was heard. The victim, X, is her sister.',
    conditions: ['X stays safe.'],
  });
});
