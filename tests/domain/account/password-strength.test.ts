/** Passwords that attackers try first, and passwords that they do not reach. */
import { expect, it } from 'vitest';
import { passwordFault } from '#domain/account/password-strength.ts';
import { fc } from '../../support/fast-check.ts';

const OWNER = { name: 'Meera Deshpande', email: 'meera.d@kalechambers.in' };
const faultOf = (password: string) => passwordFault(password, OWNER);

/** Most common passwords of at least eight characters, from published leaks and India. */
const COMMONEST = `
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passpass pass1234 pass12345 pass@123 pass@1234
12345678 123456789 1234567890 0123456789 12341234 11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333
44444444 55555555 66666666 77777777 88888888 99999999 87654321 987654321 9876543210 0987654321 11223344 1122334455 112233445566
12121212 13131313 12344321 123454321 123123123 123321123 121212121 147258369 159753456 741852963 789456123 963852741 123456781
123456780 123456788 1234567a 1234567q a1234567 a12345678 a123456789 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4
q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 123qwe123 qwe123456 qweasdzxc qazwsxedc
qazwsx123 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zxcvbnm123456 1234qwer 12345qwert qwer1234 abcd1234 abcd12345
abc12345 abc123456 abc123abc aa123456 aa12345678 aaaaaaaa a1b2c3d4 abcdefgh abcdefghi abcdefg1 abcabcabc abcd@123 abcd@1234
admin123 admin1234 admin12345 admin@123 admin@1234 administrator administrator1 root1234 root12345 rootroot toor1234 user1234
user12345 user@123 guest123 guest1234 test1234 test12345 test@123 testtest testing1 testing123 demo1234 demo@123 temp1234
temp@123 welcome1 welcome12 welcome123 welcome1234 welcome@123 changeme changeme1 changeme123 letmein1 letmein12 letmein123
default1 default123 secret12 secret123 secret1234 login123 login1234 access14 access123 master12 master123 superman superman1
batman123 spiderman spiderman1 ironman1 pokemon1 pokemon123 starwars starwars1 football football1 football123 baseball baseball1
baseball12 basketball basketball1 cricket1 cricket12 cricket123 liverpool liverpool1 liverpool123 arsenal1 arsenal123 chelsea1
chelsea123 barcelona barcelona1 manchester manutd123 juventus1 iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu123
loveyou1 loveyou123 lovelove lovely123 mylove123 love1234 love12345 princess princess1 princess12 princess123 sunshine sunshine1
sunshine12 sunshine123 shadow123 michael1 michael123 jennifer jennifer1 jordan23 jordan123 michelle michelle1 charlie1 charlie123
daniel123 thomas123 ashley123 jessica1 jessica123 anthony1 joshua123 matthew1 andrew123 nicole123 william1 samantha samantha1
victoria victoria1 alexander alexandra elizabeth christian christopher benjamin patricia trustno1 whatever whatever1 computer
computer1 computer123 internet internet1 internet123 samsung1 samsung123 iphone123 nokia123 google123 facebook facebook1
facebook123 whatsapp whatsapp1 whatsapp123 instagram instagram1 youtube1 youtube123 hello123 hello1234 hello12345 hellohello
helloworld monkey12 monkey123 dragon12 dragon123 tigger123 buster123 maggie123 pepper123 ginger123 cookie123 chocolate chocolate1
butterfly butterfly1 fuckyou1 fuckyou123 fuck1234 hunter12 killer123 summer123 winter123 spring2024 summer2024 winter2024
january1 february september november december freedom1 freedom123 forever1 forever21 midnight mustang1 corvette mercedes ferrari1
ferrari123 yamaha123 honda123 sweety123 angel123 angels123 blessed1 jesus123 jesuschrist jesus777 jesus1234 godisgood godisgreat
omsairam omsairam1 omsairam123 sairam123 saibaba123 saibaba1 jaimatadi jaimatadi1 jaishreeram jaishriram jaihanuman jaibhim123
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

it('refuses each of the most common passwords, also with capitals and signs', () => {
  const passed = COMMONEST.flatMap((password) => [
    password,
    password.toUpperCase(),
    `${password.charAt(0).toUpperCase()}${password.slice(1)}!`,
  ]).filter((password) => faultOf(password) === null);
  expect(passed).toEqual([]);
});

it.each([
  'Password@2025',
  'letmein!',
  'Qwerty@123',
  'Welcome1!',
  'India@1947',
  'admin@123',
  'Abcd@1234',
  'P@ssw0rd2024!',
  'Zamanat2026!',
  'Jai hind 1947',
  'Mumbai@12345',
  'Rahul#1998',
  'Sharma@2001',
  'Advocate#123',
  'HighCourt@2025',
  'Krishna_108',
  'Summer2024!',
  'qwer1234!@#$',
  '1qaz@WSX',
  'Asdf;lkj1',
  '15081947',
  '9876543210',
  'abcabcabc1',
  'xyxyxyxyxyxy',
  'jan-march-2024',
  'M0nk3y!23',
  'L0gin@2025',
  'Om Sai Ram 1',
  'iloveyou143',
])('refuses %s', (password) => {
  expect(faultOf(password)).toBe('guessed');
});

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
      fc.integer({ min: 1940, max: 2030 }),
      (word, sign, year) => {
        expect(faultOf(`${word.charAt(0).toUpperCase()}${word.slice(1)}${sign}${year}`)).toBe('guessed');
      },
    ),
  );
});

it('takes little time for the longest password', () => {
  const began = performance.now();
  faultOf('a1@'.repeat(85));
  expect(performance.now() - began).toBeLessThan(1_000);
});
