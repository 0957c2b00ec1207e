import { expect, it } from 'vitest';
import { day } from '#kernel/calendar-date.ts';
import { determineAll } from '#law/determine.ts';
import { FURTHER_ROUTES, furtherRoutes, ROUTE_DAYS } from '#law/further-routes.ts';
import { type Facts, lawFacts } from './case-files.ts';
import { TABLES } from './law-tables.ts';

const routes = (facts: Facts, asOf: string) =>
  furtherRoutes(determineAll(lawFacts(facts), TABLES, day(asOf))).map(({ route, finding, days }) => {
    const parts: string[] = [route, finding.conclusion.kind];
    return parts.concat(days.map(({ name, on, daysLeft }) => `${name} ${on} ${daysLeft}`));
  });

const theft: Facts = {
  sections: 'BNS 303(2)',
  firDate: day('2026-01-01'),
  arrestDate: day('2026-01-02'),
  firstRemandDate: day('2026-01-03'),
  age: 40,
};

it('lists possible routes with their deadlines and omits impossible ones', () => {
  expect(routes({ ...theft, firInOtherState: false, acquittedOn: undefined }, '2026-01-03')).toEqual([
    ['illegalArrest', 'undetermined'],
    ['policeCustody', 'undetermined', 'police-custody-closes 2026-02-12 40'],
    ['stalledRelease', 'undetermined'],
    ['cancellation', 'undetermined'],
    ['longDelay', 'undetermined'],
    ['furtherInquiry', 'entitled'],
    ['beforeJudgment', 'undetermined'],
    ['appellateBond', 'undetermined'],
    ['appealFromAcquittal', 'undetermined'],
  ]);
});

it('shows the production deadline before the first remand', () => {
  const fresh: Facts = { ...theft, firstRemandDate: undefined };
  expect(routes(fresh, '2026-01-02')[0]).toEqual([
    'illegalArrest',
    'undetermined',
    'produce-by 2026-01-03 1',
  ]);
});

it('shows no production deadline after production', () => {
  const produced: Facts = { ...theft, production: { state: 'produced', on: day('2026-01-03') } };
  expect(routes(produced, '2026-01-03')[0]).toEqual(['illegalArrest', 'undetermined']);
});

it('counts from the bail order and the Special Court order', () => {
  const granted: Facts = {
    ...theft,
    sections: 'SC/ST 3(1)(r)',
    bailOrder: { state: 'granted', on: day('2026-01-10') },
    specialCourtOrderOn: day('2026-01-10'),
  };
  const routeLines = routes(granted, '2026-01-20');
  expect(routeLines).toContainEqual([
    'stalledRelease',
    'entitled',
    'legal-aid 2026-01-18 -2',
    'court-may-ease 2026-02-11 22',
  ]);
  expect(routeLines).toContainEqual([
    'highCourtAppeal',
    'entitled',
    'appeal-by 2026-04-10 80',
    'appeal-if-condoned 2026-07-09 170',
  ]);
});

it('lists the route for a child first', () => {
  expect(routes({ ...theft, ageAtAct: 16 }, '2026-01-03')[0]).toEqual(['child', 'entitled']);
});

it('covers every route and every deadline', () => {
  const all: Facts = {
    ...theft,
    sections: 'NI 138, SC/ST 3(1)(r)',
    ageAtAct: 16,
    custodyStatus: 'judicial',
    bailOrder: { state: 'granted', on: day('2026-01-10') },
    specialCourtOrderOn: day('2026-01-10'),
    chequeDeposit: { state: 'ordered', on: day('2026-01-10') },
    concludedOn: day('2026-01-12'),
  };
  const free: Facts = {
    sections: 'BNS 318(4)',
    custodyStatus: 'not-arrested',
    firInOtherState: true,
    noticeToAppear: { state: 'to-appear', on: day('2026-01-25') },
  };
  const fresh: Facts = { ...theft, firstRemandDate: undefined };
  const texts = [all, free, fresh].flatMap((facts) => routes(facts, '2026-01-20')).flat();
  expect(FURTHER_ROUTES.filter((route) => !texts.includes(route))).toEqual([]);
  expect(ROUTE_DAYS.filter((name) => !texts.some((text) => text.startsWith(`${name} `)))).toEqual([]);
});
