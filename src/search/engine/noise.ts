/** Words that tell something in a saying ("not informed", "false case"), and nothing among the cards. */
const QUIET = new Set(['not', 'case', 'accus', 'will']);

/** Of a stem. */
export const isQuiet = (root: string): boolean => QUIET.has(root);

/** Words that say nothing about what is looked for, in English, Hinglish and Hindi; common knowledge, no list copied. */
const NOISE = new Set(
  [
    'a an the of in on at to for from by with and or is are was were be been has have had do does did can could',
    'my me i he she his her him they their them we our you your it its this that these those there who what when where which how why',
    'if as into under about any some please section sections sec act law ipc200 per etc than then also someone somebody person',
    'ka ki ke ko se mein mai me main ne par pe hai hain ho hua hui tha thi the aur ya kya kaise kab jo wo woh vah yeh ye ek koi kisi',
    'gaya gayi gai kiya kar karna karne karta diya dena liya lena raha rahi rahe wala wale wali walo apna apni apne mera meri mere hamara uska uski unka liye saath sath dhara kanoon dekar le de ja aa gaye chuka hi bhi toh hota hoti hote hone jaye jaata hun uske uski unke unki iske iski mujhe humein unhe unhone usne isne usse jisne tha karke bola bole aapko sakta sakti sakte chahiye',
    'got get gets getting just very because been being so up off',
    'का की के को से में मे ने पर है हैं हो हुआ हुई था थी थे और या क्या कैसे कब जो वह यह एक कोई किसी गया गई किया कर करना करने दिया देना लिया लेना रहा रही वाला वाले वाली उसके उसकी उनके इसके इसकी मुझे उसने उन्होंने गए ही भी तो कर अपना मेरा मेरी लिए साथ धारा कानून के',
  ]
    .join(' ')
    .split(' '),
);

export const isNoise = (word: string): boolean => NOISE.has(word);
