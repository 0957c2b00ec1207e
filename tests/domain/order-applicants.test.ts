import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/application/order.ts';
import {
  applicantFault,
  contentFor,
  decidableApplicants,
  namedApplicants,
  ordersOnBail,
  partlyDecided,
  withStatusOfOrders,
} from '#domain/application/order-applicants.ts';
import { canBeCorrected, standingOf } from '#domain/application/order-standing.ts';
import { canBeAmended, canBeWithdrawn } from '#domain/case/status-rules.ts';
import { serverApplication } from '../data/server-records.ts';
import { meena, ravi } from '../documents/joint/joint-matters.ts';

const THREE = serverApplication({ coApplicants: [ravi, meena] });

function order(n: number, to: Order['to'], applicants?: number[]): Order {
  const by = { name: 'S. Deshpande', designation: 'Sessions Judge', court: 'Sessions Court' };
  const at = `2026-11-2${n}T05:00:00.000Z`;
  return { _id: `order-${n}`, at, from: 'Pending', to, by, reasons: [], conditions: [], applicants };
}

const after = (...orders: Order[]) => withStatusOfOrders({ ...THREE, orders });

describe('the status of a joint application', () => {
  it('stays Pending until each applicant is decided', () => {
    expect(after(order(1, 'Approved', [2])).status).toBe('Pending');
    expect(after(order(1, 'Approved', [2]), order(2, 'Rejected', [1, 3])).status).toBe('Approved');
    expect(after(order(1, 'Rejected', [2]), order(2, 'Rejected', [1, 3])).status).toBe('Rejected');
    expect(after(order(1, 'Approved')).status).toBe('Approved');
  });

  it('counts the decided applicants', () => {
    expect(partlyDecided(THREE)).toBeNull();
    expect(partlyDecided(after(order(1, 'Approved', [2])))).toEqual({ decided: 1, of: 3 });
    expect(partlyDecided(after(order(1, 'Approved')))).toBeNull();
  });

  it('stays Approved while one of two released applicants remains on bail', () => {
    const cancelled = after(order(1, 'Approved'), order(2, 'Rejected', [3]));
    expect(cancelled.status).toBe('Approved');
    expect(standingOf(cancelled, 'order-1')).toEqual({
      standing: 'in-force',
      supersededInPartAt: '2026-11-22T05:00:00.000Z',
    });
    const all = after(...cancelled.orders, order(3, 'Rejected', [1, 2]));
    expect(all.status).toBe('Rejected');
    expect(standingOf(all, 'order-1')).toEqual({
      standing: 'superseded',
      supersededAt: '2026-11-23T05:00:00.000Z',
    });
  });
});

describe('an order on some applicants', () => {
  const partly = after(order(1, 'Approved', [2]));

  it('stops amendment and withdrawal, because its paper repeats the application', () => {
    expect(canBeAmended(THREE)).toBe(true);
    expect(canBeAmended(partly)).toBe(false);
    expect(canBeWithdrawn(partly)).toBe(false);
  });

  it('leaves the other applicants to decide', () => {
    expect(decidableApplicants(partly, 'Approved')).toEqual([1, 3]);
    expect(decidableApplicants(partly, 'Rejected')).toEqual([1, 3]);
    const waiting = [{ status: 'Rejected', applicants: [1] } as const];
    expect(decidableApplicants(partly, 'Approved', waiting)).toEqual([3]);
    const whole = after(...partly.orders, order(2, 'Rejected', [1, 3]));
    expect(decidableApplicants(whole, 'Approved')).toEqual([1, 3]);
    expect(decidableApplicants(whole, 'Rejected')).toEqual([2]);
  });

  it.each([
    [[2], 'Approved', 'decided'],
    [undefined, 'Approved', 'decided'],
    [undefined, 'Rejected', 'mixed'],
    [[1, 2], 'Rejected', 'mixed'],
    [[4], 'Approved', 'unknown'],
    [[], 'Approved', 'none'],
    [[2], 'Rejected', undefined],
    [[1, 3], 'Approved', undefined],
  ] as const)('finds the fault of %j %s: %s', (applicants, status, fault) => {
    expect(applicantFault(partly, { applicants, status })).toBe(fault);
  });

  it('is corrected after a later order on another applicant', () => {
    const [first] = partly.orders;
    const both = after(...partly.orders, order(2, 'Approved', [1, 3]));
    expect(first && canBeCorrected(both, first)).toBe(true);
    expect(ordersOnBail(both).map(({ _id }) => _id)).toEqual(['order-1', 'order-2']);
  });

  it('reads the application of these applicants alone', () => {
    const second = contentFor(THREE, [2]);
    expect(second.applicant.name).toBe('Ravi Kale');
    expect(second.coApplicants).toBeUndefined();
    expect(second.case.arrestDate).toBe(ravi.arrestDate);
    expect(contentFor(THREE, [1, 3]).coApplicants?.map(({ name }) => name)).toEqual(['Meena Pawar']);
    expect(contentFor(THREE, undefined)).toEqual(THREE);
  });

  it('sorts the numbers, and names none if they are all', () => {
    expect(namedApplicants(THREE, [3, 2, 3])).toEqual([2, 3]);
    expect(namedApplicants(THREE, [2, 1, 3])).toBeUndefined();
    expect(namedApplicants(THREE, undefined)).toBeUndefined();
  });
});
