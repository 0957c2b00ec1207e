import { expect, it } from 'vitest';
import type { CaseDocument } from '../../src/contract/case/document.ts';
import { annexureRows, chosenAnnexures } from '../../src/domain/application/packet-annexures.ts';

const document = (_id: string, name: string, kind: CaseDocument['kind'] = 'annexure') => ({
  _id,
  name,
  kind,
});
const documents = [document('a', 'fir.pdf'), document('b', 'order.pdf', 'order'), document('c', 'photo.jpg')];

it('lists chosen documents in order, then new documents', () => {
  const rows = annexureRows(documents, [{ documentId: 'c', title: 'Photograph' }, { documentId: 'a' }]);
  expect(rows.map(({ documentId, title }) => [documentId, title])).toEqual([
    ['c', 'Photograph'],
    ['a', 'fir'],
    ['b', 'order'],
  ]);
  expect(rows.at(-1)?.isOrder).toBe(true);
});

it('drops a removed document', () => {
  expect(annexureRows(documents.slice(1), [{ documentId: 'a' }]).map(({ documentId }) => documentId)).toEqual(
    ['b', 'c'],
  );
});

it('stores only the chosen values of a row', () => {
  const rows = annexureRows(documents, [{ documentId: 'b', copy: 'certified', leftOut: true }]);
  expect(chosenAnnexures(rows, documents)).toEqual([
    { documentId: 'b', copy: 'certified', leftOut: true },
    { documentId: 'a' },
    { documentId: 'c' },
  ]);
  const renamed = rows.map((row) => Object.assign({}, row, { title: 'FIR, Hadapsar' }));
  expect(chosenAnnexures(renamed, documents)[1]).toEqual({ documentId: 'a', title: 'FIR, Hadapsar' });
});

it('offers other case documents and includes them when chosen', () => {
  const ofCase = [document('z', 'order of the court below.pdf', 'order')];
  const offered = annexureRows(documents, [], ofCase);
  expect(offered.map(({ documentId, leftOut, ofCase: far }) => [documentId, leftOut, far])).toEqual([
    ['a', false, false],
    ['b', false, false],
    ['c', false, false],
    ['z', true, true],
  ]);
  const chosenRows = offered.map((row) =>
    Object.assign({}, row, row.documentId === 'z' && { leftOut: false }),
  );
  const again = annexureRows(documents, chosenAnnexures(chosenRows, [...documents, ...ofCase]), ofCase);
  expect(again.at(-1)).toMatchObject({ documentId: 'z', leftOut: false, title: 'order of the court below' });
});
