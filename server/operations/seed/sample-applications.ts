/** Fictional people and matters, dated relative to today so that custody periods are realistic. */
import { NewApplication } from '#contract/application/application.ts';
import { addDays, type CalendarDate, dayInIndia } from '#kernel/calendar-date.ts';

export interface Sample {
  readonly by: 'lawyer' | 'user';
  readonly daysAgo: number;
  readonly body: NewApplication;
  readonly decided: boolean;
}

export const SAMPLE_DECISION = {
  status: 'Approved',
  reasons: ['long-custody', 'trial-will-take-time'],
  text: 'The accused has been in custody since the arrest, and the trial has not begun. Sample order.',
  conditions: [
    { code: 'attend', text: 'Shall attend on every date of hearing.', concern: 'Progress of the trial' },
  ],
  bond: { amount: 25_000, sureties: 1 },
};

export function sampleApplications(now: Date): Sample[] {
  const today = dayInIndia(now);
  return [
    { by: 'lawyer', daysAgo: 30, body: theft(today), decided: true },
    { by: 'lawyer', daysAgo: 9, body: cheating(today), decided: false },
    { by: 'lawyer', daysAgo: 4, body: hurt(today), decided: false },
    { by: 'user', daysAgo: 1, body: apprehended(today), decided: false },
  ];
}

const advocate = {
  name: 'Meera Deshpande',
  enrolmentNumber: 'MAH/0000/2015',
  address: 'Chamber 12, Sample Court Complex, Pune',
};

const theft = (today: CalendarDate): NewApplication =>
  NewApplication.parse({
    applicant: {
      name: 'Ravi Shinde',
      parentage: 'son of Baban Shinde',
      age: 27,
      gender: 'male',
      occupation: 'Delivery rider',
      address: 'Sample Nagar, Hadapsar, Pune',
    },
    case: {
      firNumber: '101/2026',
      firDate: addDays(today, -75),
      policeStation: 'Hadapsar',
      district: 'Pune',
      state: 'Maharashtra',
      court: 'magistrate',
      courtPlace: 'Pune',
      arrestDate: addDays(today, -74),
      offenceDate: addDays(today, -76),
      sections: ['BNS 303(2)'],
      allegations: 'Is said to have taken a two-wheeler from a parking place.',
      custodyStatus: 'judicial',
    },
    bail: {
      relief: 'regular-magistrate',
      grounds: 'The vehicle is recovered, and nothing remains to be recovered from the applicant.',
      previousApplications: 'none',
      proposedConditions: 'standard',
    },
    advocate,
  });

const cheating = (today: CalendarDate): NewApplication =>
  NewApplication.parse({
    applicant: {
      name: 'Sunita Pawar',
      nameLocal: 'सुनीता पवार',
      parentage: 'wife of Dilip Pawar',
      age: 41,
      gender: 'female',
      occupation: 'Tailor',
      address: 'Sample Chawl, Kothrud, Pune',
    },
    case: {
      firNumber: '212/2026',
      firDate: addDays(today, -24),
      policeStation: 'Kothrud',
      district: 'Pune',
      state: 'Maharashtra',
      court: 'magistrate',
      courtPlace: 'Pune',
      arrestDate: addDays(today, -20),
      offenceDate: addDays(today, -60),
      sections: ['BNS 318(4)'],
      allegations: 'Is said to have taken deposits for a savings scheme and not returned them.',
      custodyStatus: 'judicial',
      person: { woman: true },
    },
    bail: {
      relief: 'regular-magistrate',
      grounds:
        'The case rests on documents that the police already hold, and the applicant has two children.',
      previousApplications: 'none',
      proposedConditions: 'reporting',
    },
    advocate,
  });

const hurt = (today: CalendarDate): NewApplication =>
  NewApplication.parse({
    applicant: {
      name: 'Imran Shaikh',
      parentage: 'son of Yusuf Shaikh',
      age: 33,
      gender: 'male',
      occupation: 'Mechanic',
      address: 'Sample Lane, Nashik Road, Nashik',
    },
    case: {
      firNumber: '57/2026',
      firDate: addDays(today, -98),
      policeStation: 'Nashik Road',
      district: 'Nashik',
      state: 'Maharashtra',
      court: 'sessions',
      courtPlace: 'Nashik',
      arrestDate: addDays(today, -97),
      offenceDate: addDays(today, -98),
      sections: ['BNS 109(1)', 'BNS 3(5)'],
      allegations: 'Is said to have joined in an assault after a quarrel about parking.',
      custodyStatus: 'judicial',
    },
    bail: {
      relief: 'regular-sessions',
      grounds: 'No weapon is ascribed to the applicant, and a co-accused in the same position is on bail.',
      previousApplications: 'one',
      proposedConditions: 'standard',
    },
    advocate,
  });

const apprehended = (today: CalendarDate): NewApplication =>
  NewApplication.parse({
    applicant: {
      name: 'Asha Kale',
      age: 29,
      gender: 'female',
      occupation: 'Teacher',
      address: 'Sample Society, Aundh, Pune',
    },
    case: {
      firNumber: '340/2026',
      firDate: addDays(today, -3),
      policeStation: 'Aundh',
      district: 'Pune',
      state: 'Maharashtra',
      court: 'sessions',
      courtPlace: 'Pune',
      offenceDate: addDays(today, -10),
      sections: ['BNS 316(2)'],
      allegations: 'Is said to have kept a deposit that was to be returned to a tenant.',
      custodyStatus: 'not-arrested',
    },
    bail: {
      relief: 'anticipatory',
      grounds: 'The dispute is civil, and the applicant is ready to answer every notice.',
      previousApplications: 'none',
      proposedConditions: 'standard',
    },
  });
