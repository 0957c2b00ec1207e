/** Replaces redacted content in a shared paper. */
export const withheld = {
  phone: '(phone number withheld in this copy)',
  address: '(address withheld in this copy)',
};
