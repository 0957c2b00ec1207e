// @vitest-environment node
/** The court in an answer, asked in seven languages for every Act: adult, child, and adult with a minor victim. */
import { describe, expect, it } from 'vitest';
import { ask, forumsIn, rulesOf } from './offline-chat.ts';
import { courtOf, rowsOf, SPECIAL_ACTS } from './special-acts.ts';

const firstOf = (code: string): string => `${code} ${rowsOf(code)[0]?.section.split(',')[0] ?? ''}`;
/** A wording fails for all Acts alike, so only the first of a language is asked about each. */
const SOME = ['NDPS', 'SC/ST', 'ARMS', 'PMLA'];
const actsFor = (at: number): readonly string[] => (at === 0 ? SPECIAL_ACTS : SOME);

const ADULT = {
  Hindi: ['# में जमानत किस अदालत में लगेगी', '# का केस है, जमानत अर्जी कहाँ दें'],
  Hinglish: ['# ka case hai bail kahan lagegi', '# me jamanat kis court me lagegi'],
  English: ['where do I file a bail application in a # case'],
  Marathi: ['# मध्ये जामीन कोणत्या न्यायालयात मिळेल', '# चा गुन्हा आहे, जामीन अर्ज कुठे करायचा'],
  Tamil: ['# வழக்கில் ஜாமீன் எந்த நீதிமன்றத்தில் கேட்பது', '# வழக்கு, ஜாமீன் மனு எங்கே தாக்கல் செய்வது'],
  Telugu: ['# కేసు, బెయిల్ పిటిషన్ ఎక్కడ దాఖలు చేయాలి', '# కేసులో బెయిల్ ఏ కోర్టులో వేయాలి'],
  Bengali: ['# মামলায় জামিন কোন আদালতে চাইব', '# মামলা, জামিনের আবেদন কোথায় করব'],
};

const CHILD = {
  English: [
    'my son is 16, arrested under #, where do we apply for bail',
    'a boy of sixteen is held under #, which court for bail',
    'client is seventeen years old, #, where to file bail',
    'my brother (15) is caught in #, where to file bail',
  ],
  Hindi: [
    'मेरा बेटा सोलह साल का है, # में पकड़ा है, जमानत कहाँ होगी',
    '16 साल के लड़के पर # लगा है, जमानत किस अदालत से',
    'पंद्रह वर्ष का लड़का # में बंद है, जमानत कहाँ से मिलेगी',
    'नाबालिग को # में पकड़ा है जमानत किस कोर्ट में',
  ],
  Hinglish: [
    '16 saal ke ladke ko # me pakda hai bail kahan lagegi',
    'mera bhai satrah saal ka hai # me andar hai jamanat kis court me',
    'nabalig ladka # me pakda gaya, bail kaha',
  ],
  Marathi: [
    'सोळा वर्षांच्या मुलाला # मध्ये अटक केली, जामीन कोणत्या न्यायालयात',
    'माझा मुलगा 16 वर्षांचा आहे, # मध्ये पकडला, जामीन कुठे मिळेल',
    'अल्पवयीन मुलाला # मध्ये पकडले, जामीन कुठे',
  ],
  Tamil: [
    'என் மகனுக்கு பதினாறு வயது, # வழக்கு, ஜாமீன் எந்த நீதிமன்றத்தில்',
    '16 வயது பையனை # வழக்கில் கைது செய்தனர், ஜாமீன் எங்கே',
    'சிறுவன் # வழக்கில் கைது, ஜாமீன் எங்கே கேட்பது',
  ],
  Telugu: [
    'నా కొడుకు 16 ఏళ్లు, # కేసులో పట్టుకున్నారు, బెయిల్ ఎక్కడ',
    'పదహారేళ్ల అబ్బాయిని # కేసులో అరెస్టు చేశారు, బెయిల్ ఏ కోర్టులో',
    'మైనర్ పై # కేసు, బెయిల్ ఏ కోర్టులో',
  ],
  Bengali: [
    'ষোল বছরের ছেলেকে # মামলায় গ্রেপ্তার করেছে, জামিন কোন আদালতে',
    'আমার ছেলের বয়স ১৬, # মামলায় ধরেছে, জামিন কোথায়',
    'নাবালক ছেলে # মামলায় ধরা পড়েছে, জামিন কোথায় হবে',
  ],
};

describe.each(Object.entries(ADULT))('an adult, asked in %s', (_, wordings) => {
  it.each(wordings.map((each, at) => [each, at] as const))(
    'gets the court of the determination: %s',
    (wording, at) => {
      const asked = actsFor(at).map((code) => ({
        code,
        forums: forumsIn(ask(wording.replace('#', firstOf(code)))),
      }));
      const wrong = asked.flatMap(({ code, forums }) =>
        forums.filter(
          ({ section, court }) =>
            !rowsOf(code).some((row) => row.section === section && courtOf(row) === court),
        ),
      );
      expect(wrong).toEqual([]);
      expect(asked.filter(({ forums }) => forums.length > 0).length).toBeGreaterThan(0.9 * asked.length);
    },
  );
});

describe.each(Object.entries(CHILD))('a child, asked in %s', (_, wordings) => {
  it.each(wordings.map((each, at) => [each, at] as const))('is sent to the Board: %s', (wording, at) => {
    const elsewhere = actsFor(at).flatMap((code) => {
      const courts = forumsIn(ask(wording.replace('#', firstOf(code)))).map(({ court }) => court);
      return courts.join() === 'board' ? [] : [`${code} ${courts.join()}`];
    });
    expect(elsewhere).toEqual([]);
  });
});

it.each([
  'my brother is booked for rape of a 16 year old girl, where do we file bail',
  'my 22 year old son ran away with a 16 year old girl, which court for bail',
  'my client kidnapped a girl of fifteen, which court hears bail',
  'pocso case, victim is 14, which court for bail of my son',
  'POCSO accused and victim were in a relationship, she is seventeen, which court for bail',
  'the prosecutrix says she was 15, where do we file bail in the rape case',
  'मेरे भाई पर 16 साल की लड़की को भगाने का केस है, जमानत किस अदालत में',
  'नाबालिग को भगाने के केस में मेरा भाई पकड़ा गया, जमानत किस कोर्ट में',
  '12 साल के लड़के की हत्या में मेरा भाई जेल में है, जमानत कहाँ होगी',
  'bhai pe 15 saal ki ladki ko bhagane ka case hai bail kahan lagegi',
  'माझ्या भावावर 16 वर्षांच्या मुलीच्या विनयभंगाचा गुन्हा आहे, जामीन कोणत्या न्यायालयात',
  '16 வயது சிறுமியை கடத்திய வழக்கில் என் தம்பிக்கு ஜாமீன் எந்த நீதிமன்றத்தில்',
  '16 ఏళ్ల బాలికపై అత్యాచారం కేసులో నా తమ్ముడికి బెయిల్ ఏ కోర్టులో',
  '১৬ বছরের মেয়েকে অপহরণের মামলায় আমার ভাইয়ের জামিন কোন আদালতে',
  '৭ বছরের জেল হয় এমন চুরির মামলায় জামিন কোন আদালতে',
  '7 वर्षांची शिक्षा असलेल्या गुन्ह्यात जामीन कोणत्या न्यायालयात',
])('does not send an adult to the Board for the age of the victim or a term: %s', (question) => {
  const answer = ask(question);
  expect(answer.kind).toBe('answered');
  expect(forumsIn(answer).map(({ court }) => court)).not.toContain('board');
  expect(rulesOf(answer)[0]?.cites[0]?.code).not.toBe('JJ');
});
