/** Words that say nothing about what is looked for, in English, Hinglish and Hindi; common knowledge, no list copied. */
const NOISE = new Set(
  [
    'a an the of in on at to for from by with and or is are was were be been has have had do does did will can could',
    'my me i he she his her him they their them we our you your it its this that these those there who what when where which how why',
    'if as into under about any some case please section sections sec act law ipc200 per etc than then also not no someone somebody person accused',
    'ka ki ke ko se mein mai me main ne par pe hai hain ho hua hui tha thi the aur ya kya kaise kab jo wo woh vah yeh ye ek koi kisi',
    'gaya gayi gai kiya kar karna karne karta diya dena liya lena raha rahi rahe wala wale wali apna apni apne mera meri mere hamara uska uski unka liye saath sath dhara kanoon dekar',
    'का की के को से में मे ने पर है हैं हो हुआ हुई था थी थे और या क्या कैसे कब जो वह यह एक कोई किसी गया गई किया कर करना करने दिया देना लिया लेना रहा रही वाला वाले अपना मेरा मेरी लिए साथ धारा कानून नहीं के',
  ]
    .join(' ')
    .split(' '),
);

export const isNoise = (word: string): boolean => NOISE.has(word);
