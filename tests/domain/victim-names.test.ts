/** Forms in which an FIR or a statement names the victim. All names are invented. */
import { expect, it } from 'vitest';
import { namedInText, victimsNamedIn, withoutVictims } from '#domain/case/victim-names.ts';

const OWN = { name: 'Ramesh Pawar', parentage: 'S/o Mohan Pawar' };

const withheld = (text: string): string => withoutVictims(text, victimsNamedIn([text], OWN));

it.each([
  ['The accused took the victim Sunita Kale D/o Baban Kale, aged 15.', 'the victim X D/o X, aged 15.'],
  ['Prosecutrix Km. Pooja Devi aged about 16 years was enticed.', 'Prosecutrix Km. X aged'],
  ['The informant stated that his minor daughter Kajal went missing.', 'his minor daughter X went'],
  [
    'Her daughter (victim) namely Ms. Anjali was molested. Anjali fled.',
    'namely Ms. X was molested. X fled.',
  ],
  ['The victim, PW-1 Lakshmi, deposed.', 'The victim, PW-1 X, deposed.'],
  ['The victim girl "Meena" left. Meena came back.', 'girl "X" left. X came back.'],
  ['The prosecutrix is Sunita Kale, aged 19. Ramesh knew her.', 'is X, aged 19. Ramesh knew her.'],
  ['THE VICTIM SUNITA KALE STATED THAT SHE WENT ALONE.', 'THE VICTIM X STATED THAT SHE WENT ALONE.'],
  ['Sunita Kale (victim) and the applicant are neighbours.', 'X (victim) and the applicant'],
  [
    'Sunita Kale, the prosecutrix, went. The victim Sunita is 19.',
    'X, the prosecutrix, went. The victim X is 19.',
  ],
  ['The victim’s name is Farah Sheikh. Nobody saw it.', 'name is X. Nobody saw it.'],
  ['Minor victim girl Priya Sharma (15 years) D/o Suresh Sharma', 'girl X (15 years) D/o X'],
  ['पीड़िता कु. सुनीता काले पुत्री बबन काले, उम्र 15 वर्ष', 'पीड़िता कु. X पुत्री X, उम्र 15 वर्ष'],
  ['पीड़िता सुनीता उम्र 16 वर्ष लापता हुई। सुनीता लौट आई।', 'पीड़िता X उम्र 16 वर्ष लापता हुई। X लौट आई।'],
  ['वादी की नाबालिग पुत्री काजल को भगा ले गया।', 'नाबालिग पुत्री X को भगा'],
  ['पीड़िता (सुनीता कुमारी) ने बताया।', 'पीड़िता (X) ने बताया।'],
  ['अभियोक्त्री का नाम सुनीता देवी है।', 'अभियोक्त्री का नाम X है।'],
  ['पीड़िता, सुनीता देवी, पत्नी रामू, ने रिपोर्ट लिखाई।', 'पीड़िता, X, पत्नी X, ने'],
  ['Pidita Sunita Kumari ko applicant le gaya.', 'Pidita X ko applicant'],
  [
    'peedita kumari pooja umar 15 saal ko le gaya. pooja ne bayan diya.',
    'kumari X umar 15 saal ko le gaya. X ne',
  ],
  ['Nabalig ladki Kajal ko aaropi le gaya.', 'Nabalig ladki X ko'],
  ['victim sunita kale d/o baban kale aged 15 yrs ko le gaya', 'victim X d/o X aged 15'],
])('withholds the name in: %s', (text, expected) => {
  expect(withheld(text)).toContain(expected);
});

it.each([
  'The victim has named the applicant. He was in Pune with the police.',
  'The victim, aged 15, was found in Nashik. The complainant went to Hadapsar Police Station.',
  'In Hadapsar Camp, the victim, aged 15, was seen with the accused.',
  'The prosecutrix was a student of Class Ten. The victim is Hindu.',
  'The minor was produced on Monday. The child Welfare Committee was told.',
  'THE VICTIM STATED THAT SHE WENT ALONE. THE GIRL WAS FOUND.',
  'Ramesh Pawar (victim of a false case) is in jail.',
  'the victim went alone and told her mother at home',
  'पीड़िता ने अपने बयान में कहा कि वह घर पर थी।',
  'नाबालिग पुत्री घर से लापता हुई। पीड़िता को अस्पताल ले गए।',
  'पीड़िता की माता ने रिपोर्ट लिखाई। पीड़िता उम्र 16 वर्ष है।',
  'pidita ne bayan diya ki wo ghar par thi',
])('leaves as typed: %s', (text) => {
  expect(withheld(text)).toBe(text);
});

it('only asks about a relative, and about a parent without the name of a victim', () => {
  const found = namedInText('His wife Sunita is ill. He is the son of Mahesh Rao.', OWN);
  expect(found).toEqual([
    { match: 'Sunita', isVictim: false },
    { match: 'Mahesh Rao', isVictim: false },
  ]);
});

it('reads a text of forty thousand characters in little time', () => {
  const text =
    'The informant told the victim that his daughter went with Ravi Kumar, the minor girl. '.repeat(480);
  const start = performance.now();
  victimsNamedIn([text], OWN);
  expect(performance.now() - start).toBeLessThan(1_000);
});
