/** Impossible input with its correction, shared by form and server. */
import type { ImpossibleFact } from '#domain/application/impossible-facts.ts';
import { lawSentence } from '#text/law-sentence.ts';
import { law } from './law.ts';

const SENTENCES: Readonly<Record<ImpossibleFact['code'], string>> = {
  ...law.errors,
  'not-arrested-but-in-custody': 'Marked as not arrested. Clear this field, or change the custody status.',
  'offence-after-fir': 'The FIR cannot be older than the offence ({about}). Correct one of the two dates.',
  'arrest-before-offence': 'The arrest ({about}) cannot be before the offence. Correct one of the two dates.',
  'charge-sheet-before-fir':
    'The charge-sheet ({about}) cannot be older than the FIR. Correct one of the two dates.',
  'judgment-before-fir': 'The judgment ({about}) cannot be older than the FIR. Correct one of the two dates.',
  'code-of-another-day':
    'The {about} does not apply on that date: the BNS applies from 01-07-2024, the IPC before. Correct the section or the date of the offence.',
  'born-after-the-offence':
    'The date of birth ({about}) cannot be after the offence. Correct one of the two dates.',
  'age-of-another-birth':
    'By the date of birth the age is {about}, not the age given. Correct the date of birth or the age.',
  'age-at-act-of-another-birth':
    'By the date of birth the age on the date of the offence was {about}. Correct the date of birth or that age.',
  'limb-not-charged':
    '{about} belongs to no section of this case. Choose another answer, or correct the sections.',
  'anticipatory-before-magistrate':
    'Anticipatory bail lies before the Court of Session or the High Court, not before a Magistrate. Change the court, or the relief.',
  'appeal-outside-high-court':
    'An appeal under {about} lies before the High Court alone. Change the court, or the relief.',
  'same-applicant-twice':
    '{about} is named twice. Remove one of the two entries, or give the father’s name or the age of each.',
  'child-with-adults':
    'A child cannot apply together with an adult (JJ Act, section 23). Remove {about}, and file separately.',
  'custody-differs':
    '{about} does not have the same custody as the others. Regular and anticipatory bail cannot be one application: file separately for {about}.',
  'relief-of-one-person':
    'This relief depends on the custody or sentence of each person. Remove {about}, and file separately.',
  'several-firs':
    'File a separate application in FIR {about}, and remove it here. Only anticipatory or transit bail covers several FIRs in one application, if the practice of the court allows it.',
  'same-fir-twice': 'FIR {about} is listed twice. Remove one of the two entries.',
  'too-many-firs':
    'With this number of applicants one application covers at most {about} FIRs. Remove FIRs, or file separately for some of the applicants.',
  'special-court-of-fir':
    'FIR No. {about}, Police Station {station}: an offence under the {act} Act is heard by the Special Court. File a separate application for it.',
  'bar-in-fir':
    'FIR No. {about}, Police Station {station}: {act} bars or limits bail for an offence in it. File a separate application for it.',
  'other-court-of-fir':
    'FIR No. {about}, Police Station {station}: another court hears it, as the applicant was a child at that time. File a separate application for it.',
  'co-applicant-dates':
    'The custody dates of {about} do not fit each other, today or the offence. Correct these dates.',
};

export const impossibleSentence = ({ code, about, station, act }: ImpossibleFact): string =>
  lawSentence(SENTENCES[code], { about, station, act });
