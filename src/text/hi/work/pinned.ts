import { indianNumber } from '#kernel/indian-number.ts';
import { fileSize } from '#text/en/file-size.ts';
import type { pinned as English } from '#text/en/work/pinned.ts';
import type { Translated } from '#text/translated.ts';
import { HELD } from '#text/hi/device-word.ts';

const documentsOf = (n: number) => `${indianNumber(n)} दस्तावेज़`;
const casesOf = (n: number) => (n === 1 ? '1 मामला' : `${indianNumber(n)} मामले`);

export const pinned: Translated<typeof English> = {
  take: (cases, documents, bytes) =>
    documents === 0
      ? `आज की फ़ाइलें साथ लें (${casesOf(cases)}, कोई दस्तावेज़ नहीं)`
      : `आज की फ़ाइलें साथ लें (${casesOf(cases)}, ${documentsOf(documents)}, ${fileSize(bytes)})`,
  fetching: 'डाउनलोड हो रहा है',
  fetchNow: (n, bytes) => `${documentsOf(n)} अभी लाएँ (${fileSize(bytes)})`,
  letGo: 'डाउनलोड हटाएँ',
  ready: (cases, documents, bytes) =>
    documents === 0
      ? `आज की फ़ाइलें इस ${HELD} पर हैं: ${casesOf(cases)}। उनमें कोई दस्तावेज़ नहीं।`
      : `आज की फ़ाइलें इस ${HELD} पर हैं: ${casesOf(cases)}, ${documentsOf(documents)}, ${fileSize(bytes)}। जो जुड़ेगा वह अपने आप आएगा।`,
  missing: (n, bytes, cases) =>
    `अभी यहाँ नहीं: ${documentsOf(n)} (${fileSize(bytes)}), मामला: ${cases.join(', ')}। नेटवर्क आते ही आएँगे।`,
  fetchingOf: (left, all) => `लाया जा रहा है: ${documentsOf(all)} में से ${left} बाकी।`,
  asOf: 'इस समय तक:',
  old: 'पुराना: पिछला अपडेट',
};
