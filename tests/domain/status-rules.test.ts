import { expect, it } from 'vitest';
import { STATUSES } from '#contract/application/statuses.ts';
import {
  isStatusChange,
  countsByStatus,
  isDecided,
  isMakersStatus,
  filerRequest,
  canBeAmended,
  canBeDecided,
  canBeWithdrawn,
} from '#domain/case/status-rules.ts';

const those = (rule: (status: string) => boolean) => STATUSES.filter((status) => rule(status));

it('returns the statuses that allow each action', () => {
  expect(STATUSES.filter((status) => canBeAmended({ status, orders: [] }))).toEqual(['Pending']);
  expect(STATUSES.filter((status) => canBeWithdrawn({ status, orders: [] }))).toEqual(['Pending']);
  expect(those(canBeDecided)).toEqual(['Pending', 'Approved', 'Rejected']);
  expect(those(isDecided)).toEqual(['Approved', 'Rejected']);
  expect(those(isMakersStatus)).toEqual(['Pending', 'Withdrawn']);
  expect(isStatusChange('Approved', 'Approved')).toBe(false);
  expect(isStatusChange('Approved', 'Rejected')).toBe(true);
});

it('reads the request of the maker from the status', () => {
  const pending = { status: 'Pending' } as const;
  expect(filerRequest(pending, 'Withdrawn')).toBe('withdraw');
  expect(filerRequest(pending, undefined)).toBe('amend');
  expect(filerRequest(pending, 'Pending')).toBe('amend');
  expect(filerRequest(pending, 'Approved')).toBe('not-theirs');
});

it('counts applications by status', () => {
  expect(countsByStatus(new Map([['Approved', 2]] as const))).toEqual({
    total: 2,
    pending: 0,
    approved: 2,
    rejected: 0,
    withdrawn: 0,
  });
});
