/**
 * Attached documents in binding order: the chosen ones, then newer ones. Other documents of the case follow
 * and are bound only if selected.
 */
import type { CaseDocument } from '#contract/case/document.ts';
import type { Packet } from '#contract/application/packet.ts';

type AnnexureChoice = NonNullable<Packet['annexures']>[number];
type AnnexureSource = Pick<CaseDocument, '_id' | 'name' | 'kind'>;

export interface AnnexureRow {
  readonly documentId: string;
  readonly title: string;
  readonly leftOut: boolean;
  readonly copy: AnnexureChoice['copy'];
  readonly language: string;
  /** A court order, according to the user's label. */
  readonly isOrder: boolean;
  /** In the case file, and not attached to this application. */
  readonly ofCase: boolean;
}

export function annexureRows(
  documents: readonly AnnexureSource[],
  chosen: Packet['annexures'] = [],
  ofTheCase: readonly AnnexureSource[] = [],
): AnnexureRow[] {
  const byId = new Map([...documents, ...ofTheCase].map((document) => [document._id, document]));
  const chosenIds = new Set(chosen.map(({ documentId }) => documentId));
  const unnamed = (of: readonly AnnexureSource[], leftOut: boolean) =>
    of
      .filter(({ _id }) => !chosenIds.has(_id))
      .map(({ _id }): AnnexureChoice => ({ documentId: _id, leftOut }));
  const offered = new Set(ofTheCase.map(({ _id }) => _id));
  return [...chosen, ...unnamed(documents, false), ...unnamed(ofTheCase, true)].flatMap(
    (row): AnnexureRow[] => {
      const document = byId.get(row.documentId);
      if (!document) return []; // the document was removed
      const { title = bareName(document.name), copy, language = '', leftOut = false } = row;
      return [
        {
          documentId: row.documentId,
          title,
          copy,
          language,
          leftOut,
          isOrder: document.kind === 'order',
          ofCase: offered.has(row.documentId),
        },
      ];
    },
  );
}

/** Stored form. A title equal to the file name is omitted. */
export function chosenAnnexures(
  rows: readonly AnnexureRow[],
  documents: readonly AnnexureSource[],
): NonNullable<Packet['annexures']> {
  const names = new Map(documents.map(({ _id, name }) => [_id, bareName(name)]));
  return rows.map(({ documentId, title, copy, language, leftOut }) => ({
    documentId,
    ...(title !== names.get(documentId) && { title }),
    ...(leftOut && { leftOut }),
    ...(copy && { copy }),
    ...(language && { language }),
  }));
}

const bareName = (name: string): string => name.replace(/\.\w{2,4}$/, '');
