/** SQL of the facts that decide which names a title shows (`titleFor`): age at the act, and texts that name a victim. */
export const factsOfTitle = (row: 'parent' | 'matter'): string => {
  const fact = (name: string) => `'${name}', ${row}.record#>'{facts,${name}}'`;
  return `jsonb_build_object(${FACTS.map(fact).join(', ')})`;
};

const FACTS = ['person', 'offenceDate', 'sections', 'allegations', 'applicantVersion'] as const;
