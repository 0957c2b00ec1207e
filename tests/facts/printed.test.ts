/** A fact that a person enters changes a paper or a proposed ground: each fact is answered, and the papers are read. */
import { beforeAll, expect, it } from 'vitest';
import type { FactKind, FactRows } from '#facts/fact.ts';
import { FACT_IDS, type FactId, factRow, factsOfQuestion, isFact } from '#facts/facts.ts';
import { day } from '#kernel/calendar-date.ts';
import { joinPatches, mergePatch, patchAt } from '#kernel/merge-patch.ts';
import { proposedGrounds } from '#documents/grounds/proposed-grounds.ts';
import { loadGroundLibrary } from '#documents/grounds/ground-library.ts';
import { type BailDraft, matterOf } from '#documents/matter.ts';
import { filingPacket } from '#documents/packet/filing-packet.ts';
import { plainText } from '#documents/render/plain-text.ts';
import { FURTHER_MATTERS, RELIEF_MATTERS } from '../documents/relief-matters.ts';
import { context, withFacts } from '../documents/sample-application.ts';

/** Facts that no paper states, each with the reason. */
const NOT_PRINTED: Readonly<Partial<Record<FactId, string>>> = {
  phone: 'a contact of the account; the papers state that of the advocate',
  email: 'a contact of the account, not of a paper',
  language: 'the language of the whole paper, which its composer is given',
  annexure: 'the wizard decides with it whether the annexure of these facts is filed',
  otherOrders: 'the clock counts the other orders',
  appealFiledOn: 'an appeal states the date of its own filing',
};

/** A text that no paper has of its own. */
const MARK = 'Quillfeather';

/** Answers to try for each kind, as they are stored. */
const ANSWERS: Readonly<Record<FactKind, readonly unknown[]>> = {
  text: [MARK],
  long: [MARK],
  sections: [['BNS 111(2)'], ['NDPS 21(b)'], ['BNS 115(2)']],
  date: ['2026-01-17', '2026-09-13', '2026-11-12', '2026-11-19', '2027-01-18', '1990-02-03'],
  hour: ['03:47', '11:30'],
  number: [17, 1, 9_000_000, 2_019],
  money: [17, 9_000_000],
  yesNo: [true, false],
  choice: [],
  rows: [],
};

/** The same of a fact with another form in the record. */
const OWN_ANSWERS: Readonly<Partial<Record<FactId, readonly unknown[]>>> = {
  antecedents: [{ known: true, rows: [] }, null],
  coercive: [{ known: true, rows: [] }, null],
  limb: [['BNS 109(1) (hurt-caused)'], ['BNS 109(1)']],
  principal: [[{ code: 'BNS', section: '103(1)' }]],
};

const answersOf = (id: FactId): readonly unknown[] => {
  const { kind, of, rows } = factRow(id);
  return OWN_ANSWERS[id] ?? of ?? (rows ? [[rowOf(rows)]] : ANSWERS[kind]);
};

const NOT_IN_SAMPLE = new Set(['person.sickOrInfirm', 'antecedents', 'coercive']);

const rowOf = (rows: FactRows): Readonly<Record<string, unknown>> =>
  joinPatches(
    Object.values(rows)
      .filter(({ path }) => !NOT_IN_SAMPLE.has(path))
      .map(({ path, kind, of = ANSWERS[kind] }) =>
        patchAt(path, path === 'sections' ? ['BNS 303(2)'] : of[0]),
      ),
  );

/** One answer of a fact, after the answer that asks for it, with the details that its answer needs. */
function patchOf(id: FactId, answer: unknown): Readonly<Record<string, unknown>> {
  const { path, when } = factRow(id);
  const [asks = '', given] = when ?? [];
  const before = isFact(asks) && !path.startsWith('bail.conviction') ? [patchOf(asks, given)] : [];
  const needed = factsOfQuestion(id)
    .slice(1)
    .filter(
      (detail) => factRow(detail).need === 'there' && factRow(detail).when?.slice(1).includes(String(answer)),
    )
    .map((detail) => patchAt(factRow(detail).path, '2026-11-12'));
  const stage = path.startsWith('case.trial.') ? [patchAt('case.trial.stage', 'evidence')] : [];
  return joinPatches([...stage, ...before, ...needed, patchAt(path, answer)]);
}

/** Every paper of the packet and every ground that is proposed for it. */
let wordsOf: (draft: BailDraft) => string;
beforeAll(async () => {
  const library = await loadGroundLibrary();
  wordsOf = (draft) => {
    const { index, pieces } = filingPacket(draft, context, []);
    const papers = pieces.flatMap((piece) => (piece.kind === 'paper' ? [plainText(piece.document)] : []));
    const grounds = proposedGrounds(matterOf(draft, context), library).map((ground) => ground.written({}));
    return [plainText(index), ...papers, ...grounds].join('\n');
  };
});

const DEFAULT = RELIEF_MATTERS.default.strong;
const REGULAR = RELIEF_MATTERS['regular-sessions'].strong;
const claimed = { state: 'claimed', on: day('2026-11-12'), at: '09:00' } as const;
const extended = {
  sections: ['NDPS 21(c)'],
  arrestDate: day('2026-02-01'),
  firstRemandDate: day('2026-02-02'),
  remandExtension: { state: 'granted', until: day('2026-12-31') },
} as const;
const sameDay = { state: 'filed', on: day('2026-11-12'), at: '11:00' } as const;

const APPEAL = FURTHER_MATTERS['appeal']?.weak ?? {};
const ARREST = FURTHER_MATTERS['arrest']?.strong ?? {};
const JUDGED = RELIEF_MATTERS.suspension.strong;
const LAUNDERING = RELIEF_MATTERS['regular-high-court'].weak;
const CHEQUE = patched(JUDGED, {
  case: { sections: ['NI 138'], chequeDeposit: { state: 'ordered', on: day('2026-11-10') } },
});
const CLAIMED = patched(DEFAULT, { case: { chargesheet: sameDay, defaultBailClaim: claimed } });
const EXTENDED = patched(DEFAULT, { case: extended });

/** Matters of facts that only a certain relief, Act or order makes a paper print; the others need only `REGULAR`. */
const MATTER_OF: Readonly<Partial<Record<FactId, BailDraft>>> = {
  gender: LAUNDERING,
  custodyPeriod: withFacts({ arrestDate: undefined, firstRemandDate: undefined }),
  extendedUntil: EXTENDED,
  convictingCourt: JUDGED,
  convictedOn: JUDGED,
  sentence: JUDGED,
  appealNumber: JUDGED,
  finePaid: JUDGED,
  onBailAtConviction: JUDGED,
  chequeDeposit: CHEQUE,
  chequeDepositOn: CHEQUE,
  paidOn: CHEQUE,
  specialCourtOrderOn: APPEAL,
  specialCourtName: APPEAL,
  delayCause: APPEAL,
  firInOtherState: RELIEF_MATTERS.anticipatory.strong,
  onBailAtOffence: withFacts({ sections: ['MCOCA 3(1)(ii)'] }),
  unlawfulEntry: LAUNDERING,
  amountInvolved: LAUNDERING,
  dateOfBirth: ARREST,
  arrestAt: ARREST,
  reasonsInWriting: LAUNDERING,
  limb: withFacts({ sections: ['BNS 109(1)'] }),
  noticeToAppear: APPEAL,
  noticeOn: APPEAL,
  chargesheetAt: CLAIMED,
  orderedOn: EXTENDED,
  produced: EXTENDED,
  prosecutorReport: EXTENDED,
  defaultBailClaim: CLAIMED,
  defaultBailClaimOn: CLAIMED,
  defaultBailClaimAt: CLAIMED,
  previous: withFacts({}, { previousApplications: 'one', previous: [] }),
};

function patched(matter: BailDraft, patch: unknown): BailDraft {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers in the form of the contract
  return mergePatch(matter, patch) as BailDraft;
}

/** The matter without the fact; a choice loses its group, and a needed detail cannot be absent. */
function withoutFact(matter: BailDraft, id: FactId): BailDraft[] {
  const { path, need } = factRow(id);
  if (need === 'there') return [];
  return [patched(matter, patchAt(path.replace(/\.state$/, ''), path.endsWith('.rows') ? [] : null))];
}

/** True if another answer changes a paper; a text must be printed as it is. */
function isPrinted(id: FactId): boolean {
  const matter = MATTER_OF[id] ?? REGULAR;
  const answered = answersOf(id).map((answer) => patched(matter, patchOf(id, answer)));
  const [first = matter, ...others] = answered;
  const text = wordsOf(first);
  if (answersOf(id)[0] === MARK) return text.includes(MARK);
  return [...others, ...withoutFact(first, id)].some((draft) => wordsOf(draft) !== text);
}

it('prints every fact, or says why no paper states it', () => {
  expect(FACT_IDS.filter((id) => !isPrinted(id)).toSorted()).toEqual(Object.keys(NOT_PRINTED).toSorted());
});
