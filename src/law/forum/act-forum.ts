/** Forum of a special Act as `acts.json` has it: the court, the way after a refusal, and the respondent. */

/** A court that hears bail in a criminal matter. */
export type ForumCourt =
  | 'magistrate'
  | 'executive-magistrate'
  | 'chief-magistrate'
  | 'special-magistrate'
  | 'sessions'
  | 'designated'
  | 'special'
  | 'childrens-court'
  | 'board'
  | 'high';

/** The authority that arrested, which is the respondent. */
export const RESPONDENTS = [
  'state-police',
  'ed',
  'cbi',
  'ncb',
  'customs',
  'dri',
  'gst',
  'sfio',
  'nia',
  'income-tax',
  'department',
  'private-complainant',
] as const;
export type Respondent = (typeof RESPONDENTS)[number];

export interface ActForum {
  /** `by-row`: the court column of the offence decides. */
  readonly court: ForumCourt | 'by-row';
  /** Section that names the court. */
  readonly at?: string;
  /** Act of that section, if not this one. */
  readonly source?: string;
  /** Offences for which the court is named; the column decides for the others. */
  readonly only?: {
    readonly gated?: boolean;
    readonly overYears?: number;
    readonly sections?: readonly string[];
  };
  /** Court while none is constituted or designated. */
  readonly otherwise?: ForumCourt;
  /** The High Courts differ on whether an appeal or an application follows a refusal. */
  readonly appealByPractice?: boolean;
  /** Next court after a refusal. */
  readonly above: 'sessions' | 'high';
  readonly aboveAt?: string;
  /** Section of the appeal to the High Court against the judgment, if the Act has its own. */
  readonly judgmentAt?: string;
  readonly remand?: { readonly court: 'magistrate' | 'special' | 'either'; readonly at: string };
  /** Whether anticipatory bail is excluded is contested. */
  readonly anticipatoryOpen?: boolean;
  /** Section that gives the prosecutor an opportunity to oppose. */
  readonly prosecutorAt?: string;
  readonly victim?: {
    readonly who: 'victim' | 'child' | 'wife';
    readonly notice: string;
    readonly hearing: string;
  };
  /** The usual respondent first. */
  readonly respondents: readonly Respondent[];
  readonly confidence: 'high' | 'medium' | 'low';
}
