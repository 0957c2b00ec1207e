/** Language of a question in Latin letters or Devanagari; the other scripts are in `other-languages.ts`. */
import type { ChatLanguage } from '../answer.ts';

export const HINGLISH = new Set(
  'h gye gayi gai hu hoon kis kisko kisse koi hamara hamare humare unka unki uska uski uske usne isko jisme jiska par pe nhi nahin tak lagaya lagaye laga pakda pakad rahi rahe bhi sirf abhi aaj wali karke karne karu karun kare karen karo jau jaye jaau jayega btao bata kyu kyun kyon beta papa pati patni ladka ladki chori marpeet padosi mahine saal baad andar milega hamko humko mujhe mujhko aap sab kuch kya hai hain ka ki ke ko mein se kab kaise kitne kitni kitna kaun kaunsi kaunsa konsi konsa kon hota hoti hote hui hua nahi aur batao lagegi lagti milegi milti mil sakti sakta sakte gaya gaye mera mere meri bhai ho raha dhara saza saja zamanat jamanat bina bataiye ab pehle tha thi kiya dena chahiye ne biwi aadmi gaon dusri shadi shaadi rehte pakde ghuskar mara diya liye lekar dekar unhone usne unhe thana adalat giraftar giraftari muchalka gawah vakil wakil paise rupaye dhamki jhootha jhoothi rakha din naya nayi purani matlab liye wala hota karna kaha ya degi dega denge deta deti jamanti gair agrim skte skta skti girftari hone hogi dubara dobara arji rajinama thane sunegi kru krna kre rkha btaya jana jata jati padta padti apne apni apna wapas lekin bhai khud haziri hajiri peshi kar sakti skti aurat mahila kopi hath nikal nikala chhod chhoda rihai khatam mulzim bayan adhi aadhi gussa hamari unki inki yeh woh jo jab tab kyunki agar warna wale'.split(
    ' ',
  ),
);

export function languageOf(folded: string, words: readonly string[]): ChatLanguage {
  if (isInDevanagari(folded)) return 'hi';
  const hinglish = Math.max(hinglishIn(words), hinglishIn(folded.match(/[a-z]+/g) ?? []));
  const isOne = hinglish === 1 && (words.length <= SHORT || !OF_ENGLISH.test(folded));
  return hinglish >= 2 || isOne ? 'hinglish' : 'en';
}

const SHORT = 5;
/** Words of an English sentence; "to", "do" and "me" are words of Hindi too. */
const OF_ENGLISH =
  /\b(?:the|is|are|was|were|an?|of|what|which|who|how|when|where|can|does|did|in|for|my|his|her|if|not|and|or|on|at|by|from|with|be|has|have|i|it|this|that)\b/u;

function isInDevanagari(folded: string): boolean {
  const devanagari = folded.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  return devanagari > 0 && devanagari * 2 >= (folded.match(/[a-z]/g)?.length ?? 0);
}

const hinglishIn = (words: readonly string[]): number => words.filter((word) => HINGLISH.has(word)).length;
