/** Application for a child to the Juvenile Justice Board. No word of trial: no accused, arrest or jail. */
const LINE = '____________________';

export const board = {
  noun: 'release on bail of a child',
  /** In place of the name, in the cause title and in the name of the file. */
  child: 'A child alleged to be in conflict with law',
  /** In place of the name inside a text. */
  inText: 'the child',
  guardian: `through the guardian ${LINE} (name and relation)`,
  heading: 'Release under the Juvenile Justice Act',
  age: (date: string | null) =>
    `The applicant was under eighteen years of age on ${date ?? 'the date of the alleged offence'}. Proof of age is the certificate from the school, or the matriculation or birth certificate: section\u00a094 of the Act.`,
  apprehended: (date: string) => `The child was apprehended on ${date}.`,
  right: (provision: string) =>
    `By ${provision} a child is released on bail with or without surety, or placed under the supervision of a probation officer or the care of a fit person, whatever the offence and whatever any other law says.`,
  threeGrounds: (provision: string) =>
    `Bail may be refused only on the three grounds of the proviso to ${provision}: association with a known criminal, moral, physical or psychological danger, or defeat of the ends of justice. The applicant submits that none of them is made out. The gravity of the offence is not one of them.`,
  place:
    'Pending release the child is kept only in an observation home or a place of safety, never in a police lock-up or a prison.',
  undertaking:
    'The guardian undertakes to keep the child away from danger and bad company, and to produce the child before the Board on every date.',
  prayer: [
    'to release the child on bail, with or without surety, in the care of the guardian, or under the supervision of a probation officer;',
    'to record reasons and the ground of the proviso, if release is refused;',
    'to pass any other order in the best interest of the child.',
  ],
  signature: ['Guardian of the child', LINE],
  verification: `I, the guardian named above, verify that the contents of this application are true to my knowledge. Verified at ${LINE} on ${LINE}.`,
} as const;
