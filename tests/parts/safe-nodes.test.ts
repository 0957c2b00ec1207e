/** The text of a DOCX as a tree of few elements: whatever was written into the file, none of it is ever a script. */
import { expect, it } from 'vitest';
import { safeNodes } from '#parts/document-worker/safe-nodes.ts';

it('parses headings, paragraphs and lists', () => {
  expect(
    safeNodes('<h1>Order</h1><p>A &amp; B <strong>v.</strong> C<br />D</p><ul><li>one</li></ul>'),
  ).toEqual([
    { tag: 'h1', children: ['Order'] },
    {
      tag: 'p',
      children: ['A & B ', { tag: 'strong', children: ['v.'] }, ' C', { tag: 'br', children: [] }, 'D'],
    },
    { tag: 'ul', children: [{ tag: 'li', children: ['one'] }] },
  ]);
});

it('keeps embedded images and external links, and drops other attributes', () => {
  const html =
    '<p onclick="x()" style="a"><img src="data:image/png;base64,AAAA" alt="Seal" onerror="x()" /><a href="https://ecourts.gov.in" onclick="x()">eCourts</a></p>';
  expect(safeNodes(html)).toEqual([
    {
      tag: 'p',
      children: [
        { tag: 'img', src: 'data:image/png;base64,AAAA', alt: 'Seal', children: [] },
        { tag: 'a', href: 'https://ecourts.gov.in', children: ['eCourts'] },
      ],
    },
  ]);
});

it.each([
  ['<script>alert(1)</script>', ['alert(1)']],
  ['<iframe src="https://x"></iframe>', []],
  ['<a href="javascript:alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['<a href="JaVaScRiPt:alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['<img src="https://x/y.png" />', []],
  ['<img src="data:image/svg+xml;base64,AAAA" />', []],
  ['<svg><p>text</p></svg>', [{ tag: 'p', children: ['text'] }]],
  ['1 < 2 and <b', ['1 ', '<', ' 2 and ', '<', 'b']],
  ['</p>text', ['text']],
  ['<p>left open', [{ tag: 'p', children: ['left open'] }]],
])('reduces %j to safe nodes', (html, nodes) => {
  expect(safeNodes(html)).toEqual(nodes);
});
