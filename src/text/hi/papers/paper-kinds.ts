import type { paperKinds as English } from '#text/en/papers/paper-kinds.ts';
import type { Translated } from '#text/translated.ts';

export const paperKinds: Translated<typeof English> = {
  fir: 'FIR',
  remand: 'रिमांड आदेश',
  'arrest-memo': 'गिरफ्तारी मेमो',
  'charge-sheet': 'आरोप-पत्र',
  other: 'कागज़',
};
