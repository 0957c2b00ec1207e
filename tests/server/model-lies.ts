/** Answers that a model may give to a question on theft and that must not pass: what it does, its answer, the reason. */
import type { Behaviour } from '../support/lying-model.ts';

/** A sentence that the evidence supports. */
export const TRUE = 'Theft under BNS 303(2) is punishable with imprisonment up to 3 years [1].';

export const LIES: readonly (readonly [string, Behaviour, string])[] = [
  [
    'invents a section',
    { says: 'Theft is punishable under BNS 999 with imprisonment up to 3 years [1].' },
    'nothing-held',
  ],
  ['says another term', { says: 'Theft is punishable with imprisonment up to 9 years [1].' }, 'nothing-held'],
  [
    'cites what was not supplied',
    { says: 'Theft is punishable with imprisonment up to 3 years [77].' },
    'nothing-held',
  ],
  ['cites nothing', { says: 'Theft is punishable with imprisonment up to 3 years.' }, 'nothing-held'],
  ['leaves a limit out', { says: 'Theft is punishable with imprisonment of 3 years [1].' }, 'nothing-held'],
  [
    'turns a limit round',
    { says: 'Theft is punishable with imprisonment of at least 3 years [1].' },
    'nothing-held',
  ],
  ['makes "can" a "must"', { says: 'A fine must be imposed for theft too [1].' }, 'nothing-held'],
  [
    'adds a negation',
    { says: 'Theft is not punishable with imprisonment up to 3 years [1].' },
    'nothing-held',
  ],
  [
    'adds an exception',
    { says: 'Theft is punishable with imprisonment up to 3 years unless it is the first time [1].' },
    'nothing-held',
  ],
  ['reckons a date', { says: 'For theft the person must be released on 14-09-2027 [1].' }, 'nothing-held'],
  ['knows nothing', { says: 'NONE' }, 'nothing-held'],
  ['breaks off', { cutAfter: `${TRUE} And the` }, 'cut'],
  ['has no end', { endless: 'and so on and on ' }, 'cut'],
  ['repeats itself without end', { endless: `${TRUE} ` }, 'cut'],
  ['fails', { status: 500 }, 'unreachable'],
  ['is asked too often', { status: 429, retryAfter: 60 }, 'unreachable'],
  [
    'answers JSON',
    { body: JSON.stringify({ choices: [{ message: { content: TRUE } }] }), type: 'application/json' },
    'unreachable',
  ],
  ['answers a page', { body: '<html>Sign in to the network</html>', type: 'text/html' }, 'unreachable'],
  [
    'streams what is no JSON',
    { body: 'data: {"choices": [oops\n\n', type: 'text/event-stream' },
    'unreachable',
  ],
  [
    'streams another protocol',
    { body: 'data: {"text": "Section 999"}\n\n', type: 'text/event-stream' },
    'unreachable',
  ],
  ['is huge', { body: `data: ${'x'.repeat(2_000_000)}\n\n`, type: 'text/event-stream' }, 'cut'],
  ['sends nothing', { body: '', type: 'text/event-stream' }, 'cut'],
];
