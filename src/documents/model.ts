/** A court document as meaning, not layout. Every renderer prints these blocks and nothing else. */
import type { LanguageCode } from '#contract/setting-choices.ts';
import type { Authority } from '#law/authority.ts';

/** The group of an application that a block comes from: where a reader goes to change it. */
export type DocumentPart = 'applicant' | 'case' | 'bail' | 'advocate';

interface Origin {
  readonly from?: DocumentPart;
  readonly authorities?: readonly Authority[];
  /** Stands on one page with the block that follows it. */
  readonly keepWithNext?: boolean;
}

export interface Party {
  readonly description: string;
  readonly label: string;
}

/** A line break inside a text is meant; everything else about form is the renderer's. */
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
    | { readonly kind: 'heading'; readonly text: string; readonly level: 2 | 3; readonly newPage?: boolean }
    | { readonly kind: 'paragraph'; readonly text: string }
    /** Numbered in one run through the whole document. */
    | { readonly kind: 'numbered'; readonly number: number; readonly text: string }
    /** Lettered anew after every other block. */
    | { readonly kind: 'lettered'; readonly letter: string; readonly text: string }
    | {
        readonly kind: 'table';
        readonly head: readonly string[];
        readonly rows: readonly (readonly string[])[];
        /** Of the width, one for each column; without them the columns are alike. */
        readonly shares?: readonly number[];
      }
    /** A length of time, what has run of it, and what is marked on it, each as a part of the whole; `text` says the same. */
    | {
        readonly kind: 'timeline';
        readonly text: string;
        readonly run: number;
        readonly marks: readonly { readonly at: number; readonly label: string }[];
      }
    | { readonly kind: 'signature'; readonly left: readonly string[]; readonly right: readonly string[] }
  );

export type Paper = 'a4' | 'legal';

export interface CourtDocument {
  /** A report is handed over, not filed: closer lines on wider pages. Without it, the court's paper. */
  readonly layout?: 'court' | 'report';
  /** Without it, A4. */
  readonly paper?: Paper | undefined;
  /** Of its words: what is read aloud, and hyphenated, by it. */
  readonly language: LanguageCode;
  /** Round the numbers at the foot: "Page 1 of 4"; without them in English. */
  readonly pageWords?: { readonly before: string; readonly between: string } | undefined;
  /** Which edition of src/law produced it: a filed page must be reproducible. */
  readonly lawEdition: string;
  /** For the file's properties: who against whom. */
  readonly title: string;
  /** The application's number; null until the server has given one. */
  readonly number: string | null;
  readonly blocks: readonly Block[];
  /** What is still to be filled in, exactly as it stands in the text: "[name of the applicant]". */
  readonly gaps: readonly string[];
  /** What a lawyer should look at before filing; never printed. */
  readonly concerns: readonly Concern[];
}

export interface Concern {
  /** The same for as long as the facts behind it are: a reason is kept under it. */
  readonly key: string;
  readonly text: string;
  /** Null where nothing but plain sense asks for it. */
  readonly authority: Authority | null;
  readonly from: DocumentPart;
  /** `needed`: before filing, one goes back or gives a reason. */
  readonly answer: 'needed' | 'not-needed';
  /** Why it is filed all the same; null while nothing was said. */
  readonly reason: string | null;
}
