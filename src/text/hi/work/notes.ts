import { dayInIndia, indianDate } from '#kernel/calendar-date.ts';
import type { notes as English } from '#text/en/work/notes.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

export const notes: Translated<typeof English> = {
  title: 'निजी टिप्पणियाँ',
  private: 'केवल आपके लिए। लिखते ही सहेजा जाता है और आपके डिवाइस पर सिंक होता है। मामले की फ़ाइल का भाग नहीं।',
  new: 'नई टिप्पणी',
  of: (at) => `${indianDate(dayInIndia(new Date(at)))} की टिप्पणी`,
  add: 'टिप्पणी जोड़ें',
  remove: 'हटाएँ',
  empty: 'खाली टिप्पणी नहीं रखी जाती। कुछ लिखें, या हटा दें।',
  gone: `यह मामला अब इस ${HELD} पर नहीं है, इसलिए टिप्पणी नहीं रखी गई। इसे यहाँ से कॉपी कर लें।`,
  removal: {
    title: 'यह टिप्पणी हटाएँ?',
    text: 'यह आपके सभी डिवाइस से हटेगी और वापस नहीं आएगी।',
    keep: 'रद्द करें',
    remove: 'टिप्पणी हटाएँ',
  },
};
