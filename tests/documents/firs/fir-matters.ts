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
};

export const atrocity: FurtherFir = {
  firNumber: '7/2026',
  firDate: day('2026-03-02'),
  policeStation: 'Chakan',
  sections: ['SC/ST 3(1)(r)'],
};

export const mysuru: FurtherFir = {
  firNumber: '44/2026',
  policeStation: 'Nazarbad',
  district: 'Mysuru',
  state: 'Karnataka',
  sections: ['BNS 318(4)'],
};

export function inFirs(furtherFirs: readonly FurtherFir[], facts: BailDraft['case'] = {}): BailDraft {
  const { strong } = RELIEF_MATTERS.anticipatory;
  return { ...strong, case: { ...strong.case, ...facts, furtherFirs: [...furtherFirs] } };
}

export const IN_ONE_STATE = inFirs([kothrud]);

export const WITH_A_BAR = inFirs([kothrud, atrocity]);

export const IN_TRANSIT = inFirs([{ ...kothrud, district: 'Thane' }, mysuru], {
  firInOtherState: true,
  court: 'high',
  courtPlace: 'Delhi',
});
