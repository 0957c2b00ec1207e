/** Facts that the clock and the calculator ask for and the wizard does not. */
import type { FactRows } from './fact.ts';

export const FURTHER_FACTS = {
  noticeToAppear: {
    kind: 'choice',
    path: 'case.noticeToAppear.state',
    of: ['to-appear', 'none'],
    law: ['noticeToAppear'],
  },
  noticeOn: {
    kind: 'date',
    path: 'case.noticeToAppear.on',
    happened: true,
    when: ['noticeToAppear', 'to-appear'],
    need: 'there',
  },
  otherOrders: { kind: 'number', path: 'case.bailOrder.otherOrders', when: ['bailOrder', 'granted'] },
  appealFiledOn: {
    kind: 'date',
    path: 'case.appealFiledOn',
    past: true,
    faultOf: 'specialCourtOrderOn',
  },
  incomplete: { kind: 'yesNo', path: 'case.chargesheet.incomplete', when: ['chargesheet', 'filed'] },
  principal: { kind: 'sections', path: 'case.principalOffences', law: ['principal'] },
  chargesheetAt: { kind: 'hour', path: 'case.chargesheet.at', law: ['chargesheetAt'] },
  orderedOn: {
    kind: 'date',
    path: 'case.remandExtension.orderedOn',
    past: true,
    law: ['orderedOn'],
  },
  produced: { kind: 'yesNo', path: 'case.remandExtension.produced', askedWith: 'orderedOn' },
  prosecutorReport: {
    kind: 'yesNo',
    path: 'case.remandExtension.prosecutorReport',
    askedWith: 'orderedOn',
  },
  defaultBailClaim: {
    kind: 'choice',
    path: 'case.defaultBailClaim.state',
    of: ['none', 'claimed'],
    law: ['defaultBailClaim'],
  },
  defaultBailClaimOn: {
    kind: 'date',
    path: 'case.defaultBailClaim.on',
    past: true,
    need: 'there',
    when: ['defaultBailClaim', 'claimed'],
  },
  defaultBailClaimAt: {
    kind: 'hour',
    path: 'case.defaultBailClaim.at',
    when: ['defaultBailClaim', 'claimed'],
    law: ['defaultBailClaimAt'],
  },
} as const satisfies FactRows;
