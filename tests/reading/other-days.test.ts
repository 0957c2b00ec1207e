/** Days of meetings, copies and fees beside a case number, and decisions on something else than the case. */
import { expect, it } from 'vitest';
import { readMessages } from '#reading/messages/read-message.ts';
import { day } from '#kernel/calendar-date.ts';

const TODAY = day('2026-11-25');
const read = (text: string) => readMessages(text, { today: TODAY })[0];

it.each([
  'SC 12/2026: jail me mulakat 05/12/2026 note kar lo',
  'SC 12/2026: doctor ka appointment 05/12/2026 mil gaya',
  'BA 12/2026 ki fees 05/12/2026 ko deni h, copy 05/12/2026 likh lo',
  'फी जमा करण्यासाठी कार्यालयात 05/12/2026 रोजी या. BA 12/2026',
  'BA 12/2026 शुल्क भरण्यासाठी 05/12/2026',
  'BA 12/2026 नकल हेतु दिनांक 05/12/2026',
  'Certified copy in BA 12/2026 will be delivered on 05.12.2026',
  'SC 12/2026: case ki file lene 05/12/2026 ko aana hai',
])('does not call the day of something else certain: %s', (text) => {
  expect(read(text)?.nextDateCertain).toBe(false);
});

it.each([
  ['9/12/2026 likh lo, SC 202/2020', '2026-12-09'],
  ['SC 12/2026 ki bahas 05/12/2026 note kar lo', '2026-12-05'],
  ['Judge chutti pe the, SC 12/2026 me 05/12/2026 mil gayi', '2026-12-05'],
  ['BA 12/2026 05/12/2026 mil gayi', '2026-12-05'],
  ['BA 12/2026 जबाबासाठी 05/12/2026', '2026-12-05'],
  ['SC 12/2026 पुराव्याकरिता 05/12/2026 रोजी', '2026-12-05'],
  ['SC 12/2026 delivery of judgment 05.12.2026', '2026-12-05'],
  ['SC 12/2026 case ki 05/12/2026', '2026-12-05'],
])('reads the day of the hearing: %s', (text, nextDate) => {
  expect(read(text)).toMatchObject({ nextDate, nextDateCertain: true });
});

it.each([
  'गाड़ी वापस लेने की अर्जी लगाई है, केस 45/2022',
  'gaadi wapas lene ki arji lagayi hai, case 45/2022',
  'Case ki date cancel ho gayi, CC 90/2021',
])('calls a case pending whose decision is not reported: %s', (text) => {
  expect(read(text)?.disposed).toBe(false);
});

it.each([
  'अर्जी वापस ली, केस 45/2022',
  'BA 45/2022 वापस ले ली गई',
  'BA 45/2022 wapas le li',
  'Zamanat cancel ho gayi, BA 90/2021',
  'bail cancel kar di, BA 90/2021',
  'BA 90/2021 reject ho gayi',
])('calls a decided case disposed: %s', (text) => {
  expect(read(text)?.disposed).toBe(true);
});

it.each([
  'BA 8/2026 rejected; surety in SC 4/2020 by 4.12.2026',
  'BA 8/2026 rejected; mulakat for SC 4/2020 on 4.12.2026',
])('leaves the number of the case to its decision: %s', (text) => {
  expect(read(text)).toMatchObject({ caseType: 'BA', number: '8', year: 2026 });
});

it('gives the only hearing ahead to the number beside it', () => {
  expect(read('BA 8/2026 is rejected. SC 4/2020 is on 4.12.2026')).toMatchObject({
    caseType: 'SC',
    nextDate: '2026-12-04',
  });
});
