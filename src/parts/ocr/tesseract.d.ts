/** Types of the Tesseract build that the reader of pictures uses. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseAPI {
    /** 0 on success; mode 1 is the neural recogniser. */
    Init(path: null, languages: string, mode: number): number;
    /** 1 if the picture cannot be read. */
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    /** Level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
    GetTSVText(page: number): string;
    Clear(): void;
    End(): void;
  }
  export interface TesseractModule {
    readonly FS: { readonly writeFile: (name: string, bytes: Uint8Array) => void };
    readonly TessBaseAPI: new () => TessBaseAPI;
    /** Progress in percent. */
    TesseractProgress?: (percent: number) => void;
  }
  const start: (options: {
    readonly wasmBinary: Uint8Array;
    readonly TesseractProgress?: (percent: number) => void;
  }) => Promise<TesseractModule>;
  export default start;
}
