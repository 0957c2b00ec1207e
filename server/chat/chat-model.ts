/** Port of the model: text in parts, or a failure with its kind. */

export interface ChatTurn {
  readonly role: 'system' | 'user';
  readonly content: string;
}

export interface ChatModel {
  readonly name: string;
  /** Host of the endpoint, shown to the user. */
  readonly host: string;
  readonly forJudges: boolean;
  readonly perHour: number;
  readonly atOnce: number;
  /** Completes when the model reports its end; otherwise throws `ModelFailure`. */
  readonly ask: (turns: readonly ChatTurn[], signal: AbortSignal) => AsyncIterable<ModelPiece>;
}

export interface ModelPiece {
  readonly text: string;
  /** True on the last part if the model ran out of tokens. */
  readonly isBrokenOff: boolean;
}

export class ModelFailure extends Error {
  readonly why: 'unreachable' | 'slow' | 'cut';

  constructor(why: ModelFailure['why'], detail: string) {
    super(detail);
    this.why = why;
  }
}
