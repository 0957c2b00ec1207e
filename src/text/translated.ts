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
