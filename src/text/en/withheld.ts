/** Stands in a shared paper in the place of what was left out of it. */
export const withheld = {
  phone: '(phone number left out of this copy)',
  address: '(address left out of this copy)',
};
