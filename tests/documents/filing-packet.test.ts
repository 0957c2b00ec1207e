/** Golden text and parts of one packet per relief. */
import { describe, expect, it } from 'vitest';
import { filingPacket, type FilingPacket } from '../../src/documents/packet/filing-packet.ts';
import { withPages } from '../../src/documents/packet/packet-index.ts';
import { plainText } from '../../src/documents/render/plain-text.ts';
import type { BailDraft } from '../../src/documents/matter.ts';
import { PACKET_MATTERS, VICTIM_MATTERS } from './packet-matters.ts';
import { context, full, withFacts } from './sample-application.ts';

const wholeText = ({ plan, index, pieces }: FilingPacket): string =>
  [
    ...plan.map(({ key, need, included, why }) => `${included ? '[x]' : '[ ]'} ${key} (${need}): ${why}\n`),
    `\n=== Index ===\n\n${plainText(index)}`,
    ...pieces.map((piece) =>
      piece.kind === 'paper'
        ? `\n=== ${piece.title} ===\n\n${plainText(piece.document)}`
        : `\n=== ${piece.number} ===\n\n${piece.title}\n`,
    ),
  ].join('');

const packetOf = (packet: BailDraft['packet'], content: BailDraft = full): FilingPacket =>
  filingPacket({ ...content, packet: packet ?? {} }, context, []);

const partOf = ({ plan }: FilingPacket, partKey: string) => plan.find(({ key }) => key === partKey);

const textOf = ({ pieces }: FilingPacket, part: string): string => {
  const piece = pieces.find((each) => each.kind === 'paper' && each.part === part);
  return piece?.kind === 'paper' ? plainText(piece.document) : '';
};

describe.each(Object.entries({ ...PACKET_MATTERS, ...VICTIM_MATTERS }))('%s', (name, matter) => {
  const packet = filingPacket(matter.content, context, matter.attached);

  it('matches the golden text', async () => {
    await expect(wholeText(packet)).toMatchFileSnapshot(`golden-packets/${name}.txt`);
  });

  it('lists every piece in the index in order', () => {
    const table = packet.index.blocks.find((block) => block.kind === 'table');
    const rows = table?.kind === 'table' ? table.rows.map(([, text = '']) => text) : [];
    const named = packet.pieces.map((piece) => piece.title);
    expect(rows).toHaveLength(named.length);
    for (const [at, title] of named.entries()) expect(rows[at]).toContain(title);
  });

  it('prints no undefined or null value', () => {
    expect(wholeText(packet)).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

describe('affidavit', () => {
  it('leaves a blank for the pairokar of an applicant in custody', () => {
    const text = textOf(packetOf({}), 'affidavit');
    expect(text).toContain(
      'I am the ________________ of the applicant, Sunil Ramchandra Jadhav, who is in judicial',
    );
    expect(text).toContain('Before the Oath Commissioner');
  });

  it('names only the applicant if the jail attests it', () => {
    const text = textOf(packetOf({ oath: 'jail' }), 'affidavit');
    expect(text).toContain('a prisoner in Yerawada Central Prison');
    expect(text).not.toContain('conduct this case');
  });

  it('uses an Oath Commissioner for a person at liberty', () => {
    const free = withFacts({
      custodyStatus: 'not-arrested',
      arrestDate: undefined,
      firstRemandDate: undefined,
    });
    const text = textOf(packetOf({ oath: 'jail' }, free), 'affidavit');
    expect(text).toContain('Before the Oath Commissioner');
    expect(text).not.toContain('prisoner');
  });

  it('is excluded if only a verification is chosen', () => {
    expect(partOf(packetOf({ oath: 'verification' }), 'affidavit')?.included).toBe(false);
  });
});

describe('packet part', () => {
  it('can be excluded by choice, except index and application', () => {
    const packet = packetOf({ parts: { memo: false, urgency: true, index: false, application: false } });
    const included = packet.plan.filter((part) => part.included).map(({ key }) => key);
    expect(included).not.toContain('memo');
    expect(included).toContain('urgency');
    expect(included).toContain('index');
    expect(included).toContain('application');
    expect(packet.gaps).toContain('[grounds for urgent hearing]');
  });

  it('is not applicable without content', () => {
    const none = packetOf({ parts: { documents: true, 'earlier-orders': true } });
    expect(partOf(none, 'documents')).toMatchObject({ need: 'not-applicable', included: false });
    expect(partOf(none, 'earlier-orders')).toMatchObject({ need: 'not-applicable', included: false });
  });

  it('is required with its authority if the law requires it', () => {
    const child = filingPacket(VICTIM_MATTERS['child']?.content ?? {}, context, []);
    expect(partOf(child, 'victim')).toMatchObject({ need: 'needed', included: true });
    expect(partOf(child, 'victim')?.authority?.source).toBe('BNSS');
    const anticipated = withFacts({ custodyStatus: 'not-arrested', sections: ['SC/ST 3(1)(r)'] });
    expect(partOf(packetOf({}, anticipated), 'victim')).toMatchObject({
      need: 'needed',
      authority: { source: 'SC/ST', at: 's.15A(3)' },
    });
  });
});

it('names no victim in the notice through the police station', () => {
  const text = textOf(filingPacket(VICTIM_MATTERS['child']?.content ?? {}, context, []), 'victim');
  expect(text).toContain('through the Station House Officer, Police Station Hadapsar');
  expect(text).toContain('The name of a victim shall not be written on it.');
});

it.each(Object.entries(VICTIM_MATTERS))(
  'lists the victim among the parties without a name: %s',
  (_, { content, attached }) => {
    const withheld =
      'Victim or informant | through the Station House Officer, Police Station Hadapsar; not named';
    const memo = (packet: BailDraft['packet']) =>
      textOf(
        filingPacket({ ...content, packet: { ...content.packet, ...packet } }, context, attached),
        'memo',
      );
    expect(memo({})).toContain(withheld);
    expect(memo({ parts: { victim: false } })).toContain(withheld);
  },
);

it('lists a victim among the parties only if notice is given', () => {
  expect(textOf(packetOf({}), 'memo')).not.toContain('Victim or informant');
  expect(textOf(packetOf({ parts: { victim: true } }), 'memo')).toContain('Victim or informant');
});

it('prints known page ranges in the index and blanks for unknown ones', () => {
  const { index } = packetOf({});
  const paged = plainText(
    withPages(index, [
      { first: 2, last: 2 },
      { first: 3, last: 11 },
    ]),
  );
  expect(paged).toContain('1 | Memo of parties | 2\n');
  expect(paged).toContain('2 | List of dates and events | 3 to 11\n');
  expect(paged).toContain('3 | The application | ____\n');
});

it('uses the court heading and number format of the profile everywhere', () => {
  const { pieces, index } = packetOf({
    court: {
      key: 'own',
      name: 'Own',
      heading: 'in the high court of punjab',
      caseNumber: 'CRM-M/{number}/{year}',
    },
  });
  const papers = [index, ...pieces.flatMap((piece) => (piece.kind === 'paper' ? [piece.document] : []))];
  expect(papers.length).toBeGreaterThan(5);
  for (const paper of papers) {
    expect(plainText(paper)).toContain('IN THE HIGH COURT OF PUNJAB');
    expect(plainText(paper)).toContain('CRM-M/________/2026');
  }
});
