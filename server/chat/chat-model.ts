/** The model as the chat asks it: text piece by piece, or a failure that says what kind it was. */

export interface ChatTurn {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface ChatModel {
  readonly name: string;
  /** Where the question goes: shown to whoever asks. */
  readonly host: string;
  readonly forJudges: boolean;
  readonly perHour: number;
  readonly atOnce: number;
  /** Ends where the model said that it has; throws `ModelFailure` otherwise. */
  readonly ask: (turns: readonly ChatTurn[], signal: AbortSignal) => AsyncIterable<ModelPiece>;
}

export interface ModelPiece {
  readonly text: string;
  /** The last one, and the model had no room for more: what it was saying is not finished. */
  readonly isBrokenOff: boolean;
}

export class ModelFailure extends Error {
  readonly why: 'unreachable' | 'slow' | 'cut';

  constructor(why: ModelFailure['why'], detail: string) {
    super(detail);
    this.why = why;
  }
}
