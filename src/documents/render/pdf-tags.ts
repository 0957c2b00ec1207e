/** Tags of a PDF: what each text is, for screen readers and for programs that read the file. */

/** A part of the tree of tags. Texts with the same object are in the same part. */
export interface TagPart {
  readonly type:
    | 'P'
    | 'H1'
    | 'H2'
    | 'H3'
    | 'L'
    | 'LI'
    | 'Lbl'
    | 'LBody'
    | 'Table'
    | 'TR'
    | 'TH'
    | 'TD'
    | 'Figure';
  /** Of a figure, in words. */
  readonly alt?: string;
}

/** For a text node of pdfmake, from the outermost part inwards (patches/). Other content is decoration. */
export const tagged = (...parts: readonly TagPart[]): { readonly parts: readonly TagPart[] } => ({ parts });
