/** Content of a court document without layout. Every renderer prints exactly these blocks. */
import type { LanguageCode } from '#contract/account/setting-choices.ts';
import type { PageFormat } from '#contract/application/page-format.ts';
import type { Authority } from '#law/authority.ts';

/** Application group of a block, used for the edit link. */
export type DocumentPart = 'applicant' | 'case' | 'bail' | 'advocate';

interface Origin {
  readonly from?: DocumentPart;
  readonly authorities?: readonly Authority[];
  /** Keep on one page with the next block. */
  readonly keepWithNext?: boolean;
}

export interface Party {
  readonly description: string;
  readonly label: string;
}

/** Line breaks in a text are intended; renderers decide all other layout. */
export type Block = Origin &
  (
    | { readonly kind: 'court'; readonly text: string }
    | { readonly kind: 'docket'; readonly text: string }
    | { readonly kind: 'title'; readonly text: string }
    | {
        readonly kind: 'parties';
        readonly applicant: Party;
        readonly versus: string;
        readonly respondent: Party;
      }
    | {
        readonly kind: 'heading';
        readonly text: string;
        readonly level: 2 | 3;
        readonly newPage?: boolean;
        /** The paragraphs below are numbered from 1, as in a paper of its own. */
        readonly restart?: boolean;
      }
    | { readonly kind: 'paragraph'; readonly text: string }
    /** Numbered continuously through the document. */
    | { readonly kind: 'numbered'; readonly number: number; readonly text: string }
    /** Lettering restarts after any other block. */
    | { readonly kind: 'lettered'; readonly letter: string; readonly text: string }
    | {
        readonly kind: 'table';
        readonly head: readonly string[];
        readonly rows: readonly (readonly string[])[];
        /** Relative column widths; equal if absent. */
        readonly shares?: readonly number[];
      }
    /** A timeline: total length, elapsed part and marks, each as a share; `text` is the equivalent. */
    | {
        readonly kind: 'timeline';
        readonly text: string;
        readonly run: number;
        readonly marks: readonly { readonly at: number; readonly label: string }[];
      }
    /** Below an order: lines on its proof, and the address that a QR code carries. Not part of the exact text. */
    | { readonly kind: 'verification'; readonly text: string; readonly address?: string }
    | { readonly kind: 'signature'; readonly left: readonly string[]; readonly right: readonly string[] }
  );

export type Paper = 'a4' | 'legal';

export interface CourtDocument {
  /** A report uses closer lines on wider pages; default is the court paper. */
  readonly layout?: 'court' | 'report';
  /** Default: A4. */
  readonly paper?: Paper | undefined;
  /** Margins and letters by the rules of the court; absent: the usual page. */
  readonly page?: PageFormat | undefined;
  /** Language of the text, for screen readers and hyphenation. */
  readonly language: LanguageCode;
  /** Words around the page numbers, as in "Page 1 of 4"; default English. */
  readonly pageWords?: { readonly before: string; readonly between: string } | undefined;
  /** Edition of the law, so that a filed page is reproducible. */
  readonly lawEdition: string;
  /** Document property of the file: the parties. */
  readonly title: string;
  /** Application number; null until the server assigns one. */
  readonly number: string | null;
  readonly blocks: readonly Block[];
  /** Open gaps, exactly as in the text: "[name of the applicant]". */
  readonly gaps: readonly string[];
  /** Points for the lawyer before filing; never printed. */
  readonly concerns: readonly Concern[];
}

export interface Concern {
  /** Stable while the facts are unchanged, because the stored reason refers to it. */
  readonly key: string;
  readonly text: string;
  /** Null for a point without legal authority. */
  readonly authority: Authority | null;
  readonly from: DocumentPart;
  /** `needed`: the filer must correct the paper or give a reason. */
  readonly answer: 'needed' | 'not-needed';
  /** Reason for filing anyway; null if none is given. */
  readonly reason: string | null;
}
