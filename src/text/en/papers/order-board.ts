/** Sentences of an order on a child (JJ 10, 12). No word of arrest, prison or open court. */
export const boardParts = {
  court: { magistrate: 'Juvenile Justice Board', sessions: 'Children’s Court' },
  designation: 'Principal Magistrate, Juvenile Justice Board',
  apprehended: (day: string) => `The child was apprehended on ${day}.`,
  /** The recorded place, if it is a home. */
  kept: (home: string | undefined) =>
    home
      ? `The child is kept at ${home}.`
      : 'The child is to be kept only in an observation home or a place of safety.',
  withPolice:
    'The child is in the charge of the Special Juvenile Police Unit or the Child Welfare Police Officer.',
  notApprehended: 'The child has not been apprehended.',
  counted: (days: number, on: string) =>
    `As on ${on} the child has been kept away from home for ${days} ${days === 1 ? 'day' : 'days'} in all.`,
  released: (provision: string) =>
    `The child shall be released on bail under ${provision} to the parent or guardian, unless a condition of this order names a fit person or a probation officer.`,
  interim: (until: string) =>
    `The child shall be released on bail to the parent or guardian until ${until}, and shall then return to the person in charge of the home.`,
  /** JJ 12(3). */
  notReleased:
    'The child shall be kept in an observation home or a place of safety, and in no police lock-up or prison.',
  cancelled: (day: string, provision: string | null) =>
    `The bail granted by the order dated ${day} is cancelled${provision ? ` under ${provision}` : ''}. The child, if at liberty, shall be produced before the Board by the Child Welfare Police Officer.`,
  bond: (amount: string, sureties: number) =>
    `The parent, guardian or fit person shall execute a bond of Rs ${amount}${sureties === 0 ? ', without surety.' : ` with ${sureties === 1 ? 'one surety' : `${sureties} sureties`} in the like amount.`}`,
  furnish: {
    magistrate: 'The bond shall be furnished before the Board',
    sessions: 'The bond shall be furnished before this Court',
    jail: 'The bond shall be furnished before the person in charge of the home',
    station: 'The bond shall be furnished before the Child Welfare Police Officer',
  },
  releaseNow: 'The release follows on the furnishing of the bond.',
  releasePlain: 'The child shall be released at once.',
  toHome: (home: string | undefined) =>
    `A soft copy of this order shall be sent to the person in charge of the home${home ? `, ${home},` : ''} by e-mail today.`,
  sevenDays:
    'If a condition of bail is not met in seven days, the child shall be produced before the Board, so that the conditions can be modified.',
  toPolice: (station: string | undefined) =>
    `A copy of this order shall be sent to the Child Welfare Police Officer${station ? `, Police Station ${station}` : ' or the Special Juvenile Police Unit'}.`,
  toGuardian: 'A copy of this order shall be given to the child and the parent or guardian, free of cost.',
  pronounced: (day: string) => `Pronounced on ${day}.`,
};
