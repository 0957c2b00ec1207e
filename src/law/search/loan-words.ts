/**
 * Everyday words of Hindi and the English loan words that Hindi writes in its own letters, with the English word under
 * which tables and meanings know them. From general knowledge; spelled once, the other spellings meet in `sound.ts`.
 */
import { soundKey } from './sound.ts';

const PAIRS =
  'pulis police|thana police|kort court|adalat court|nyayalaya court|vakil advocate|vakeel advocate|jaj judge|nyayadhish judge|majistret magistrate|' +
  'mobail mobile|phon phone|baik bike|motarsaikil bike|kar car|gadi vehicle|trak truck|tren train|bas bus|vidiyo video|photo photo|foto photo|' +
  'onlain online|frod fraud|saibar cyber|bank bank|paisa money|paise money|rupaye money|notis notice|vaarant warrant|rimand remand|chaarjsheet chargesheet|' +
  'rep rape|mardar murder|eksident accident|haadsa accident|durghatna accident|dakghar post|daktar doctor|aspatal hospital|' +
  'patni wife|biwi wife|bivi wife|pati husband|shauhar husband|mahila woman|aurat woman|ladki girl|bachchi child|bachcha child|bachche child|nabalig minor|' +
  'sasural in-law|saas in-law|padosi neighbour|malik owner|naukar servant|karmchari employee|afsar officer|sipahi constable|daroga officer|' +
  'ghar house|makan house|dukan shop|zameen land|jamin land|khet land|mandir temple|masjid mosque|sadak road|' +
  'jhutha false|jhuta false|nakli fake|farzi fake|jali forged|avaidh illegal|gairkanuni illegal|' +
  'maut death|mrityu death|mar died|zakhmi injured|ghayal injured|aag fire|goli shot|' +
  'adhikar right|saza sentence|jurmana fine|gawah witness|saboot evidence|sakshya evidence|bayan statement|' +
  'jail jail|jel jail|hirasat custody|kaidi prisoner|abhiyukt accused|mulzim accused|aaropi accused|apradh offence|jurm offence|' +
  'bimar sick|garbhvati pregnant|buzurg elderly|vriddh elderly|dharm religion|jati caste|chunav election|desh nation|' +
  'sharab liquor|dava medicine|dawa medicine|khana food|bijli electricity|pani water|jangal forest|vahan vehicle|laisens licence|paasport passport|' +
  'dhakka push|thappad slap|haath hand|pair leg|sir head|chot hurt|shikayat complaint|suchna information|samay time|din days|saal years';

const BY_SOUND = new Map<string, string>(
  PAIRS.split('|').map((pair) => {
    const [said = '', english = ''] = pair.split(' ');
    return [soundKey(said), english];
  }),
);

/** The English for a Hindi word; null for any other. */
export const englishOf = (word: string): string | null => BY_SOUND.get(soundKey(word)) ?? null;
