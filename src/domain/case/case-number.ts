/** A case number in the court's own format: "CRM-M/56343/2025". */
export const caseNumberIn = (form: string, number: string, year: string | number): string =>
  form.replaceAll('{number}', number).replaceAll('{year}', String(year));
