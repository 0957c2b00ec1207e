/** Half-term formula of the calculator, in the words of the specification. */
export const formula = {
  heading: 'Time-served formula',
  doesNotAsk:
    'This formula does not ask about the offence, delay caused by the accused, or several offences in one case. The statutory answer above does.',
  needsMaximum: 'Enter the maximum sentence in years: no verdict can be given without it.',
  crpc: {
    'served-half': 'Time served ({t} years) is at least half of the maximum sentence ({m} years).',
    'served-third': 'Time served ({t} years) is at least one third of the maximum sentence ({m} years).',
    'multiple-pending': 'Multiple pending cases: not eligible under Section 436A of CrPC by this formula.',
    'not-served-half': 'Time served ({t} years) is less than half of the maximum sentence ({m} years).',
    'not-served-third': 'Time served ({t} years) is less than one third of the maximum sentence ({m} years).',
    'barred-by-statute': 'Section 436A of CrPC does not apply: {about}',
    eligible: 'Eligible for release under Section 436A of CrPC.',
    'not-eligible': 'Not eligible for release under Section 436A of CrPC at present.',
  },
  bnss: {
    'served-half': 'Time served ({t} years) is at least half of the maximum sentence ({m} years).',
    'served-third': 'Time served ({t} years) is at least one third of the maximum sentence ({m} years).',
    'multiple-pending': 'Multiple pending cases: not eligible under Section 479 of BNSS by this formula.',
    'not-served-half': 'Time served ({t} years) is less than half of the maximum sentence ({m} years).',
    'not-served-third': 'Time served ({t} years) is less than one third of the maximum sentence ({m} years).',
    'barred-by-statute': 'Section 479 of BNSS does not apply: {about}',
    eligible: 'Eligible for release under Section 479 of BNSS.',
    'not-eligible': 'Not eligible for release under Section 479 of BNSS at present.',
  },
} as const;
