/** Judgments of the operator: sets of their own kind, signed with the key of this server. */
export const caseLaw = `
ALTER TABLE law_sets ADD COLUMN kind text NOT NULL DEFAULT 'texts' CHECK (kind IN ('texts', 'case-law'));
-- of the body, ECDSA P-256 with SHA-256, base64url
ALTER TABLE law_sets ADD COLUMN signature text CHECK ((kind = 'case-law') = (signature IS NOT NULL));
`;
