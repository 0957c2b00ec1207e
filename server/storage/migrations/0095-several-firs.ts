/** Applications in several FIRs are few, and a print looks for one of their further FIRs. */
export const severalFirs = `
CREATE INDEX applications_several_firs ON applications (owner_id)
  WHERE record #> '{case,furtherFirs}' IS NOT NULL;
`;
