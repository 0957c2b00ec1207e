/**
 * The shape that the same words have in another language: every string any string, every function with the same values
 * to put in, every list and record with the same keys.
 */
export type Translated<T> = T extends (...values: infer V) => infer R
  ? (...values: V) => Translated<R>
  : T extends string
    ? string
    : T extends readonly (infer One)[]
      ? readonly Translated<One>[]
      : T extends object
        ? { readonly [K in keyof T]: Translated<T[K]> }
        : T;

/** The same of a language that has only begun: what is left out is said in English. */
export type PartlyTranslated<T> = T extends (...values: never[]) => unknown
  ? Translated<T>
  : T extends string
    ? string
    : T extends readonly (infer One)[]
      ? readonly PartlyTranslated<One>[]
      : T extends object
        ? { readonly [K in keyof T]?: PartlyTranslated<T[K]> }
        : T;
