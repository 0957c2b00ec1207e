/** Contradictory facts with their correction. */
export const errors = {
  'unknown-section': '{about} is not in the tables. Check the number and the code.',
  'section-needs-subsection': '{about}: choose the sub-section.',
  'impossible-date': '{about} is not a date. Correct the day, the month or the year.',
  'first-offender-with-conviction':
    'Marked as a first-time offender with a previous conviction. Correct one of the two answers.',
  'remand-before-arrest': 'The first remand cannot be before the arrest. Correct one of the two dates.',
  'arrest-after-today': 'The arrest cannot be after today. Correct the date.',
  'remand-after-today': 'The first remand cannot be after today. Correct the date.',
  'custody-ends-before-it-begins':
    'A custody period ends before it begins ({about}). Correct one of the two dates.',
  'custody-before-arrest':
    'A custody period begins on {about}, before the arrest. Correct one of the two dates.',
  'custody-after-today': 'A custody period begins on {about}, after today. Correct the date.',
  'custody-spans-overlap':
    'Custody periods overlap: one begins on {about}, before the earlier one ended. Correct one of the two dates.',
  'custody-begins-after-arrest':
    'The first custody period begins on {about}, after the arrest. Correct the period or the date of arrest.',
  'in-custody-after-the-last-span':
    'Status is “in custody”, but the last custody period ended on {about}. Add the current period or correct the status.',
  'ipc-after-its-end':
    'The IPC does not apply to an offence on or after 01-07-2024: {about}. Choose the BNS section, or correct the date of the offence.',
  'bns-before-its-beginning':
    'The BNS does not apply to an offence before 01-07-2024: {about}. Choose the IPC section, or correct the date of the offence.',
  'claim-after-today': 'The date of applying for default bail cannot be after today. Correct the date.',
  'claim-before-remand':
    'Default bail cannot be applied for before the first remand ({about}). Correct one of the two dates.',
  'extension-after-today': 'The date of the extension order cannot be after today. Correct the date.',
  'charge-sheet-after-today': 'The charge-sheet cannot be filed after today. Correct the date.',
  'bns-before-commencement':
    'The BNS applies to offences from 01-07-2024, but the arrest is earlier. Correct the date, or choose the IPC section.',
  'served-beyond-maximum': 'The time served is more than the maximum sentence. Check both figures.',
  'day-after-today': '{about} is after today. Correct the date.',
  'released-before-bail':
    'The release cannot be before the order of bail ({about}). Correct one of the two dates.',
  'paid-before-the-order':
    'The deposit cannot be paid before it was ordered ({about}). Correct one of the two dates.',
  'appeal-before-the-order':
    'The appeal cannot be filed before the order ({about}). Correct one of the two dates.',
  'trial-over-before-arrest':
    'The trial cannot be concluded before the arrest ({about}). Correct one of the two dates.',
  'hour-without-day':
    'The time of arrest ({about}) needs a date. Enter the date of arrest, or clear the time.',
  'produced-before-arrest':
    'The production before the Magistrate cannot be before the arrest ({about}). Correct the date or the time.',
  'grounds-before-arrest':
    'The grounds of arrest cannot be furnished before the arrest ({about}). Correct one of the two dates.',
  'older-at-the-act':
    'The age on the date of the offence ({about}) cannot exceed the present age. Correct one of the two ages.',
  'more-examined-than-cited':
    'More witnesses are examined than cited ({about}). Correct one of the two numbers.',
  'acquitted-and-convicted':
    'The accused cannot be both acquitted ({about}) and convicted in one case. Correct one of the two answers.',
  'bns-before-the-fir':
    'The BNS applies to offences from 01-07-2024, but the FIR is older: {about}. Choose the IPC section, or correct the date of the FIR.',
  'time-out-overlaps':
    'Periods of interim bail overlap: one begins on {about}. Correct one of the two dates.',
} as const;
