// @vitest-environment node
/** No name, case or phone number leaves the device; the legal question does. */
import { describe, expect, it } from 'vitest';
import { knownWords } from '#chat/online/known-words.ts';
import { LEFT_OUT, redact } from '#chat/online/redact.ts';
import { chatbot } from '#text/en/law/chatbot.ts';
import { chatbot as hindi } from '#text/hi/law/chatbot.ts';
import { SEARCH } from '../../law/law-library.ts';
import { evaluation } from '../offline-chat.ts';

const words = knownWords(SEARCH.library);
const sent = (question: string) => redact(question, words);

it.each([
  ['My brother Rakesh Yadav was arrested for theft, can he get bail?', ['Rakesh', 'Yadav']],
  ['mera bhai ramesh chori mein pakda gaya hai, zamanat milegi?', ['ramesh']],
  ['मेरा भाई सुरेश कुमार चोरी में गिरफ्तार है, जमानत मिलेगी?', ['सुरेश', 'कुमार']],
  ['Smt. Asha Devi w/o Mohan Lal is accused under 498A', ['Asha', 'Devi', 'Mohan', 'Lal']],
  ['FIR No. 123/2024 of PS Kotwali Lucknow under 420 IPC', ['123', 'Kotwali', 'Lucknow']],
  ['Crime No 45 of 2023, section 302', ['45', '2023']],
  ['bail application no. 1485 of 2025 for 303(2) BNS', ['1485', '2025']],
  ['CNR MHPU01-004567-2024, bail in 420', ['MHPU', '4567', '2024']],
  ['call me on +91 98765 43210 about bail', ['98765', '43210']],
  ['call 9876543210 about bail', ['9876543210']],
  ['aadhaar 1234 5678 9012 bail', ['1234', '5678', '9012']],
  ['PAN ABCDE1234F, cheating', ['ABCDE1234F']],
  ['write to a.b@example.in about bail', ['a.b', 'example']],
  ['car MH 12 AB 1234 in an accident, 106 BNS', ['MH', '1234']],
  ['एफआईआर संख्या ५६/२०२४ धारा 420', ['56', '2024', '५६']],
])('redacts the identity in "%s"', (question, identifiers) => {
  for (const each of identifiers) expect(sent(question)).not.toContain(each);
  expect(sent(question)).toContain(LEFT_OUT);
});

it.each([
  'what is the punishment under section 303(2) BNS?',
  'u/s 302/34 IPC, is it bailable?',
  'sections 302 307 420 of the IPC',
  'offence on 02-05-2024 under BNS 318(4)',
  'cheating of Rs 50,000, which court?',
  'Arnesh Kumar guidelines',
  'kya 41A CrPC ka notice zaroori hai?',
])('keeps most of the text in "%s"', (question) => {
  expect(sent(question).replaceAll(LEFT_OUT, '').length).toBeGreaterThan(question.length * 0.85);
});

describe('redaction of known questions', () => {
  it('keeps each suggested question whole', () => {
    const all = [...chatbot.questions, ...hindi.questions];
    expect(all.map(sent)).toEqual(all);
  });

  it('redacts less than half of the evaluation questions', () => {
    const all = evaluation().filter(({ refused, kind }) => !refused && kind !== 'refusal');
    const cut = all.filter(({ q }) => sent(q).includes(LEFT_OUT));
    expect(cut.length / all.length).toBeLessThan(0.5);
  });
});

it('changes nothing when the server redacts again', () => {
  const once = evaluation().map(({ q }) => sent(q));
  expect(once.map(sent)).toEqual(once);
});
