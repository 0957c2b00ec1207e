/** A court's number in the form in which that court writes it: "CRM-M/56343/2025". */
export const caseNumberIn = (form: string, number: string, year: string | number): string =>
  form.replaceAll('{number}', number).replaceAll('{year}', String(year));
