/**
 * pdfmake's browser build carries the dictionary of Brotli, 51 KB that no gzip makes smaller, to unpack WOFF2 fonts.
 * It draws those as a blank page, so our documents' fonts are WOFF, and the dictionary stays out of the build.
 */
const BUILD = /node_modules\/pdfmake\/build\/pdfmake\.js$/;
const DICTIONARY = /\bmodule\.exports="[A-Za-z\d+/=]{60000,}"/;

/** The shortest Brotli there is: pdfmake unpacks it as it starts. */
const EMPTY = 'module.exports="Bg=="';

/** @returns {import('vite').Plugin} */
export const withoutBrotli = () => ({
  name: 'without-brotli',
  transform: {
    filter: { id: BUILD },
    handler(code) {
      if (!DICTIONARY.test(code))
        this.error('pdfmake has changed: look where the dictionary of Brotli is now.');
      return { code: code.replace(DICTIONARY, EMPTY), map: null };
    },
  },
});
