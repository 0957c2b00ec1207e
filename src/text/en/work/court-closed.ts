/** Days on which a court is closed. */
export const courtClosed = {
  closed: (reason: string) => `Court closed: ${reason}`,
  usually: (reason: string) => `Court usually closed: ${reason}`,
  sunday: 'Sunday',
  saturdays: ['first Saturday', 'second Saturday', 'third Saturday', 'fourth Saturday', 'fifth Saturday'],
  national: {
    'republic-day': 'Republic Day',
    'independence-day': 'Independence Day',
    'gandhi-jayanti': 'Gandhi Jayanti',
    christmas: 'Christmas',
  },
  movable: {
    holi: 'Holi',
    'id-ul-fitr': 'Id-ul-Fitr',
    'ram-navami': 'Ram Navami',
    'mahavir-jayanti': 'Mahavir Jayanti',
    'good-friday': 'Good Friday',
    'buddha-purnima': 'Buddha Purnima',
    'id-ul-zuha': 'Id-ul-Zuha (Bakrid)',
    muharram: 'Muharram',
    'milad-un-nabi': 'Milad-un-Nabi',
    janmashtami: 'Janmashtami',
    dussehra: 'Dussehra',
    diwali: 'Diwali',
    'guru-nanak': "Guru Nanak's birthday",
  },
  /** A name of the operator's calendar, in English or Hindi. */
  holiday: (english: string, _hindi: string) => english,
  source: (source: string) => `Source: ${source}`,
  check: 'Check the date with the court',
  periodEnds: {
    'act-in-court':
      'If the court is closed on the last day, the act may be done on the next open day (General Clauses Act, 1897, section 10). The date above stays.',
    appeal:
      'If the court is closed on the last day, the appeal may be filed on the day it reopens (Limitation Act, 1963, section 4). The date above stays.',
  },
};
