/** Applications filed before any court, and the same bodies for the baseline. */
import { v7 } from 'uuid';

/** @typedef {{ headers: Record<string, string> }} Person */

/** @type {(place: string) => Record<string, unknown>} */
export const application = (place) => ({
  _id: v7(),
  applicant: { name: 'Sunil Jadhav', age: 34, gender: 'male', address: 'Hadapsar, Pune 411028' },
  case: {
    firNumber: `${Math.ceil(Math.random() * 1e9)}/2026`,
    policeStation: 'Hadapsar',
    court: 'magistrate',
    courtPlace: place,
    arrestDate: '2026-07-10',
    sections: ['BNS 318(4)'],
    allegations: 'Took money for a vehicle and did not deliver it. '.repeat(10),
  },
  bail: { grounds: 'One third of the term has run. '.repeat(40) },
});

/** @typedef {import('./server-load.mjs').ServerCall} ServerCall */

/** @type {(person: Person, url: string, place: string) => ServerCall} */
function sent({ headers }, url, place) {
  const body = application(place);
  const key = { 'idempotency-key': String(body['_id']) };
  return { method: 'POST', url, headers: { ...headers, ...key }, body: JSON.stringify(body) };
}

/** @type {(person: Person, place: () => string, count: number) => ServerCall[]} */
export const filings = (person, place, count) =>
  Array.from({ length: count }, () => sent(person, '/api/applications', place()));

/**
 * For the baseline.
 * @type {(person: Person, count: number) => ServerCall[]}
 */
export const keepings = (person, count) =>
  Array.from({ length: count }, () => sent(person, '/write', 'Pune'));
