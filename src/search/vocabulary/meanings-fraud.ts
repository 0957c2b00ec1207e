/** Cheating, forgery, breach of trust and the net, as they are told. What the columns are: `meaning.ts`. */
import type { MeaningRow } from './meaning.ts';

export const FRAUD: readonly MeaningRow[] = [
  [
    'took money not return | money not return | advance not return | money cheat | took money job | job money fraud | job money | government job money | job cheat | job promise money | visa money | foreign job | sent abroad cheat | plot two buyer | plot sold twice | same plot sold | same land sold | two buyers | flat not given | builder cheat | builder money | builder not possession | possession not given | land cheat | property fraud | land sale cheat | fake scheme | investment fraud | investment scheme | double money | trading fraud | share market cheat | bitcoin fraud | crypto | loan cheat | loan fraud | marriage cheat money | matrimonial site fraud | goods not paid | took goods not pay | supplied goods payment not | business partner cheat | admission fraud | mbbs admission money | medical seat cheat | tantrik money | baba cheat | fake gold | nakli sona | gold cheat | duping | duped | swindled | conned | conman | fooled | thagi | thag liya | paise lekar mukar | paise lekar bhag | paise hadap | paise wapas nahi | udhar wapas nahi | naukri paise | naukri thag | naukri jhansa | zameen thagi | ek plot do log | do logon bech | chuna laga | 420 case | char sau bees | fraudulently | lottery money cheat | cheat money | contractor advance | advance not work | contractor not finish | work not done advance | took advance never | promised visa | visa vanish | agent vanished | agent visa | canada visa | dubai job | promise job vanished | plot ke naam | flat ke naam | naam par lakhon | lakhon hadap | lakhon ki thagi | hadap liye | hadpe | paise doguna | lalach dekar | lalach | investment promise return | guaranteed return | fake company | franchise fraud | dealership fraud | goods never delivered | never delivered | did not deliver | sold fake | sold defective as | sold mortgaged | mortgaged land sold | marriage bureau cheat | seat admission | army bharti | police bharti | bharti ke naam | naukri ke liye paise | paise lekar gayab | beiman | bewakoof bana | jhooth bolkar paise | cheated me | swindle | took payment vanish | rent deposit not returned fake landlord | fake landlord | tour package fraud | lottery prize pay | invested money lost | promised high returns | promised returns | ponzi | defrauded | fraudulent scheme | misled buyer | sold fake gold | sold stolen car fake | took booking amount | booking amount | flat booking | builder delay | builder fraud | not delivered flat | took money promised seat | promised admission | promised railway job | promised government job | fake recruitment | recruitment fraud | fake appointment | bought goods cheque bounced fraud | took loan never repaid | borrowed never returned | fake charity | fake ngo | fake tender | tender promise | sold land not owned | land sold without ownership | land fraud | fake owner sold | marriage fraud money | fake tantrik | magic money | multiply money | note double | thagee | paise lekar kaam nahi | paise lekar dhokha | dhokha diya | dhokhe se | jhansa dekar paise | jhanse mein | paise aith | paise ainth | rupaye hadap | plot ka paisa | flat ka paisa | zameen ke naam | videsh bhejne | loan dilane | admission ke naam',
    'cheating dishonestly inducing delivery of property',
    'BNS 318, IPC 420, BNS 318(4)',
  ],
  [
    'cheat guardian | cheat interest protect',
    'cheating person whose interest bound to protect',
    'BNS 318(3), IPC 418',
  ],
  [
    'otp share | otp told | otp money | otp account | upi money | upi fraud | upi lost | upi scam | qr code | qr scan | scan money lost | bank call otp | call bank fraud | kyc update | kyc link | link clicked | clicked link money | online money lost | account empty | money deducted | money debited | account money gone | lottery call | lottery scam | lucky draw call | kbc lottery | customer care number | fake website | online shopping cheat | online cheat | olx fraud | phonepe fraud | gpay fraud | paytm fraud | anydesk | screen share | remote app | digital arrest | fake cbi call | fake customs call | parcel drugs call | part time job telegram | telegram task | task fraud | loan app | loan app harass | phishing | vishing | sim block call | bijli bill call | credit card fraud | card fraud | online thag | khate paise kat | khata khali | khate se paise | paise kat gaye | otp bata | link daba | call karke thaga | cyber thag | cyber fraud | cyber scam | online scam | online investment | whatsapp investment | fake trading app | romance scam | gift parcel customs | army officer olx | facebook friend cheat | paise ud gaye | account se paise | fastag | link electricity bill | electricity bill link | clicked link | link and lost | lost from account | upi collect | fake call account | fake call money | call karke paise | call karke khate | khate se nikal | khate nikale | paise nikal liye | phone pe fraud | google pay fraud | whatsapp call fraud | impersonated bank | fake bank officer | customer care fraud | refund call | courier scam | arrest on video call | cbi video call | skype arrest | trai call | drug parcel call | investment group telegram | fake app | fake ipo | fake shopping site | instagram shop fraud | paid online not delivered | otp pucha | otp mang | online paise | sim band call | kyc ke naam | credit card ke naam | card details | cvv | bank fraud | internet fraud | netbanking fraud | net banking | fake loan app | fake trading | online trading fraud | shared otp | gave otp | scanned qr | scanned code | receive money qr | upi pin | remote access | bank impersonator | fake rbi | fake courier | fake police video call | cyber criminal | cyber thug | cyber thagi | jamtara | instagram seller | never delivered online | online seller | online purchase | paid advance online | olx army | rental scam online | job online fee | work from home fraud | like youtube task | crypto investment online | dating app fraud | fake matrimonial profile money | sextortion call | credit card bill call | reward points call | electricity disconnect message | parcel stuck | income tax refund link | fake link | phishing link | online paisa | online thugi | online fraud | khate se rupaye | account se rupaye | net se thagi | qr code scan',
    'cheating by personation using computer resource',
    'IT 66D, BNS 318, IPC 420, BNS 319, IT 66C',
  ],
  [
    'clone card | cloned card | atm clone | atm card clone | atm withdraw | atm swap | atm card changed | skimming | card skim | password stolen | pin stolen | sim swap | sim cloned | fingerprint clone | aadhaar fingerprint | aeps fraud | digital signature misuse | identity theft | identity stolen | id misuse | aadhaar misuse | pan misuse | loan my name | loan on my pan | using my identity | photo misuse profile | atm badal | biometric clone | opened loan pan | loan pan | my pan used | my aadhaar used | account opened my name | sim my name | used my documents | used my signature online | stolen identity | duplicate sim | mere naam loan | mere naam par sim | pan card loan | used my photo | misused aadhaar | misused pan | misused signature | used my card | card cloned | card skimmed | fraud loan my name | fake account with my details | biometric stolen | fingerprint stolen | password hacked used | login stolen | stolen password',
    'identity theft',
    'IT 66C, IT 66D, BNS 318, BNS 319',
  ],
  [
    'fake profile | fake id facebook | fake account name | fake instagram | fake facebook | impersonat online | duplicate profile | created account name | impersonat | dummy candidate | someone else exam | another person appear exam | name par farzi id | nakli id | farzi profile | fake identity | false identity | munna bhai | naam badal kar | pretended to be my friend | posing doctor | doosre ki jagah exam | bhesh badal | impersonation exam | impersonated brother exam | dummy student | fake bridegroom | pretended to be doctor | fake doctor | fake lawyer | fake advocate | bogus doctor | jhola chhap | farzi doctor | farzi vakil',
    'cheating by personation',
    'BNS 319, IPC 419, IT 66D, IT 66C',
  ],
  [
    'pretend officer | pretended police | fake police | fake cbi | fake ips | fake ias | fake income tax raid | posing police | posing officer | fake raid | fake army | fake judge | nakli police | farzi police | farzi cbi | farzi afsar | farzi ips | fake officer | cbi officer pretend | impersonat police | police uniform fake | fake uniform fine | fake uniform | man uniform collecting | fake traffic police | fake inspector | fake food inspector | fake lokayukta | vardi pehenkar | nakli vardi | fake crime branch | fake ed officer | impersonating police | impersonated officer | impersonating ias | impersonating army | posed as police | posed as cop | posed as officer | posed as cbi | fake cop | fake inspector raid | police bankar | cbi bankar | adhikari bankar | police ban kar',
    'personating a public servant',
    'BNS 204, IPC 170, BNS 205, IPC 171, BNS 319',
  ],
  [
    'hack account | hacked | hacking | hacked email | hacked whatsapp | website hack | computer virus | ransomware | data stolen | data theft | deleted data computer | malware | ddos | server hack | unauthorised access | account hack | password crack | company data copied | source code stolen | data leak | account hacked | facebook hacked | instagram hacked | email hacked | whatsapp hacked | website defaced | employee leaked data | copied company data | deleted company data | company server | stole data | data breach | virus installed | id hack',
    'computer related offences',
    'IT 66, IT 66C, IT 65',
  ],
  [
    'morph photo | nude photo | nude video | nude viral | private photo | private video | intimate photo | leak photo | leak video | viral video | upload video | posted photo | obscene photo | deepfake | ex boyfriend photo | revenge porn | photo viral | video viral | nangi photo | nange photo | ashlil video viral | obscene post | obscene message | vulgar message | porn send | dirty video sent | leaked photo | leaked video | private photo viral | intimate photo leaked | intimate video leaked | shared nude | girlfriend nude | ex leaked | shared private pictures | posted nude | uploaded nude | morphed picture | deepfake actress | nude morph | photo edit karke viral',
    'violation of privacy | publishing obscene material in electronic form',
    'IT 66E, IT 67, IT 67A, BNS 77',
  ],
  [
    'photo money | nude demand | viral threat | threaten viral | threaten leak | leak unless | viral karne dhamki | nude pay | video unless paid | threaten photo | photo dhamki | video dhamki | blackmail nude | blackmail photo',
    'extortion violation of privacy',
    'BNS 308, IT 66E, BNS 351, IT 67A',
  ],
  [
    'fake signature | forged will | fake will | forge will | nakli vasiyat | signature forged | forge signature | forged cheque | cheque forged | sign copied | forged sale deed | fake sale deed | fake registry | fake power attorney | forged property | forged agreement | fake stamp paper | forged land | forged title | farzi dastkhat | farzi registry | farzi vasiyat | zameen farzi kagaz | farzi baynama | farzi kagaz zameen | farzi power attorney | loan forged paper | fake property paper | forged bond | forged receipt | forged grandfather will | uncle forged | fake gift deed | fake transfer deed | thumb impression fake | angutha | signature on loan | forged cheque book | cheque chori sign | farzi sign | nakli sign | jali hastakshar | fake property documents | forged deed | forged power of attorney | forged land papers | fake ownership papers | forged agreement to sell | forged signature cheque | forged loan documents | farzi rajistri | farzi bainama | jali vasiyat',
    'forgery of valuable security will',
    'BNS 338, IPC 467, BNS 336, BNS 340',
  ],
  [
    'fake document | fake certificate | fake marksheet | fake degree | fake aadhaar | aadhaar fake | fake pan | fake voter | fake licence | fake caste certificate | fake id card | fake ration card | fake birth certificate | fake appointment letter | fake stamp | forged document | document forged | forged certificate | edited document | tampered document | fabricat document | nakli certificate | nakli aadhaar | farzi aadhaar | farzi pramanpatra | farzi marksheet | farzi degree | farzi sim | nakli dastavej | photoshop document | fake documents making | photoshopped | photo shopped | edited record | land record edited | degree fake | fake experience letter | fake salary slip | fake medical certificate made | fake covid report | fabricated bill | fake rent agreement | fake id | tampered date | nakli degree | nakli aadhar | nakli pan | aadhar banwaya | jali pramanpatra | farzi kagaz | farzi dastavez | fake passport photo | changed date of birth | fabricated document | forged paper | forged letter | forged id | made fake papers | made fake certificate | fake stamp papers | backdated | altered cheque | altered document | tampered marksheet | fake caste | fake income certificate | fake domicile | bogus certificate | bogus document | jali kagaj | jali kagzat | farzi kagzat | kagaz mein herapheri',
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
    'use forged | using fake document | used fake certificate | submitted fake | produced fake | used forged document | fake certificate job | fake marksheet job | farzi kagaz istemal | using forged | fake degree teaching | fake degree job | fake degree used | used fake degree | used fake | got job fake | submitted fake certificate | farzi degree naukri | farzi marksheet naukri | jali pramanpatra naukri | used fake id | showed fake pass',
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
    'driver truck load | driver goods | transporter goods | truck goods missing | courier goods | driver ran truck | carrier goods | truck maal gayab | driver maal lekar | delivery boy parcel | driver sold goods | transport company goods | warehouse keeper | courier boy | delivery partner parcel | transporter sold | truck driver sold | goods in transit',
    'criminal breach of trust by carrier',
    'BNS 316, IPC 407, BNS 316(3), IPC 406',
  ],
  [
    'employee embezzle | cashier took | manager embezzle | accountant embezzle | cashier money | accountant fraud | employee company money | employee collected money not deposit | staff embezzle | salesman kept money | munim | collection agent money | employee misappropriat | cash collection not deposited | clerk misappropriated | clerk pocketed | cashier pocketed | sales agent pocketed | manager misused | employee diverted | staff misappropriated | store keeper | storekeeper',
    'criminal breach of trust by clerk or servant',
    'BNS 316, IPC 408, BNS 316(4), IPC 406',
  ],
  [
    'bank manager embezzle | banker breach | agent breach | public money embezzle | postmaster | sarpanch fund | pradhan fund | government fund embezzle | government money | ration dealer | public fund | mgnrega fund | sarkari paisa gaban | director money siphon | pensions money clerk | officer embezzle | gaban sarkari | lok sevak gaban | broker misappropriat | bank manager fraud | bank officer diverted | government officer siphoned | panchayat fund | panchayat secretary | gram pradhan | scheme money siphoned | director diverted | stock broker | broker sold shares | agent insurance premium | insurance agent pocket | nagar palika fund | vidhayak nidhi',
    'criminal breach of trust by public servant banker agent',
    'BNS 316, IPC 409, BNS 316(5), BNS 344',
  ],
  [
    'entrust | entrusted | gave for safe keeping | given safekeeping | jewellery kept not return | gave car not return | rented car not return | rent vehicle sold | partner embezzle | partner took money | society funds | trust money misuse | embezzl | gaban | amanat | bharosa | vishwas | rakhne diya wapas nahi | kiraye gaadi bech | siphoned | misused money given | gave gold not return | friend car sold | society secretary | maintenance fund | secretary swallowed | treasurer | swallowed fund | ran away with chit money | kept my jewellery refuse | gave laptop repair not return | rented car sold | kiraye gaadi | kiraye ki gaadi | gaadi bech di kiraye | given for repair | pledged gold not returned | gold loan shop vanished | samaan wapas nahi | saman lauta nahi | girvi | sarraf | dharohar | jeweller kept gold | trustee | mandir fund | employer pf not deposited | pf not deposited | provident fund | entrusted gold | entrusted money | refused to return entrusted | refuses to return jewellery | refuse return | not returning my car | not returned machine | hired equipment sold | sold hired car | sold rented | mortgaged rented | gave money to keep | kept deposit | pocketed money | partner cheated firm | business partner took | firm money partner | sold pledged gold | collected donations kept | donation misuse | club funds | trust fund misuse | diverted funds | diverted loan | employer deducted pf | dharohar hadap | amanat hadap',
    'criminal breach of trust',
    'BNS 316, IPC 406, BNS 316(2)',
  ],
  [
    'company deposit vanished | deposits vanish | chit fund | chit company | kitty party | committee money | ponzi | deposit scheme | chit not paid | investor cheat company | saradha | sahara | collective scheme | fund company bhag | money circulation | mlm | network marketing | deposit not return',
    'unregulated deposit | chit | money circulation',
    'BUDS 21(2), CHIT-FUNDS 76(1), BNS 318, PRIZE-CHITS 4, BUDS 21(3)',
  ],
  [
    'cheque return | cheque bounce | cheque dishonour | cheque fund insufficient | insufficient funds | cheque unpaid | cheque stop payment | security cheque | cheque case | cheque loan | check return | cheque not clear | cheque notice | cheque bounced | bounced cheque | dishonoured cheque | cheque returned unpaid | cheque not honoured | chek bounce | cheque lautaya',
    'dishonour of cheque',
    'NI 138',
  ],
  [
    'fake note | fake 500 | fake 2000 | fake currency | counterfeit note | fake rupee | note printing | print note | nakli note chala | nakli note chhap | fake notes found | duplicate note | jali currency | carrying fake notes | caught with fake notes | fake notes bag | nakli note baramad | nakli note ke sath | jali note baramad',
    'counterfeit currency-notes',
    'BNS 180, BNS 178, BNS 179, IPC 489C, IPC 489B, IPC 489A',
  ],
  [
    'use fake note | circulat fake note | gave fake note shop | passing counterfeit | nakli note chalana | nakli note chalaya | spend fake note | exchange fake note | tried to pass note | pass counterfeit note | gave fake note | nakli note dukan | nakli note diya',
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
