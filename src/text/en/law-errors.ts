/** Facts that cannot be true, each with what to correct. */
export const errors = {
  'unknown-section': '{about} is not in the tables. Check the number and the code.',
  'section-needs-subsection': '{about} is divided. Choose its sub-section.',
  'impossible-date': '{about} is not a date. Correct the day, the month or the year.',
  'first-offender-with-conviction':
    'A first-time offender has never been convicted of any offence. Correct one of the two answers.',
  'remand-before-arrest': 'The first remand cannot be before the arrest. Correct one of the two dates.',
  'arrest-after-today': 'The arrest cannot be after today. Correct the date.',
  'remand-after-today': 'The first remand cannot be after today. Correct the date.',
  'custody-ends-before-it-begins':
    'A span of custody ends before it begins ({about}). Correct one of the two dates.',
  'custody-before-arrest':
    'A span of custody begins on {about}, before the arrest. Correct one of the two dates.',
  'custody-after-today': 'A span of custody begins on {about}, after today. Correct the date.',
  'custody-spans-overlap':
    'A span of custody begins on {about}, before the one that came first has ended. Correct one of the two dates.',
  'custody-begins-after-arrest':
    'The first span of custody begins on {about}, after the arrest. Correct the span or the date of arrest.',
  'in-custody-after-the-last-span':
    'The person is said to be in custody, and the last span of custody ended on {about}. Add the span that runs now, or correct the custody.',
  'ipc-after-its-end':
    'The IPC does not apply to an act from 01-07-2024: {about}. Choose the section of the BNS, or correct the date of the act.',
  'bns-before-its-beginning':
    'The BNS does not apply to an act before 01-07-2024: {about}. Choose the section of the IPC, or correct the date of the act.',
  'claim-after-today': 'Default bail cannot have been applied for after today. Correct the date.',
  'claim-before-remand':
    'Default bail cannot have been applied for before the first remand ({about}). Correct one of the two dates.',
  'extension-after-today': 'The extension cannot have been ordered after today. Correct the date.',
  'charge-sheet-after-today': 'The charge-sheet cannot be filed after today. Correct the date.',
  'bns-before-commencement':
    'The BNS applies to acts from 01-07-2024, and the arrest was before that. Correct the date, or choose the section of the IPC.',
  'served-beyond-maximum': 'The time served is more than the maximum sentence. Check both figures.',
  'day-after-today': '{about} is after today. Correct the date.',
  'released-before-bail':
    'The release cannot be before the order of bail ({about}). Correct one of the two dates.',
  'paid-before-the-order':
    'The deposit cannot be paid before it was ordered ({about}). Correct one of the two dates.',
  'appeal-before-the-order':
    'The appeal cannot be filed before the order ({about}). Correct one of the two dates.',
  'trial-over-before-arrest':
    'The trial cannot be over before the arrest ({about}). Correct one of the two dates.',
  'hour-without-day':
    'The hour of the arrest ({about}) needs its day. Give the date of arrest, or empty the hour.',
  'produced-before-arrest':
    'The production before the Magistrate cannot be before the arrest ({about}). Correct the day or the hour.',
  'grounds-before-arrest':
    'The grounds of arrest cannot be given before the arrest ({about}). Correct one of the two dates.',
  'older-at-the-act':
    'The person cannot have been older on the day of the act ({about}) than today. Correct one of the two ages.',
  'more-examined-than-cited':
    'More witnesses are examined than cited ({about}). Correct one of the two numbers.',
  'acquitted-and-convicted':
    'The person cannot be acquitted ({about}) and convicted in one case. Correct one of the two answers.',
  'bns-before-the-fir':
    'The BNS applies to acts from 01-07-2024, and the FIR is older: {about}. Choose the section of the IPC, or correct the date of the FIR.',
  'time-out-overlaps':
    'A time on interim bail begins on {about}, before another one has ended. Correct one of the two dates.',
} as const;
