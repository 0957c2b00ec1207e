/** The choices for the filing packet go with an application as they are, and never keep it from being filed. */
import { describe, expect, it } from 'vitest';
import { ApplicationContent } from '../../src/contract/application/application.ts';
import { BLANK_FORM } from '../../src/domain/application/application-form.ts';
import { contentFromForm, formFromContent } from '../../src/domain/application/form-content.ts';
import type { Packet } from '../../src/contract/application/packet.ts';

const form = {
  ...BLANK_FORM,
  fullName: 'Sunil Jadhav',
  age: '34',
  gender: 'male',
  address: 'Hadapsar',
  firNumber: '218/2024',
  policeStation: 'Hadapsar',
  court: 'sessions',
  sections: 'BNS 318(4)',
  allegations: 'Money was taken.',
  bailGrounds: 'The investigation is complete.',
} as const;

const packet: Packet = {
  parts: { urgency: true, sureties: false },
  oath: 'jail',
  deponent: { name: 'Asha Jadhav', relation: 'wife', age: 31 },
  sureties: [{ name: 'Ramesh Pawar', worth: 50_000 }],
  change: 'The charge was framed.',
};

const filed = (typed: Packet, under?: ApplicationContent) => {
  const content = contentFromForm({ ...form, packet: typed }, under);
  if (!content.ok) throw new Error(JSON.stringify(content.error));
  return content.value;
};

describe('packet choices', () => {
  it('are stored with the application and restored in the form', () => {
    expect(filed(packet).packet).toEqual(packet);
    expect(formFromContent(filed(packet)).packet).toEqual(packet);
  });

  it('are absent if nothing was chosen', () => {
    expect('packet' in filed({})).toBe(false);
    expect('packet' in filed({ deponent: { name: ' ' }, sureties: [{}] })).toBe(false);
  });

  it('are removed when cleared', () => {
    const before = filed(packet);
    expect(filed({ oath: 'notary' }, before).packet).toEqual({ oath: 'notary' });
    expect(filed({}, before).packet).toBeUndefined();
  });

  it('never block filing if a value is invalid', () => {
    const typed: Packet = { ...packet, deponent: { name: 'Asha', age: 400 } };
    const { deponent: _, ...rest } = packet;
    expect(filed(typed).packet).toEqual(rest);
  });

  it('are optional in a valid application', () => {
    const { packet: _, ...old } = filed(packet);
    expect(ApplicationContent.safeParse(old).success).toBe(true);
  });
});
