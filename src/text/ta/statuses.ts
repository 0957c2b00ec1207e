/** Draft in Tamil, not yet reviewed by a lawyer who speaks it. */
import type { statuses as English } from '#text/en/statuses.ts';
import type { Translated } from '#text/translated.ts';

export const statuses: Translated<typeof English> = {
  Pending: 'நிலுவையில்',
  Approved: 'அனுமதிக்கப்பட்டது',
  Rejected: 'தள்ளுபடி',
  Withdrawn: 'திரும்பப் பெறப்பட்டது',
  Draft: 'வரைவு',
  Unsent: 'இன்னும் அனுப்பவில்லை',
  Scheduled: 'தேதி குறிக்கப்பட்டது',
  Expedited: 'விரைவு',
  Standard: 'சாதாரண',
  Complex: 'சிக்கலான',
  Contested: 'சர்ச்சைக்குரியது',
  SAMPLE: 'மாதிரி',
};
