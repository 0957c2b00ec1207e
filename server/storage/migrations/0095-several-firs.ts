/** Applications in several FIRs are few, and a print looks for one of their further FIRs. */
export const severalFirs = {
  name: 'applications_several_firs',
  on: `applications (owner_id) WHERE record #> '{case,furtherFirs}' IS NOT NULL`,
};
