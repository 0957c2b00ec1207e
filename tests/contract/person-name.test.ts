import { expect, it } from 'vitest';
import { Applicant, Application } from '#contract/application.ts';
import { ProfilePatch, Registration } from '#contract/user.ts';
import { serverApplication } from '../data/server-records.ts';

const REFUSED = [
  ['a line break', 'Ramesh\nJadhav'],
  ['a paragraph separator', 'Ramesh\u2029Jadhav'],
  ['a sign that turns the text around', 'Ramesh \u202Eva\u202C Jadhav'],
  ['an isolate', 'Ramesh \u2067Jadhav\u2069'],
] as const;

const registered = (name: string) =>
  Registration.safeParse({ name, email: 'a@example.in', password: 'a long one', role: 'user' });
const applied = (name: string) => Applicant.shape.name.safeParse(name);

it.each(REFUSED)('refuses %s in a name, and says what to do', (_, name) => {
  for (const answer of [registered(name), applied(name), ProfilePatch.safeParse({ name })]) {
    expect(answer.error?.issues[0]?.message).toBe('Write the name in one line, without hidden signs.');
  }
});

it.each(['रमेश बाबूराव जाधव', 'Mary-Ann O’Neill', 'A. Kumar', 'क्\u200dषत्रिय'])('takes %s', (name) => {
  expect(registered(name).success && applied(name).success).toBe(true);
});

it('reads a record that was kept before names were checked', () => {
  const kept = serverApplication();
  const old = { ...kept, applicant: { ...kept.applicant, name: 'Ramesh\nJadhav' } };
  expect(Application.safeParse(old).success).toBe(true);
});
