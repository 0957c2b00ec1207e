/**
 * The attached documents in the order in which they are bound: as chosen, then what came since. The other documents of
 * the case stand behind them, and are bound where the person takes them in.
 */
import type { CaseDocument } from '#contract/document.ts';
import type { Packet } from '#contract/packet.ts';

type Chosen = NonNullable<Packet['annexures']>[number];
type Attached = Pick<CaseDocument, '_id' | 'name' | 'kind'>;

export interface AnnexureRow {
  readonly documentId: string;
  readonly title: string;
  readonly leftOut: boolean;
  readonly copy: Chosen['copy'];
  readonly language: string;
  /** An order of a court, by what its person said that it is. */
  readonly isOrder: boolean;
  /** It lies in the case file, and was not attached to this application. */
  readonly ofCase: boolean;
}

export function annexureRows(
  documents: readonly Attached[],
  chosen: Packet['annexures'] = [],
  ofTheCase: readonly Attached[] = [],
): AnnexureRow[] {
  const byId = new Map([...documents, ...ofTheCase].map((document) => [document._id, document]));
  const named = new Set(chosen.map(({ documentId }) => documentId));
  const unnamed = (of: readonly Attached[], leftOut: boolean) =>
    of.filter(({ _id }) => !named.has(_id)).map(({ _id }): Chosen => ({ documentId: _id, leftOut }));
  const offered = new Set(ofTheCase.map(({ _id }) => _id));
  return [...chosen, ...unnamed(documents, false), ...unnamed(ofTheCase, true)].flatMap(
    (row): AnnexureRow[] => {
      const document = byId.get(row.documentId);
      if (!document) return []; // it was taken away
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

/** As the record keeps them: a title that is the file's own name is not said again. */
export function chosenAnnexures(
  rows: readonly AnnexureRow[],
  documents: readonly Attached[],
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
