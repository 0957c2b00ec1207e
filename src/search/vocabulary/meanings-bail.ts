/** Bail, bonds and sureties. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const BAIL: readonly MeaningRow[] = [
  [
    'zamanat | jamanat | bail application | get out jail | get out lockup | out jail | release jail | bail | ज़मानत | बेल | release on bail | out of lockup | son lockup | brother jail | release from jail | jail se kaise nikale | jail se nikal | jail se chhudana | jail se bahar | father arrested bail | bail kaise mile | bail procedure | apply bail | zamanat arzi | bail application format',
    'bail',
    'BNSS 480, BNSS 483, BNSS 478, CrPC 437, CrPC 439, CrPC 436',
  ],
  [
    'agrim zamanat | anticipatory | anticipatory bail | pre arrest bail | ab application | giraftari se pehle zamanat | अग्रिम ज़मानत',
    'anticipatory bail',
    'BNSS 482, CrPC 438',
  ],
  [
    'niyamit zamanat | regular bail | sessions bail | high court bail | नियमित ज़मानत',
    'regular bail special powers high court court of session',
    'BNSS 483, CrPC 439',
  ],
  [
    'magistrate bail | non bailable bail | gair zamanati | nonbailable | life imprisonment magistrate | गैर ज़मानती',
    'bail non-bailable offence',
    'BNSS 480, CrPC 437',
  ],
  ['zamanati apradh | bailable | bail as of right | ज़मानती अपराध', 'bailable offence', 'BNSS 478, CrPC 436'],
  [
    'default bail | statutory bail | compulsive bail | charge sheet not filed | chargesheet nahi | charge sheet dakhil nahi | aarop patra nahi | challan pesh nahi | challan not filed | 60 days chargesheet | 90 days bail | 60 90 days | anivarya zamanat | आरोप पत्र नहीं | चार्जशीट नहीं | चालान नहीं',
    'default bail sixty ninety days',
    'BNSS 187, BNSS 187(3), CrPC 167',
  ],
  [
    'half sentence | aadhi saza | half term | one half | undertrial | vicharadhin kaidi | vicharadhin | maximum detention | आधी सजा | विचाराधीन कैदी',
    'undertrial maximum period detained one-half',
    'BNSS 479, CrPC 436A',
  ],
  [
    'one third | ek tihai | first time offender | first offender | pehli baar apradh | एक तिहाई',
    'undertrial one-third first-time offender',
    'BNSS 479, BNSS 479(1) first proviso, CrPC 436A',
  ],
  [
    'zamanat radd | bail cancel | cancel bail | zamanat nirast | revoke bail | जमानत रद्द | जमानत निरस्त',
    'cancellation of bail',
    'BNSS 483(3), BNSS 483, CrPC 439, CASE dolat-ram-1994',
  ],
  [
    'zamanat sharte | bail condition | condition impos | शर्तें ज़मानत',
    'mandatory conditions bail',
    'BNSS 480(3), CASE sumit-mehta-2013, CASE frank-vitus-2024',
  ],
  ['interim bail | antarim zamanat | अंतरिम जमानत', 'interim bail', 'BNSS 482, BNSS 483', '?'],
  [
    'anticipatory sc st | anticipatory scst | agrim zamanat sc st | atrocity anticipatory',
    'anticipatory bail atrocities',
    'CASE prathvi-2020, SC/ST 3(1), BNSS 482',
  ],
  [
    'transit bail | transit anticipatory | doosre rajya',
    'transit anticipatory bail',
    'BNSS 482, CASE priya-indoria-2023',
  ],
  [
    'successive bail | second bail | dobara zamanat | bail rejected again',
    'successive bail',
    'CASE kalyan-2004, BNSS 483',
  ],
  [
    'woman bail | sick bail | bimar | mahila zamanat | sick woman | महिला जमानत | बीमार',
    'child woman sick or infirm',
    'BNSS 480, BNSS 480(1) first proviso, CrPC 437',
  ],
  [
    'bail rule jail exception | bail niyam jail apvad',
    'bail rule',
    'CASE balchand-1977, CASE sanjay-chandra-2011, CASE dataram-2018',
  ],
  [
    'triple test | flight risk | tamper evidence influence witness',
    'triple test flight risk tampering',
    'CASE kejriwal-cbi-2024, CASE chidambaram-2019',
  ],
  ['parity | co accused bail | saman sthiti | sah abhiyukt zamanat', 'parity', 'CASE neeru-2015'],
  [
    'speedy trial | trial delay | trial mein deri | long custody | त्वरित विचारण',
    'speedy trial',
    'CASE hussainara-1979, CASE najeeb-2021, CASE javed-2024',
  ],
  [
    'speedy trial uapa | uapa bail delay | uapa article 21',
    'uapa speedy trial article 21',
    'CASE najeeb-2021, CASE javed-2024, CASE gulfisha-2026',
  ],
  [
    'twin condition | dohri shart | दोहरी शर्त',
    'twin conditions',
    'CASE nikesh-2017, CASE vijay-madanlal-2022, PMLA 4',
  ],
  [
    'jamanatdar | zamanatdar | zamini | surety | guarantor | ज़मानतदार | प्रतिभू',
    'sureties bond',
    'BNSS 485, BNSS 486, CrPC 441',
  ],
  [
    'muchalka | bail bond | bond amount | nij muchalka | bandhpatra | मुचलका | बंधपत्र',
    'bond bail bond',
    'BNSS 485, BNSS 2(1)(d)-(e), BNSS 484, CrPC 441',
  ],
  [
    'personal bond | pr bond | nij bond | no surety | poor surety | indigent | garib zamanat | cannot afford surety | surety nahi mil | jamanatdar nahi mil | निजी मुचलका',
    'personal bond indigent',
    'BNSS 478, CASE moti-ram-1978, CASE hussainara-1979',
  ],
  [
    'zamanat rashi | bail amount | surety amount | bond amount | excessive surety | excessive bail | high surety | zamanat rashi zyada | ज़मानत राशि',
    'amount of bond excessive',
    'BNSS 484, CASE moti-ram-1978, CrPC 440',
  ],
  [
    'multiple case surety | many case surety | same surety several bail',
    'multiple cases surety',
    'CASE girish-gandhi-2024',
  ],
  [
    'google location | location share | google pin',
    'location condition',
    'CASE frank-vitus-2024, BNSS 480(3)',
  ],
  [
    'trial 60 days magistrate | trial not conclude 60 days | sixty day trial | trial 60 din',
    'sixty-day trial rule',
    'BNSS 480(6), BNSS 480, CrPC 437(6)',
  ],
  [
    'appeal bail three year | bail by trial court after conviction | convicting court bail',
    'bail by convicting court pending appeal',
    'BNSS 430(3), BNSS 430, CrPC 389(3), CrPC 389',
  ],
  [
    'surety verif | surety document | surety paper | solvency | hasiyat',
    'declaration by surety',
    'BNSS 485, BNSS 486, CrPC 441A',
  ],
  ['surety discharge | surety withdraw | zamanatdar hatna', 'discharge of sureties', 'BNSS 489, CrPC 444'],
  [
    'bond forfeit | bond zabt | muchalka zabt | bail bond forfeit | मुचलका जब्त',
    'forfeiture of bond',
    'BNSS 491, CrPC 446',
  ],
  [
    'bail order not released | release after bail | jail se rihai | rihai | रिहाई',
    'discharge from custody release',
    'BNSS 487, CASE policy-bail-2023, CrPC 442',
  ],
  ['cash bail | deposit money bail | nakad zamanat', 'deposit in lieu of bond', 'BNSS 490, CrPC 445'],
];
