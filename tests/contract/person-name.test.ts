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
  ['a lone carriage return', 'Ramesh\rJadhav'],
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

it.each([
  ['a sign that turns the text around', 'Ramesh \u202Eva\u202C Jadhav', 'Ramesh va Jadhav'],
  ['an isolate', 'Ramesh \u2067Jadhav\u2069', 'Ramesh Jadhav'],
  ['a mark of a phone book', '\u200eRamesh Jadhav\u200f', 'Ramesh Jadhav'],
])('removes %s from a name', (_, name, kept) => {
  expect(applied(name).data).toBe(kept);
  expect(registered(name).data?.name).toBe(kept);
});

it.each([
  'Visit https://evil.example',
  'Zamanat www.evil.in',
  'Your court: evil-court.com',
  'login.zamanat.in/now',
  'asha@example.in',
  'evil。com',
  'ＥＶＩＬ．ＣＯＭ',
])('refuses the address in the account name %s', (name) => {
  const message = 'Write the name without web and e-mail addresses.';
  expect(registered(name).error?.issues[0]?.message).toBe(message);
  expect(ProfilePatch.safeParse({ name }).error?.issues[0]?.message).toBe(message);
});

it.each(['Adv. R.K.Sharma', 'Dr.Rao', 'M.G.Infant', 'S. K. In', 'Md. Imran', 'श्री. रमेश'])(
  'accepts the account name %s',
  (name) => {
    expect(registered(name).success).toBe(true);
  },
);

it('reads a stored record with an unchecked name', () => {
  const application = serverApplication();
  const old = { ...application, applicant: { ...application.applicant, name: 'Ramesh\nJadhav' } };
  expect(Application.safeParse(old).success).toBe(true);
});

const turned = 'Ramesh\rva';

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
] as const)('rejects a line break in %s', (_, schema, what) => {
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
