/** Questions about the guilt of a person or the outcome of a case, which no table answers. */
import type { ChatQuestion } from '../parsing/question.ts';
import { some } from './whole-words.ts';

const GUILT = some(
  'guilty|innocent|culprit|murderer|killer|rapist|not guilty|doshi|nirdosh|kasoorwar|kasurwar|begunah|gunahgar|mujrim|दोषी|निर्दोष|कसूरवार|बेगुनाह|गुनहगार|मुजरिम',
);
const DEED = some(
  'did|has|kiya|kiya hai|ki hai|ne kiya|done|commit|committed|maara|mara|kill|killed|killer|किया|मारा|की',
);
const OUTCOME = some(
  'will|would|shall|going to|chance|chances|probability|likelihood|predict|prediction|odds|likely|milegi|milega|hogi|hoga|karega|karegi|jeetega|jeetegi|jayega|chutega|chhutega|मिलेगी|मिलेगा|होगी|होगा|करेगा|करेगी|संभावना|chhut jayega|bach jayega',
);
/** A share or a yes or no about the decision of a named judge or for a named person. */
const SHARE_OF_CHANCE =
  /(?:प्रतिशत|percent|%|\bchances?\b|चांस|संभावना).{0,40}(?:जमानत|bail|jamanat|बरी|acquit|छूट)|(?:जमानत|bail|jamanat).{0,40}(?:प्रतिशत|percent|\bchances?\b|चांस|संभावना)/u;

const VERDICT = some(
  'convict|convicted|acquit|acquitted|get bail|granted bail|grant bail|grant him|grant her|be granted|get bailed|win|lose|jailed|punished|sentenced|released|release|bail|bari|saza|jamanat|zamanat|जमानत|बरी|सजा|grant|granting|judgment be|verdict|reject|rejected|allow|allowed',
);

/** Words for people in general, not for a named individual. */
const ANYBODY = some(
  'i|we|my|mine|me|a|an|the accused|accused|anyone|someone|somebody|person|police|woman|women|man|men|undertrial|he|she|they|him|her|juvenile|offender|who|what|when|bail|court|magistrate|mujhe|mera|mere|meri|hume|hamein|mujhko|kisi|koi|aaropi|aropi|abhiyukt|mahila|aurat|bhai|beta|pati|papa|मुझे|मेरा|मेरे|मेरी|किसी|कोई|आरोपी|महिला|हमें|भाई|बेटा|पति',
);

const LENIENT =
  /which judge|kaun ?sa judge|konsa judge|kis judge|lenient judge|easy judge|which magistrate (?:is|gives|grants)|judges? (?:who|that) (?:gives?|grants?)|कौन सा जज|कौनसा जज|किस जज/u;

export function isAboutPerson(text: string, question: ChatQuestion): boolean {
  const hasOffence = hasName(question);
  return (
    LENIENT.test(text) ||
    isGuilt(text, question, hasOffence) ||
    (hasOffence && !ANYBODY_ASKED.test(text) && (CALLED.test(text) || KILLED.test(text))) ||
    isEndOfTrial(text, question) ||
    isOutcome(text, hasOffence) ||
    isDeed(text, question, hasOffence)
  );
}

const ANYBODY_ASKED = /\b(?:can (?:i|he|she|they|we|the|a|an|police)|may|punish\w*|bail|section|law)\b/u;
const CALLED =
  /\b(?:is|was|hai)\b.{0,40}\ban? (?:criminal|thief|murderer|rapist|cheat)\b(?! (?:offence|offense|act|case|court|lawyer|trial|proceeding|charge))|\breally (?:did|do|done) (?:it|this|that)\b|\bdid (?:this|that|it) really\b/u;
const KILLED = /^(?:did|has|kya|क्या)\b.{0,30}\b(?:kill|killed|rape|raped|steal|stolen|murder|murdered)\b/u;

function isGuilt(text: string, question: ChatQuestion, hasOffence: boolean): boolean {
  if (!GUILT.test(text) || question.has('whatis', 'judgment', 'plea')) return false;
  if (question.sections.length > 0 && question.has('punish')) return false;
  return hasOffence || /^(?:is|was|kya|क्या)/u.test(text);
}

const isEndOfTrial = (text: string, question: ChatQuestion): boolean =>
  (SHARE_OF_CHANCE.test(text) && !question.has('judgment')) ||
  ([ONES_OWN, END_OF_TRIAL, FORETELL].every((each) => each.test(text)) &&
    !question.has('whatis', 'judgment', 'plea', 'appeal', 'firstoffender', 'convictedbefore', 'parity'));

const isOutcome = (text: string, hasOffence: boolean): boolean =>
  OUTCOME.test(text) &&
  VERDICT.test(text) &&
  (hasOffence || /\bthe court\b|\bjudge\b|justice|जज/u.test(text)) &&
  !/\b(?:can|kab|kaise|kahan|kidhar|how|where)\b|कैसे|कब|कहां/u.test(text);

const isDeed = (text: string, { offences }: ChatQuestion, hasOffence: boolean): boolean =>
  hasOffence &&
  offences.length > 0 &&
  !ANYBODY.test(text) &&
  DEED.test(text) &&
  /^(?:did|has|kya|क्या|who)/u.test(text);

/** An individual without a name. */
const SOMEBODY =
  /\b(?:chief minister|prime minister|minister|mla|mp|cm|pm|president|governor|actor|actress|leader|neta|padosi)\b|मुख्यमंत्री|प्रधानमंत्री|विधायक|अभिनेता/u;
/** Questions about relatives ask about the law. Only guilt and the outcome are rejected. */
const ONES_OWN =
  /\b(?:my|mera|mere|meri|hamara|hamare)\s+(?:\p{L}+\s+)?(?:brother|husband|son|father|client|friend|uncle|cousin|wife|neighbou?r|case|bhai|pati|beta|bete|dost|papa|padosi|chacha)\b|(?:मेरा|मेरे|मेरी|हमारा)\s+(?:भाई|पति|बेटा|बेटे|पिता|दोस्त|केस)/u;
const END_OF_TRIAL =
  /\b(?:acquit\w*|convict\w*|innocent|guilty|bari|bekasur|bekasoor|nirdosh|doshi|win|lose|jeet\w*|chances? of|probability|fasaya)\b|बरी|निर्दोष|दोषी|बेकसूर|जीत/u;
const FORETELL =
  /\b(?:will|would|chances?|probability|is|milegi|hoga|hogi|jayega|kya|odds|likely|predict)\b|क्या|होगा|होगी|जाएगा/u;

const NOT_NAMES = new Set(
  'is was will did has can the a an what which how kya in of under for to and or bail section police court supreme high sessions magistrate judge justice fir ipc bns bnss crpc pocso ndps uapa pmla act india indian murder rape theft does who when where my i he she it if article code new old please tell explain default anticipatory regular kaun kab kaise mera mere meri please sc st delhi mumbai january february march april may june july august september october november december ed cbi nia judgment case hathras law'.split(
    ' ',
  ),
);

/** A Latin name has a capital (a first word of the vocabulary is none), or is the subject of a Hindi sentence. */
function hasName({ text, unexplained }: ChatQuestion): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
  const large = words.filter(
    (word, at) =>
      /^\p{Lu}\p{Ll}+/u.test(word) &&
      !NOT_NAMES.has(word.toLowerCase()) &&
      (at > 0 || unexplained.includes(word.toLowerCase())),
  );
  if (large.length > 0 || SOMEBODY.test(text.toLowerCase())) return true;
  const doer =
    /(?:^|\s)(?:kya|क्या)\s+(\p{L}[\p{L}\p{M}]+)\s+(?:ne|ko|doshi|guilty|ने|को|दोषी|निर्दोष)(?=\s|$|\?)/u.exec(
      text.toLowerCase(),
    );
  return doer !== null && !ANYBODY.test(doer[1] ?? '');
}
