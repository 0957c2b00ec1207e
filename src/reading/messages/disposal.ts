/** Whether a message reports the case itself as decided. */

const VERB =
  /(?<![\p{L}\p{M}])(?:disposed|dismissed|allowed|rejected|refused|discharged|decided|granted|quashed|acquitted|convicted|withdrawn|निस्तारित|निस्तारण|खारिज|मंजूर|नामंजूर|अस्वीकृत|अस्वीकार|स्वीकृत|स्वीकार|निकाली|फेटाळ[\p{L}\p{M}]*|निरस्त|நிராகரி[\p{L}\p{M}]*|kh?a+r[ie]+[jz]|(?:allow|reject|dismiss|grant|(?:bail|jam[ae]+nat|zamanat)\s+cancel)\s+(?:ho|h[uo][ia]|ka?r)|man[zj]u+r|man[zj]oor|(?:bail|jam[ae]+nat|zamanat)\s+(?:bhi\s+)?(?:ho|mil)\s+ga?[iy]+|(?:got|secured)\s+(?:regular\s+|anticipatory\s+)?bail|(?:enlarged|released)\s+on\s+bail|radd|reject|dismiss|bari|दोषमुक्त|दोषसिद्ध|बरी|निर्दोष|शिक्षा|sa[jz]a+|वापस\s+(?:ली|लिया|लिये|लिए|ले\s+(?:ली|लिया))|wapas\s+(?:li|liya|le\s+l[iy]a?)|मागे\s+घेतल[\p{L}\p{M}]*|रि?जे?क्ट|डिस्?मिस|ग्रांट|अलाउ|(?:जमानत|बेल)\s+(?:हो|मिल)\s+गई)(?![\p{L}\p{M}])/iu;
/** An application inside the case. */
const INTERLOCUTORY =
  /(?<![\p{L}\p{M}])(?:exempt(?:ion|ed)?|adjourn(?:ed|ment)?|time|extension|interim|i\.?\s?a|crl\.?\s?m\.?\s?a|protection|condonation|pass\s?over|request|certified\s+cop(?:y|ies)|amendment|warrant|nbw|recall|video|amicus|early\s+hearing|impleadment|urgent|mention(?:ed|ing)?|not|nahi|nahin|pending|(?:will|to|shall|may)\s+be\s+(?:disposed|dismissed|allowed|rejected|decided|granted|withdrawn)|if|agar|until|unless|नहीं|नाही|छूट|हाजिरी\s+माफी|स्थगन|समय|अंतरिम|मुदत)(?![\p{L}\p{M}])/iu;
const OF_CASE =
  /(?<![\p{L}\p{M}])(?:bail|case|matter|petition|appeal|application|appln|revision|disposal|disposed|dismissed|quashed|acquitted|convicted|discharged|bari|sa[jz]a+|दोषमुक्त|दोषसिद्ध|बरी|निर्दोष|jam[ae]+nat|zamanat|appl|rev|crl|जमानत|जामीन|अटकपूर्व|याचिका|अपील|प्रकरण|मामला|अर्ज|प्रार्थना\s+पत्र|a?\.?b\.?\s?a|m\.?\s?cr\.?\s?c|crm-m|cr\.?m\.?p|blapl|slp|बेल|अर्जी|आवेदन|परिवाद|मुकदमा|वाद|केस|bel)(?![\p{L}\p{M}])|\/\d{1,7}\/\d{4}/iu;

export function isDisposed(text: string): boolean {
  return text
    .split(
      /[;\n]|\s(?:but|lekin|magar|लेकिन|मगर|मात्र|पण)\s|(?<=(?:g[aiy]+|h[uo]i|गई|हुई))\s(?:par|पर)\s|(?<=\?)|(?<!\b(?:no|crl|cr|cri|misc|appln|appl|rev|v)|(?<!\p{L})\p{L})\.(?:\s+|$)/iu,
    )
    .some((clause) => {
      const withoutReason = clause.replace(
        /\bas\s+(?:not\s+pressed|withdrawn|infructuous|settled|compromised)\b/iu,
        ' ',
      );
      return (
        !clause.includes('?') &&
        VERB.test(clause) &&
        !INTERLOCUTORY.test(withoutReason) &&
        OF_CASE.test(clause)
      );
    });
}
