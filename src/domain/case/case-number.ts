/** The number of a case as courts write it: "Bail Application 212/2026". */
interface CaseNumber {
  readonly type: string;
  readonly number: string;
  readonly year: number | string;
}

export const caseNumberText = ({ type, number, year }: CaseNumber): string =>
  `${type} ${number}/${year}`.trim();
