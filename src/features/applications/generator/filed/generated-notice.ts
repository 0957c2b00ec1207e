/** Names the notice after "Generate and file". Its text stays in the language in which it was shown. */
export const generatedNotice = (applicationId: string): string => `generated:${applicationId}`;
