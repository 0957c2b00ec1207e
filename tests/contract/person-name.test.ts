import { expect, it } from 'vitest';
import { Applicant, Application } from '#contract/application/application.ts';
import { CaseFacts } from '#contract/case/case-facts.ts';
import { NewDiaryEntry } from '#contract/case/diary.ts';
import { CourtProfile, Packet } from '#contract/application/packet.ts';
import { ProfilePatch, Registration } from '#contract/account/user.ts';
import { packetOnTheWire } from '#domain/application/packet-choices.ts';
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

it.each(REFUSED)('rejects %s in a name with an instruction', (_, name) => {
  for (const answer of [registered(name), applied(name), ProfilePatch.safeParse({ name })]) {
    expect(answer.error?.issues[0]?.message).toBe('Write the name in one line, without hidden signs.');
  }
});

it.each(['रमेश बाबूराव जाधव', 'Mary-Ann O’Neill', 'A. Kumar', 'क्\u200dषत्रिय'])('accepts %s', (name) => {
  expect(registered(name).success && applied(name).success).toBe(true);
});

it('reads a stored record with an unchecked name', () => {
  const application = serverApplication();
  const old = { ...application, applicant: { ...application.applicant, name: 'Ramesh\nJadhav' } };
  expect(Application.safeParse(old).success).toBe(true);
});

const turned = 'Ramesh \u202Eva\u202C';

it.each([
  ['the name in another script', Applicant.shape.nameLocal, 'name'],
  ['the parentage', Applicant.shape.parentage, 'parentage'],
  ['the respondent', CaseFacts.shape.respondent, 'name'],
  ['a deponent', Packet.shape.deponent, 'name'],
  ['a surety', Packet.shape.sureties, 'name'],
  ['a court', CourtProfile.shape.name, 'name'],
  ['an officer', NewDiaryEntry.shape.officer, 'name'],
  ['a place', NewDiaryEntry.shape.location, 'line'],
  ['a co-accused', CaseFacts.shape.coAccused, 'name'],
] as const)('rejects hidden characters in %s', (_, schema, what) => {
  const inputs = [turned, { name: turned }, [{ name: turned, bail: 'pending' }]];
  const messages = inputs.flatMap(
    (each) => schema.safeParse(each).error?.issues.map(({ message }) => message) ?? [],
  );
  expect(messages).toContain(`Write the ${what} in one line, without hidden signs.`);
});

it('reads a stored record with other unchecked names', () => {
  const application = serverApplication();
  const old = {
    ...application,
    applicant: { ...application.applicant, nameLocal: turned, parentage: turned },
    case: { ...application.case, respondent: turned, coAccused: [{ name: turned, bail: 'pending' }] },
    packet: {
      court: { key: 'own', name: turned },
      deponent: { name: turned, parentage: turned },
      sureties: [{ name: turned }],
    },
  };
  expect(Application.safeParse(old).error?.issues).toBeUndefined();
});

it('keeps a surety and removes a hidden character', () => {
  expect(packetOnTheWire({ sureties: [{ name: turned, address: 'Pune' }] })).toEqual({
    sureties: [{ name: 'Ramesh va', address: 'Pune' }],
  });
});
