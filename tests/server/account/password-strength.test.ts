/** Passwords that attackers try first, and passwords that they do not reach. */
import { expect, it } from 'vitest';
import { passwordFault } from '../../../server/account/password-strength.ts';
import { fc } from '../../support/fast-check.ts';

const OWNER = { name: 'Meera Deshpande', email: 'meera.d@kalechambers.in' };
const faultOf = (password: string) => passwordFault(password, OWNER);

/** Common passwords of India and of its courts, of at least eight characters. */
const COMMONEST = `
jaimatadi jaimatadi1 jaishreeram jaishriram jaihanuman jaibhim123
jaihind1 jaihind123 jaimaharashtra bharat123 bharatmata india123 india1234 india12345 india@123 india@1234 india2020 india2024
indian123 indian@123 hindustan hindustan1 hindustan123 krishna1 krishna12 krishna123 krishna@123 krishna1234 radhakrishna
radheradhe radheshyam radhe123 ganesh123 ganesha1 ganesha123 ganpati1 ganpatibappa hanuman1 hanuman123 mahadev1 mahadev123
harharmahadev shiva123 shivaji1 shivaji123 shivshakti omnamahshivaya lakshmi1 lakshmi123 laxmi123 durga123 saraswati balaji123
govinda123 murugan1 murugan123 ayyappa1 waheguru waheguru1 waheguruji bismillah bismillah786 allah786 allahis1 allahuakbar
mohammad mohammed muhammad muhammad1 12345786 78678678 786786786 786123456 priya123 priyanka priyanka1 priyanka123 rahul123
rahul1234 rahul@123 rohit123 rohit@123 amit1234 amit@123 ankit123 ankit@123 sachin10 sachin123 sachin@123 sachintendulkar virat123
viratkohli viratkohli18 dhoni007 msdhoni7 msdhoni07 salmankhan shahrukh shahrukhkhan deepika1 aishwarya rajesh123 rakesh123
suresh123 ramesh123 mahesh123 dinesh123 mukesh123 manish123 manoj123 sanjay123 vijay123 ajay1234 deepak123 deepak@123 sandeep1
sandeep123 pradeep1 pradeep123 kuldeep1 santosh1 santosh123 prakash1 prakash123 subhash1 ashish123 abhishek abhishek1 abhishek123
aditya123 akash123 arjun123 kumar123 kumar1234 kumar@123 singh123 singh1234 sharma123 gupta123 verma123 patel123 reddy123
swathi123 sneha123 pooja123 pooja@123 neha1234 kavita123 sunita123 anjali123 lovely12 mummypapa mumpapa1 mummy123 papa1234
maapapa1 mother123 father123 mumbai123 delhi123 chennai1 chennai123 bangalore bangalore1 bengaluru hyderabad hyderabad1 kolkata1
kolkata123 lucknow1 pune1234 punjab123 advocate advocate1 advocate12 advocate123 advocate@123 lawyer12 lawyer123 lawyer@123
judge123 judge1234 judge@123 justice1 justice12 justice123 justice@123 highcourt highcourt1 highcourt123 supremecourt districtcourt
courtcourt court123 court1234 bailbail bail1234 zamanat1 zamanat12 zamanat123 zamanat@123 zamanat1234 zamanatzamanat
`
  .trim()
  .split(/\s+/);

it('refuses each of the most common passwords', () => {
  expect(COMMONEST.filter((password) => faultOf(password) === null)).toEqual([]);
});

it.each([
  'Password@2025',
  'letmein!',
  'Advocate@2024',
  'India@123',
  'Qwerty@123',
  'Welcome1!',
  'India@1947',
  'admin@123',
  'Abcd@1234',
  'P@ssw0rd2024!',
  'Zamanat2026!',
  'Bail@2026',
  'Jai hind 1947',
  'Mumbai@12345',
  'Ganesh!2030',
  'Rahul#1998',
  'Sharma@2001',
  'Advocate#123',
  'HighCourt@2025',
  'Krishna_108',
  'Summer2024!',
  'qwer1234!@#$',
  'Asdf;lkj1',
  'jan-march-2024',
  'M0nk3y!23',
  'L0gin@2025',
  'Om Sai Ram 1',
  'ILoveYou@143',
])('refuses %s as known words', (password) => {
  expect(faultOf(password)).toBe('guessed');
});

it.each(['1qaz@WSX', 'iloveyou143', 'Letmein1', 'qwertyuiop'])(
  'refuses %s as a leaked password',
  (password) => {
    expect(faultOf(password)).toBe('leaked');
  },
);

it.each(['15081947', '9876543210', 'xyxyxyxyxyxy', '15-08-1947'])(
  'refuses %s as rows of keys, repeats or dates',
  (password) => {
    expect(faultOf(password)).toBe('pattern');
  },
);

it.each([
  'meera1234',
  'Deshpande@2025',
  'D3shp4nde!',
  'meera.d@kalechambers.in',
  'Kalechambers1',
  'Meera Deshpande 1985',
])('refuses %s as a name of its owner', (password) => {
  expect(faultOf(password)).toBe('own-name');
});

it.each([
  'three quiet herons',
  'banyan lantern seventeen',
  'k7#Qz9pL',
  'Tk4!vmXw2q',
  'नीम की छाया में चाय',
  'chai-at-the-old-banyan',
  'correct horse battery staple',
  '8gQ2xLr7nW',
  'मेरी नानी की लाल साइकिल',
  'bargad ke neeche purani chai',
  'जय संविधान बरगद झरोखा',
])('accepts %s', (password) => {
  expect(faultOf(password)).toBeNull();
});

it('judges a password without a name too', () => {
  expect(passwordFault('meera 2025', { name: '', email: '' })).toBe('guessed');
  expect(passwordFault('three quiet herons', { name: '', email: '' })).toBeNull();
});

it('refuses every word of the list with a sign and a year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('tiger', 'monkey', 'lawyer', 'ganesh', 'delhi'),
      fc.constantFrom('@', '#', '!', '_', ''),
      fc.integer({ min: 1940, max: 2039 }),
      (word, sign, year) => {
        expect(faultOf(`${word.charAt(0).toUpperCase()}${word.slice(1)}${sign}${year}`)).toBe('guessed');
      },
    ),
    { numRuns: 25 },
  );
});

it('takes little time for each of the longest passwords', () => {
  for (const unit of ['a1@', 'P@ssw0rd2024!', '15081947', 'qwerty', 'नमस्ते']) {
    const began = performance.now();
    faultOf(unit.repeat(86).slice(0, 256));
    expect(performance.now() - began).toBeLessThan(3_000);
  }
});
