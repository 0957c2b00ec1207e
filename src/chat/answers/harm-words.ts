/** Parts of the sentences of `harm-sentences.ts`: things, persons, sums and acts. */

export const FALSE =
  '(?:fake|false|forged|bogus|back ?dated|farzi|farji|nakli|jhoo?t\\w*|jhut\\w*|duplicate|फर्जी|नकली|झूठ[\\p{L}\\p{M}]*|जाली)';
export const PAPER =
  '(?:जमानत[\\p{L}\\p{M}]*|गवाह[\\p{L}\\p{M}]*|कागज[\\p{L}\\p{M}]*|प्रमाण[\\p{L}\\p{M}]*|सर्टिफिकेट|मेडिकल|दस्तावेज[\\p{L}\\p{M}]*|रसीद|sureties|surety|guarantor|jama?nat\\w*|zamanat\\w*|gawah\\w*|kaga[jz]\\w*|certificates?|medical|papers?|documents?|witness\\w*|bail bonds?|receipts?|affidavits?|agreements?|deeds?|identity|id (?:card|proof)|registry|khatauni|solvency|aadhaa?r(?: card)?|salary slips?|prescription|parch[aie]|पर्च[ाी]|रजिस्ट्री|खतौनी|आधार|हलफनामा)';
/** A false paper without the word: its date, its owner or the state of the person is another. */
export const FALSE_IN_FACT =
  '(?:(?:last|previous) (?:year|month) ?s? date|(?:earlier|old|past|previous|purani|pichhli|पुरानी|पिछली) (?:dates?|tari[kq]h|tareekh|तारीख)|looks? (?:like|as if)|owns? nothing|has nothing|(?:though|although|but) (?:he|she|i|it) (?:is|am|was) (?:fine|healthy|well|not)|not genuine|not original|not real|not true|untrue|(?:another|other|different) (?:man|woman|person|owner) ?s?|someone else ?s?|kisi (?:aur|dusre) k[aei]|dusre k[aei]|किसी (?:और|दूसरे) (?:का|की|के)|दूसरे (?:का|की|के))';
export const MAKES =
  '(?:make|makes|prepares?|arranges?|drafts?|writes?|will write|get|gets|use|using|produce|pass|accept|banw\\w*|bana\\w*|lag(?:a|aye|au|ana|wa\\w*)|बनव[\\p{L}\\p{M}]*|बना[\\p{L}\\p{M}]*|लगा[\\p{L}\\p{M}]*)';
export const GETS = '(?:mil(?:eg[ai]|t[ai]|e)|khari?d\\w*|buy|sells?|मिल[\\p{L}\\p{M}]*|खरीद[\\p{L}\\p{M}]*)';
export const GIFT =
  '(?:envelopes?|lifafa|gifts?|sweets|mithai|khush kar\\w*|khush rakh\\w*|keep (?:him|her|them|the \\w+) happy|लिफाफ[\\p{L}\\p{M}]*|मिठाई|खुश कर[\\p{L}\\p{M}]*)';
export const MONEY =
  '(?:\\d[\\d,]* ?(?:k|thousand|hazar|hajar|lakh?s?|rs|rupees|rupaye|हजार|लाख|रुप[\\p{L}\\p{M}]*)|money|bribe|cash|pais[ae]|rishwat|ghoos|ghus|पैस[\\p{L}\\p{M}]*|रिश्वत|घूस)';
export const OFFICIAL =
  '(?:police|investigating officer|pulis|sho|io|inspector|daroga|thanedar|constable|judges?|magistrates?|jaj|clerk|reader|peshkar|prosecutor|pp|jailer|jailor|doctor|पुलिस|दरोगा|दारोगा|थानेदार|आईओ|एसएचओ|जज|मजिस्ट्रेट|पेशकार|जेलर|डॉक्टर|सरकारी वकील)';
export const RECORD =
  '(?:cctv|footage|video|recording|chats?|whatsapp|phone|mobile|data|evidence|proof|knife|weapon|pistol|gun|blood|body|clothes|dvr|hard disk|सबूत|सीसीटीवी|वीडियो|चैट|मोबाइल|फोन|हथियार)';
export const WITNESS =
  '(?:witness\\w*|eye ?witness\\w*|gawah\\w*|gavah\\w*|complainant|informant|victim|prosecutrix|shikayatkarta|गवाह[\\p{L}\\p{M}]*|शिकायतकर्ता|पीडित[\\p{L}\\p{M}]*|वादी)';
