/** One packet matter per relief, with choices that show each form once. */
import { day } from '../../src/kernel/calendar-date.ts';
import type { BailDraft } from '../../src/documents/matter.ts';
import type { AttachedDocument } from '../../src/documents/packet/packet-matter.ts';
import { shippedProfile } from '../../src/domain/case/court-profiles.ts';
import type { Relief } from '../../src/law/relief.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from './relief-matters.ts';
import { withFacts } from './sample-application.ts';

interface PacketMatterOf {
  readonly content: BailDraft;
  readonly attached: readonly AttachedDocument[];
}

type Choices = NonNullable<BailDraft['packet']>;

const packetOf = (
  content: BailDraft,
  packet: Choices,
  attached: readonly AttachedDocument[] = [],
): PacketMatterOf => ({ content: { ...content, packet }, attached });

const strong = (relief: Relief): BailDraft => RELIEF_MATTERS[relief].strong;

const before = (content: BailDraft, facts: NonNullable<BailDraft['case']>): BailDraft => ({
  ...content,
  case: { ...content.case, ...facts },
});

const court = (key: string): Pick<Choices, 'court'> => ({ court: shippedProfile(key) });

const refusal: AttachedDocument = {
  title: 'Order of the Sessions Judge, Pune, of 01-10-2026',
  copy: 'certified',
  isOrder: true,
};
const firMarathi: AttachedDocument = { title: 'FIR No. 218/2024', copy: 'plain', language: 'Marathi' };
const earlier = {
  previousApplications: 'one' as const,
  previous: [
    {
      court: 'Sessions Court, Pune',
      number: 'Bail Application No. 1485 of 2026',
      filedOn: day('2026-09-12'),
      outcome: 'rejected',
      decidedOn: day('2026-10-01'),
    },
  ],
};

const wife: Choices['deponent'] = {
  name: 'आशा जाधव (Asha Jadhav)',
  parentage: 'wife of Sunil Jadhav',
  relation: 'wife',
  age: 31,
  address: 'Shivneri Chawl, Hadapsar',
};

export const PACKET_MATTERS: Readonly<Record<Relief, PacketMatterOf>> = {
  bailable: packetOf(strong('bailable'), {
    ...court('magistrate'),
    oath: 'verification',
    indigence: 'The applicant drives a hired van, earns about ₹ 9,000 a month and keeps three children.',
  }),
  'regular-magistrate': packetOf(strong('regular-magistrate'), {
    ...court('magistrate'),
    oath: 'jail',
    sureties: [
      {
        name: 'Ramesh Pawar',
        parentage: 'son of Dilip Pawar',
        age: 46,
        occupation: 'shopkeeper',
        relation: 'brother-in-law',
        address: 'Kothrud, Pune',
        property: 'shop No. 4, Karve Road',
        worth: 850_000,
      },
    ],
  }),
  'regular-sessions': packetOf(
    strong('regular-sessions'),
    {
      ...court('sessions'),
      deponent: wife,
      service: { prosecutor: { on: day('2026-11-19'), mode: 'email' } },
    },
    [firMarathi],
  ),
  'regular-high-court': packetOf(
    { ...withFacts({ court: 'high', courtPlace: 'Bombay' }, earlier) },
    {
      ...court('bombay'),
      oath: 'notary',
      deponent: wife,
      urgency: 'The applicant’s mother is to be operated on 30-11-2026, and nobody else can sign for her.',
      change:
        'Three of fourteen witnesses have been examined since the order.\n\nThe applicant’s mother fell ill after it.',
      translation: { translator: 'Kavita Joshi', language: 'Marathi', address: 'Shivajinagar, Pune' },
    },
    [refusal, firMarathi, { title: 'Custody certificate', copy: 'original' }],
  ),
  anticipatory: packetOf(
    before(strong('anticipatory'), { court: 'high', courtPlace: 'Delhi' }),
    court('delhi'),
  ),
  default: packetOf(strong('default'), {
    ...court('magistrate'),
    parts: { annexure: false, sureties: true },
  }),
  undertrial: packetOf(strong('undertrial'), { ...court('magistrate'), oath: 'jail' }),
  suspension: packetOf(strong('suspension'), {
    ...court('sessions'),
    exemption: { from: ['certified-copies'], reason: 'The certified copy was applied for on 12-11-2026.' },
  }),
};

/** The statute itself names who is to be heard. */
export const VICTIM_MATTERS: Readonly<Record<string, PacketMatterOf>> = {
  atrocity: packetOf(
    before(FURTHER_MATTERS['appeal']?.strong ?? {}, { courtPlace: 'Allahabad' }),
    court('allahabad'),
    [refusal],
  ),
  child: packetOf(withFacts({ court: 'sessions', sections: ['POCSO 6', 'BNS 65(1)'] }), {}),
};
