/** The number of a case as courts write it: "Bail Application 212/2026". */
interface CaseNumber {
  readonly type: string;
  readonly number: string;
  readonly year: number | string;
}

export const caseNumberText = ({ type, number, year }: CaseNumber): string =>
  `${type} ${number}/${year}`.trim();

interface NumberedCase {
  readonly caseNumber?: string | undefined;
  readonly facts?: { readonly caseNumber?: CaseNumber | undefined } | undefined;
}

/** The number as written on the case, else the one typed in its parts. */
export const caseNumberOf = ({ caseNumber, facts }: NumberedCase): string | undefined =>
  caseNumber ?? (facts?.caseNumber && caseNumberText(facts.caseNumber));

/** After a change: the number follows its typed parts unless somebody wrote it by hand. */
export function followingCaseNumber(before: NumberedCase, after: NumberedCase): string | undefined {
  const typed = caseNumberOf({ facts: before.facts });
  const isFollowing = after.caseNumber === before.caseNumber && (before.caseNumber ?? typed) === typed;
  return isFollowing ? caseNumberOf({ facts: after.facts }) : after.caseNumber;
}

/** For a list: a case without a number is known by its FIR. */
export const matterNumberOf = (
  matter: NumberedCase & { readonly firNumber?: string | undefined },
): string | undefined => caseNumberOf(matter) ?? matter.firNumber;
