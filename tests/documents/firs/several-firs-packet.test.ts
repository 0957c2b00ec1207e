/** The packet and the order of an application in several FIRs name each of them. */
import { describe, expect, it } from 'vitest';
import { filingPacket } from '../../../src/documents/packet/filing-packet.ts';
import { matterOf } from '../../../src/documents/matter.ts';
import { dutiesOf } from '../../../src/documents/order/order-duties.ts';
import { plainText } from '../../../src/documents/render/plain-text.ts';
import { HINDI_PAPERS } from '../../../src/text/hi/papers/documents.ts';
import { beforeArrest } from '../orders/order-matters.ts';
import { paperOf } from '../orders/signed-matter.ts';
import { context } from '../sample-application.ts';
import { IN_THREE, IN_TRANSIT, WITH_A_BAR } from './fir-matters.ts';

const LANGUAGES = ['en', 'hi'] as const;
const NUMBERS = ['218/2024', '31/2026', '12/2026'];
const STATIONS = ['Hadapsar', 'Kothrud', 'Aundh'];

const papersOf = (content: typeof IN_THREE, on = context) =>
  new Map(
    filingPacket({ ...content, packet: { parts: { victim: true } } }, on, []).pieces.flatMap((piece) =>
      piece.kind === 'paper' ? [[piece.part, plainText(piece.document)] as const] : [],
    ),
  );

describe('the packet', () => {
  it.each([
    ['English', context],
    ['Hindi', { ...context, papers: HINDI_PAPERS }],
  ] as const)('names every FIR in each paper that names one (%s)', (_, on) => {
    const naming = [...papersOf(IN_THREE, on)].filter(([, text]) => text.includes('218/2024'));
    expect(naming.length).toBeGreaterThan(4);
    for (const [part, text] of naming)
      for (const number of NUMBERS) expect(text, `${part}: ${number}`).toContain(number);
  });

  it('asks for the notice to the victim that the law requires in one of the FIRs', () => {
    const without = { ...WITH_A_BAR, packet: {} };
    const asked = filingPacket(without, context, []).plan.find(({ key }) => key === 'victim');
    expect(asked?.included).toBe(true);
    expect(
      dutiesOf(matterOf(WITH_A_BAR, context), { status: 'Approved' }, undefined).notices.map(({ to }) => to),
    ).toContain('victim');
  });

  it('sends the notice to the victim through each station', () => {
    const notice = papersOf(WITH_A_BAR).get('victim') ?? '';
    for (const station of ['Hadapsar', 'Kothrud', 'Chakan'])
      expect(notice).toContain(`Police Station ${station}`);
  });

  it('states the stage of the trial of the FIR that has it', () => {
    const lines = (papersOf(IN_THREE).get('application') ?? '').split('\n');
    const stage = lines.filter(
      (line) => line.includes('Stage of the trial') || line.includes('Charge framed'),
    );
    expect(stage.length).toBeGreaterThan(0);
    for (const line of stage) expect(line).toContain('FIR No. 218/2024');
  });
});

it('protects from arrest in each FIR, and goes to each station', () => {
  const lines = paperOf({ content: IN_THREE, decision: beforeArrest }, 'en').split('\n');
  const operative = lines.find((line) => line.includes('In the event of arrest in')) ?? '';
  for (const number of NUMBERS) expect(operative).toContain(number);
  const sent = lines.filter(
    (line) => line.includes('Station House Officer, Police Station') && /copy/i.test(line),
  );
  for (const station of STATIONS) expect(sent.some((line) => line.includes(station))).toBe(true);
});

it.each([
  ['transit', IN_TRANSIT, beforeArrest],
  ['protection', IN_THREE, { ...beforeArrest, outcome: 'interim' }],
] as const)('prints no last day that the judge did not choose: %s', (_, content, decision) => {
  expect(dutiesOf(matterOf(content, context), decision, undefined).needsPeriod).toBe(true);
  for (const language of LANGUAGES) {
    const lines = paperOf({ content, decision }, language).split('\n');
    const operative = lines.filter((line) => /shall not be arrested|गिरफ्तार न किया जाए/.test(line));
    expect(operative.map((line) => /\d\d-\d\d-20\d\d|Until|null/.test(line))).toEqual([false]);
  }
});
