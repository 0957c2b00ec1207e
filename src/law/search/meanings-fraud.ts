/** Cheating, forgery, breach of trust and the net, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const FRAUD: readonly MeaningRow[] = [
  [
    'took money not return | money not return | advance not return | money cheat | took money job | job money fraud | job money | government job money | job cheat | job promise money | visa money | foreign job | sent abroad cheat | plot two buyer | plot sold twice | same plot sold | same land sold | two buyers | flat not given | builder cheat | builder money | builder not possession | possession not given | land cheat | property fraud | land sale cheat | fake scheme | investment fraud | investment scheme | double money | trading fraud | share market cheat | bitcoin fraud | crypto | loan cheat | loan fraud | marriage cheat money | matrimonial site fraud | goods not paid | took goods not pay | supplied goods payment not | business partner cheat | admission fraud | mbbs admission money | medical seat cheat | tantrik money | baba cheat | fake gold | nakli sona | gold cheat | duping | duped | swindled | conned | conman | fooled | thagi | thag liya | paise lekar mukar | paise lekar bhag | paise hadap | paise wapas nahi | udhar wapas nahi | naukri paise | naukri thag | naukri jhansa | zameen thagi | ek plot do log | do logon bech | chuna laga | 420 case | char sau bees | fraudulently | lottery money cheat | cheat money',
    'cheating dishonestly inducing delivery of property',
    'BNS 318, IPC 420, BNS 318(4)',
  ],
  [
    'cheat guardian | cheat interest protect',
    'cheating person whose interest bound to protect',
    'BNS 318(3), IPC 418',
  ],
  [
    'otp share | otp told | otp money | otp account | upi money | upi fraud | upi lost | upi scam | qr code | qr scan | scan money lost | bank call otp | call bank fraud | kyc update | kyc link | link clicked | clicked link money | online money lost | account empty | money deducted | money debited | account money gone | lottery call | lottery scam | lucky draw call | kbc lottery | customer care number | fake website | online shopping cheat | online cheat | olx fraud | phonepe fraud | gpay fraud | paytm fraud | anydesk | screen share | remote app | digital arrest | fake cbi call | fake customs call | parcel drugs call | part time job telegram | telegram task | task fraud | loan app | loan app harass | phishing | vishing | sim block call | bijli bill call | credit card fraud | card fraud | online thag | khate paise kat | khata khali | khate se paise | paise kat gaye | otp bata | link daba | call karke thaga | cyber thag | cyber fraud | cyber scam | online scam | online investment | whatsapp investment | fake trading app | romance scam | gift parcel customs | army officer olx | facebook friend cheat | paise ud gaye | account se paise | fastag',
    'cheating by personation using computer resource',
    'IT 66D, BNS 318, IPC 420, BNS 319, IT 66C',
  ],
  [
    'clone card | cloned card | atm clone | atm card clone | atm withdraw | atm swap | atm card changed | skimming | card skim | password stolen | pin stolen | sim swap | sim cloned | fingerprint clone | aadhaar fingerprint | aeps fraud | digital signature misuse | identity theft | identity stolen | id misuse | aadhaar misuse | pan misuse | loan my name | loan on my pan | using my identity | photo misuse profile | atm badal | biometric clone',
    'identity theft',
    'IT 66C, IT 66D, BNS 318, BNS 319',
  ],
  [
    'fake profile | fake id facebook | fake account name | fake instagram | fake facebook | impersonat online | duplicate profile | created account name | impersonat | dummy candidate | someone else exam | another person appear exam | name par farzi id | nakli id | farzi profile | fake identity | false identity | munna bhai | naam badal kar',
    'cheating by personation',
    'BNS 319, IPC 419, IT 66D, IT 66C',
  ],
  [
    'pretend officer | pretended police | fake police | fake cbi | fake ips | fake ias | fake income tax raid | posing police | posing officer | fake raid | fake army | fake judge | nakli police | farzi police | farzi cbi | farzi afsar | farzi ips | fake officer | cbi officer pretend | impersonat police | police uniform fake',
    'personating a public servant',
    'BNS 204, IPC 170, BNS 205, IPC 171, BNS 319',
  ],
  [
    'hack account | hacked | hacking | hacked email | hacked whatsapp | website hack | computer virus | ransomware | data stolen | data theft | deleted data computer | malware | ddos | server hack | unauthorised access | account hack | password crack | company data copied | source code stolen | data leak',
    'computer related offences',
    'IT 66, IT 66C, IT 65',
  ],
  [
    'morph photo | nude photo | nude video | nude viral | private photo | private video | intimate photo | leak photo | leak video | viral video | upload video | posted photo | obscene photo | deepfake | ex boyfriend photo | revenge porn | photo viral | video viral | nangi photo | nange photo | ashlil video viral | obscene post | obscene message | vulgar message | porn send | dirty video sent',
    'violation of privacy | publishing obscene material in electronic form',
    'IT 66E, IT 67, IT 67A, BNS 77',
  ],
  [
    'photo money | nude demand | viral threat | threaten viral | threaten leak | leak unless | viral karne dhamki | nude pay | video unless paid | threaten photo | photo dhamki | video dhamki | blackmail nude | blackmail photo',
    'extortion violation of privacy',
    'BNS 308, IT 66E, BNS 351, IT 67A',
  ],
  [
    'fake signature | forged will | fake will | forge will | nakli vasiyat | signature forged | forge signature | forged cheque | cheque forged | sign copied | forged sale deed | fake sale deed | fake registry | fake power attorney | forged property | forged agreement | fake stamp paper | forged land | forged title | farzi dastkhat | farzi registry | farzi vasiyat | zameen farzi kagaz | farzi baynama | farzi kagaz zameen | farzi power attorney | loan forged paper | fake property paper | forged bond | forged receipt',
    'forgery of valuable security will',
    'BNS 338, IPC 467, BNS 336, BNS 340',
  ],
  [
    'fake document | fake certificate | fake marksheet | fake degree | fake aadhaar | aadhaar fake | fake pan | fake voter | fake licence | fake caste certificate | fake id card | fake ration card | fake birth certificate | fake appointment letter | fake stamp | forged document | document forged | forged certificate | edited document | tampered document | fabricat document | nakli certificate | nakli aadhaar | farzi aadhaar | farzi pramanpatra | farzi marksheet | farzi degree | farzi sim | nakli dastavej | photoshop document | fake documents making',
    'forgery',
    'BNS 336, IPC 465, BNS 336(3), IPC 468, BNS 340, IPC 471',
  ],
  [
    'kutrachana | kootrachna | kut rachna | koot rachit | कूटरचना | कूटरचित | जालसाजी',
    'forgery',
    'BNS 336, IPC 465, IPC 468, BNS 340',
  ],
  [
    'forgery purpose cheating | forge cheat',
    'forgery for purpose of cheating',
    'BNS 336(3), IPC 468, BNS 336',
  ],
  [
    'forged court record | forged court order | fake court order | fake bail order | fake voter card | fake aadhaar card | identity document forged | forged register | fake birth record | fake fir copy | forged public record',
    'forgery of record of court or public register identity document',
    'BNS 337, IPC 466, BNS 336, AADHAAR 34',
  ],
  [
    'use forged | using fake document | used fake certificate | submitted fake | produced fake | used forged document | fake certificate job | fake marksheet job | farzi kagaz istemal | using forged',
    'using forged document as genuine',
    'BNS 340, IPC 471, BNS 340(2), BNS 336',
  ],
  [
    'fake seal | counterfeit seal | nakli mohar | farzi mohar | rubber stamp fake',
    'counterfeiting seal to commit forgery',
    'BNS 341(1), IPC 472, BNS 341(2), IPC 473',
  ],
  [
    'account book false | account falsif | books of account | tampered register | accounts fudge | hisab mein herapheri | account entries changed',
    'falsification of accounts',
    'BNS 344, IPC 477A',
  ],
  ['destroy document property', 'fraudulent cancellation destruction of will', 'BNS 343, IPC 477'],
  [
    'driver truck load | driver goods | transporter goods | truck goods missing | courier goods | driver ran truck | carrier goods | truck maal gayab | driver maal lekar | delivery boy parcel | driver sold goods | transport company goods | warehouse keeper',
    'criminal breach of trust by carrier',
    'BNS 316, IPC 407, BNS 316(3), IPC 406',
  ],
  [
    'employee embezzle | cashier took | manager embezzle | accountant embezzle | cashier money | accountant fraud | employee company money | employee collected money not deposit | staff embezzle | salesman kept money | munim | collection agent money | employee misappropriat | cash collection not deposited',
    'criminal breach of trust by clerk or servant',
    'BNS 316, IPC 408, BNS 316(4), IPC 406',
  ],
  [
    'bank manager embezzle | banker breach | agent breach | public money embezzle | postmaster | sarpanch fund | pradhan fund | government fund embezzle | government money | ration dealer | public fund | treasury | mgnrega fund | sarkari paisa gaban | director money siphon | pensions money clerk | officer embezzle | gaban sarkari | lok sevak gaban | broker misappropriat',
    'criminal breach of trust by public servant banker agent',
    'BNS 316, IPC 409, BNS 316(5), BNS 344',
  ],
  [
    'entrust | entrusted | gave for safe keeping | given safekeeping | jewellery kept not return | gave car not return | rented car not return | rent vehicle sold | partner embezzle | partner took money | society funds | trust money misuse | embezzl | gaban | amanat | bharosa | vishwas | rakhne diya wapas nahi | kiraye gaadi bech | siphoned | misused money given | gave gold not return | friend car sold',
    'criminal breach of trust',
    'BNS 316, IPC 406, BNS 316(2)',
  ],
  [
    'company deposit vanished | deposits vanish | chit fund | chit company | kitty party | committee money | ponzi | deposit scheme | chit not paid | investor cheat company | saradha | sahara | collective scheme | fund company bhag | money circulation | pyramid | mlm | network marketing | deposit not return',
    'unregulated deposit | chit | money circulation',
    'BUDS 21(2), CHIT-FUNDS 76(1), BNS 318, PRIZE-CHITS 4, BUDS 21(3)',
  ],
  [
    'cheque return | cheque bounce | cheque dishonour | cheque fund insufficient | insufficient funds | cheque unpaid | cheque stop payment | security cheque | cheque case | cheque loan | check return | cheque not clear | cheque notice',
    'dishonour of cheque',
    'NI 138',
  ],
  [
    'fake note | fake 500 | fake 2000 | fake currency | counterfeit note | fake rupee | note printing | print note | nakli note chala | nakli note chhap | fake notes found | duplicate note | jali currency',
    'counterfeit currency-notes',
    'BNS 180, BNS 178, BNS 179, IPC 489C, IPC 489B, IPC 489A',
  ],
  [
    'use fake note | circulat fake note | gave fake note shop | passing counterfeit | nakli note chalana | nakli note chalaya | spend fake note | exchange fake note',
    'using as genuine counterfeit currency-notes',
    'BNS 179, IPC 489B, BNS 180',
  ],
  [
    'possess fake note | fake note possess | fake notes recovered | fake notes caught',
    'possession of counterfeit currency',
    'BNS 180, IPC 489C, BNS 179',
  ],
  [
    'printing machine fake note | note machine | plates counterfeit',
    'making or possessing instruments for counterfeiting',
    'BNS 181, IPC 489D, BNS 178',
  ],
  [
    'fake brand | duplicate brand | fake product | duplicate goods | nakli maal | fake label | fake shoes brand | counterfeit brand | duplicate company | trademark',
    'false trade mark property mark',
    'TRADE-MARKS 103, TRADE-MARKS 104, BNS 349, COPYRIGHT 63',
  ],
  [
    'pirated movie | pirated book | film piracy | song copied | software piracy',
    'infringement of copyright',
    'COPYRIGHT 63',
  ],
];
