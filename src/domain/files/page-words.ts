/** Words that were read from the picture of a page. */

/** Places are shares of the width and height of the page, from its upper left corner. */
export interface PageWord {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PageWords {
  readonly words: readonly PageWord[];
}
