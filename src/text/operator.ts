/**
 * Data of the operator for the landing page: figures, company and social links. Publish only proven figures; empty
 * fields are hidden.
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
  /** Contact address for visitors without an account; null if unattended. */
  readonly email: string | null;
}

export const OPERATOR: Operator = {
  figures: [],
  company: [],
  social: [],
  email: null,
};
