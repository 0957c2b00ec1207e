/**
 * Type of a translation: any string for a string, functions with the same parameters, lists and records with
 * the same keys.
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

/** The same for an incomplete language; missing texts appear in English. */
export type PartlyTranslated<T> = T extends (...values: never[]) => unknown
  ? Translated<T>
  : T extends string
    ? string
    : T extends readonly (infer One)[]
      ? readonly PartlyTranslated<One>[]
      : T extends object
        ? { readonly [K in keyof T]?: PartlyTranslated<T[K]> }
        : T;
