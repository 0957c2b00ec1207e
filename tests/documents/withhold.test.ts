/** Redacts a shared paper in every spelling of the hidden fields, and asks about uncertain text. */
import { describe, expect, it } from 'vitest';
import type { Hideable } from '#contract/share/share.ts';
import { remainingAddresses, redactPaper } from '#documents/redact-paper.ts';
import { filed } from '../support/filed-application.ts';

const ADDRESS = 'Shivneri Chawl, Hadapsar, Pune 411028';

function paperText(grounds: string, hide: readonly Hideable[]): string {
  const { content, clean } = redactPaper(
    filed({ applicant: { phone: '98765 43210' }, bail: { grounds } }),
    hide,
  );
  return clean(content).bail.grounds;
}

describe('phone number', () => {
  it.each([
    '98765 43210',
    '+91-98765 43210',
    '+91 98765-43210',
    '9876543210',
    '098765 43210',
    '(+91) 98765.43210',
    '98 765 43210',
    '९८७६५ ४३२१०',
    '70200 11223', // a person in no field
    '020 2612 3456',
    '(98765)43210',
    '(98765) 43210',
    '+91 (98765) 43210',
    '98765(43210)',
    '(020) 2612 3456',
    '(020)26123456',
  ])('is hidden in the form %s', (number) => {
    expect(paperText(`His wife answers at ${number}.`, ['phone'])).not.toMatch(/[\d०-९]/);
    expect(paperText(`His wife answers at ${number}.`, ['address'])).toContain(number);
  });

  it.each([
    'FIR No. 98765/2024 of 08-07-2024 10-07-2024',
    'CNR MHPU040123452024',
    'The sum is ₹ 98,76,54,321.',
    'Account 123456789012 was opened on 08-07-2024.',
    'BNS 318(4), 111 and 61(2); 9 of 14 witnesses.',
  ])('is not detected in %s', (text) => {
    expect(paperText(text, ['phone'])).toBe(text);
  });
});

describe('address', () => {
  it.each([ADDRESS, 'Shivneri Chawl Hadapsar Pune, 411028', 'shivneri chawl', 'PIN 411 028'])(
    'is hidden in the form %s',
    (addressForm) => {
      expect(paperText(`He lives at ${addressForm} with his mother.`, ['address'])).toMatch(
        /withheld in this copy/,
      );
      expect(paperText(`He lives at ${addressForm} with his mother.`, ['address'])).not.toContain(
        addressForm,
      );
    },
  );

  it('keeps the town in court and police station names', () => {
    expect(paperText('Police Station Hadapsar, Pune.', ['address'])).toBe('Police Station Hadapsar, Pune.');
  });

  it.each([
    'He is r/o Sai Apartments, Kothrud.',
    'The family resides at Kothrud.',
    'She is of Flat No. 3, Karve Road.',
    'They moved to 411038.',
  ])('is reported if possible in: %s', (grounds) => {
    expect(remainingAddresses(filed({ bail: { grounds } })).map(({ field }) => field)).toEqual([
      'bailGrounds',
    ]);
  });

  it('is reported only if it remains in a text', () => {
    expect(
      remainingAddresses(
        filed({ bail: { grounds: `The sum of Rs. 450000 was returned. He lives at ${ADDRESS}.` } }),
      ),
    ).toHaveLength(1);
    expect(
      remainingAddresses(
        filed({ bail: { grounds: 'The sum of Rs. 450000 was returned to the informant.' } }),
      ),
    ).toEqual([]);
  });
});

describe('house and road', () => {
  it.each(['12, M.G. Road', '12 M G Road', '12, MG Road', '12, m.g. road, Pune'])(
    'hides the field 12, M.G. Road, Pune 411001 in the form %s',
    (form) => {
      const { content, clean } = redactPaper(
        filed({
          applicant: { address: '12, M.G. Road, Pune 411001' },
          bail: { grounds: `He stays at ${form}.` },
        }),
        ['address'],
      );
      expect(clean(content).bail.grounds).not.toMatch(/12|road/i);
    },
  );

  it.each(['12, M.G. Road', '4B Karve Road', '12/3, Shivaji Nagar', '221 Tilak Marg'])(
    'hides %s although it is in no field',
    (form) => {
      expect(paperText(`His sister stays at ${form} since May.`, ['address'])).toMatch(
        /^His sister stays at \[?[^\d]*since May\.$/,
      );
    },
  );

  it.each([
    'FIR 218/2024, Hadapsar Nagar police station.',
    'On 10-07-2024 Shivaji Nagar police came.',
    'In 2024 Karve Road was closed.',
    'BNS 318 and Karve Road.',
  ])('keeps %s', (text) => {
    expect(paperText(text, ['address'])).toBe(text);
  });
});
