/**
 * What the operator of this site says of themselves: figures, company and social links of the landing page. The one place
 * to change them. A figure stands here only where it can be shown to be true; what is left empty is not drawn.
 */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

export interface Operator {
  /** Of this deployment, not of the product. */
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  readonly company: readonly SiteLink[];
  readonly social: readonly SiteLink[];
  /** Where whoever has no account writes to; null where nobody reads it. */
  readonly email: string | null;
}

export const OPERATOR: Operator = {
  figures: [],
  company: [],
  social: [],
  email: null,
};
