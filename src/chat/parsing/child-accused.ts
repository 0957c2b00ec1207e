/** Whether the accused is below eighteen: an age or a word for a child is that of the accused or of the person harmed. */
import type { AskedAge } from './ages.ts';

const ADULT = 18;

const GIRL =
  /\bshe\b|girl|daughter|sister|\bniece\b|woman|ladki|bachchi|beti|behan|bahan|bhanji|bhatiji|\bpoti\b|लडकी|बच्ची|बेटी|बहन|भांजी|भान्जी|भतीजी|पोती/u;
const BOY =
  /\b(?:boy|son|brother|nephew|grandson|cousin)\b|ladk[ae]|bet[ae]|bhai|bhatij(?!i)|bhanj(?!i)|\bdevar\b|\bpot[ae]\b|लडका|लडके|बेटा|बेटे|भाई|भतीज(?!ी)|भांज(?!ी)|भान्ज(?!ी)|देवर|पोता|पोते/u;
/** Offences whose victim is often a girl. */
const AGAINST_GIRLS =
  /\brap(?:e|ed|ing)\b|pocso|kidnap|abduct|molest|sexual|modesty|\belop|(?:ran|run|went) (?:away|off) with|\bmarri|traffick|bhaga?ne|bhaga\b|balatkar|dushkarm|chhed|apharan|\byaun|shadi|shaadi|\bgalat (?:kaam|hua|kiya|harkat)|पॉक्सो|पोक्सो|बलात्कार|दुष्कर्म|रेप|छेड|भगा|अपहरण|यौन|शादी|विवाह|गलत (?:काम|हुआ|किया|हरकत)/u;
const VICTIM = /(?:victim|survivor|prosecutrix|pidit\w*|पीडित[\p{L}\p{M}]*)\W+(?:\S+\s+){0,2}$/u;
const NAMES_VICTIM = /\b(?:victim|survivor|prosecutrix|complainant girl)\b/u;

const HARM =
  '(?:rap(?:e|ed|ing)|kidnap\\w*|abduct\\w*|molest\\w*|murder(?:ed|ing)?|kill(?:ed|ing)?|abus\\w*|assault\\w*|touch\\w*|harass\\w*|elop\\w*|(?:ran|run|went|took|taken) (?:away|off)|marr(?:y|ied|ying|iage)|traffick\\w*|sex\\w*|relations?|hit|beat\\w*|beaten|hurt)';
/** "Rape of a 16 year old", "ran away with a girl of 15". */
const HARM_BEFORE = new RegExp(
  String.raw`\b${HARM}\s+(?:(?:of|with|on|against|by)\s+)?(?:an?|the|one|her|his|some)\s+(?:minor\s+)?$|\b(?:ke|ka)\s+sath\s+$`,
  'u',
);
const TAKEN = '(?:utha|bhaga|behla|le ja|le g|उठा|भगा|बहला|ले ज|ले ग)';
/** The police take a child "in a theft" or "in a case of". A case named after the verb is about that act itself. */
const BY_POLICE = String.raw`(?!.{0,20}(?:police|pulis|thane|पुलिस|थाने)|.{0,24}\b(?:chori|jhagde|marpit\w*|ganje|nashe) (?:me|mein|ke)\b|.{0,20}(?:चोरी|झगडे|मारपीट|गांजे|नशे) (?:में|के)|(?:(?!${TAKEN}).){0,24}(?:\bke (?:case|mamle) (?:me|mein)\b|के (?:केस|मामले) में))`;
/** "16 साल के लड़के को उठा ले गया", "ki hatya"; in a translated question "girl kidnapping matter my brother". */
const HARM_AFTER = new RegExp(
  [
    String.raw`^\s*(?:\S+\s+){0,2}?(?:ko|को)\s+${BY_POLICE}(?:\S+\s+){0,2}?(?:bhaga|utha|le ja|behla|mar|भगा|उठा|ले ज|ले ग|बहला|मार)`,
    String.raw`^\s*(?:\S+\s+){0,2}?(?:se|ke sath|par|pe|से|के साथ|पर)\s+(?:\S+\s+){0,2}?(?:chhed|balat|dushkarm|rape|kukarm|galat|छेड|बलात्|दुष्कर्म|रेप|कुकर्म|गलत|अश्लील)`,
    String.raw`^\s*(?:\S+\s+){0,2}?(?:ki|ke|ka|की|के|का)\s+(?:hatya|khoon|murder|maut|apharan|balat|हत्या|खून|मौत|अपहरण|बलात्)`,
    String.raw`^\s*(?:boy|child|girl|juvenile|woman)\s+(?:\w+\s+){1,3}?my (?:brother|son|husband)\b`,
  ].join('|'),
  'u',
);
/** A child named without an age who was harmed. */
const CHILD_HARMED = new RegExp(
  String.raw`\b${HARM}\s+(?:(?:of|with|on|against)\s+)?(?:an?\s+|the\s+|his\s+|her\s+)?(?:minor|child|juvenile)\b|(?:victim|pidit\w*|पीडित)|(?:nabalig|minor|bachch[ei]|नाबालिग|बच्च[ेी])\S*\s+(?:\S+\s+)?(?:(?:ko|को)\s+${BY_POLICE}(?:\S+\s+){0,1}?(?:bhaga|utha|le ja|behla|भगा|उठा|ले ज|ले ग|बहला)|(?:se|ke sath|से|के साथ)\s)`,
  'u',
);
const IN_CONFLICT = /juvenile|in conflict|\bjjb?\b|kishor|किशोर/u;

/** Letters around an age that can name the person. */
const NEAR = 14;

function isGirl(folded: string, { at, end }: AskedAge): boolean {
  for (const words of [
    folded.slice(at, end),
    folded.slice(end, end + NEAR),
    folded.slice(Math.max(0, at - NEAR), at),
  ]) {
    if (BOY.test(words)) return false;
    if (GIRL.test(words)) return true;
  }
  return false;
}

const isHarmed = (folded: string, age: AskedAge): boolean =>
  VICTIM.test(folded.slice(0, age.at)) ||
  HARM_BEFORE.test(folded.slice(0, age.at)) ||
  HARM_AFTER.test(folded.slice(age.end)) ||
  (isGirl(folded, age) && (AGAINST_GIRLS.test(folded) || NAMES_VICTIM.test(folded)));

/** `isChildNamed`: the question has a word for a child in conflict with law. */
export function isChildAccused(folded: string, ages: readonly AskedAge[], isChildNamed: boolean): boolean {
  const young = ages.filter(({ years }) => years < ADULT);
  if (young.length > 0) return young.some((age) => !isHarmed(folded, age));
  if (!isChildNamed || CHILD_HARMED.test(folded)) return false;
  if (ages.length > 0 && !IN_CONFLICT.test(folded)) return false;
  return !GIRL.test(folded) || !AGAINST_GIRLS.test(folded);
}
