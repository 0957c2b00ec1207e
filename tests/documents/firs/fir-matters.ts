/** Anticipatory bail in several FIRs: in one State, in transit, and with a bar in one of them. */
import { day } from '../../../src/kernel/calendar-date.ts';
import type { FurtherFir } from '../../../src/contract/case/case-facts.ts';
import type { BailDraft } from '../../../src/documents/matter.ts';
import { RELIEF_MATTERS } from '../relief-matters.ts';

export const kothrud: FurtherFir = {
  firNumber: '31/2026',
  firDate: day('2026-02-11'),
  policeStation: 'Kothrud',
  district: 'Pune',
  state: 'Maharashtra',
  sections: ['BNS 316(2)'],
  allegations: 'A deposit for a flat was kept.',
};

export const atrocity: FurtherFir = {
  firNumber: '7/2026',
  firDate: day('2026-03-02'),
  policeStation: 'Chakan',
  sections: ['SC/ST 3(1)(r)'],
  allegations: 'Words were said in a public place.',
};

export const mysuru: FurtherFir = {
  firNumber: '44/2026',
  policeStation: 'Nazarbad',
  district: 'Mysuru',
  state: 'Karnataka',
  sections: ['BNS 318(4)'],
  allegations: 'Money was taken for a plot.\nThe plot was sold to another.',
};

export const aundh: FurtherFir = {
  firNumber: '12/2026',
  firDate: day('2026-03-05'),
  policeStation: 'Aundh',
  sections: ['BNS 318(4)', 'BNS 351(2)'],
  allegations: 'Money was taken for a shop, and a threat was made.',
};

export function inFirs(furtherFirs: readonly FurtherFir[], facts: BailDraft['case'] = {}): BailDraft {
  const { strong } = RELIEF_MATTERS.anticipatory;
  return { ...strong, case: { ...strong.case, ...facts, furtherFirs: [...furtherFirs] } };
}

export const IN_ONE_STATE = inFirs([kothrud]);

export const IN_THREE = inFirs([kothrud, aundh]);

/** No filing: its last FIR needs an application of its own. */
export const WITH_A_BAR = inFirs([kothrud, atrocity]);

export const IN_TRANSIT = inFirs([{ ...kothrud, district: 'Thane' }, mysuru], {
  firInOtherState: true,
  court: 'high',
  courtPlace: 'Delhi',
});
