/** The few calls of pdfmake that are used. `@types/pdfmake` would pull DOM and Node into every project. */
declare module 'pdfmake/build/pdfmake.js' {
  interface FontFamily {
    normal: string;
    bold: string;
    italics: string;
    bolditalics: string;
  }
  const pdfMake: {
    addVirtualFileSystem(files: Record<string, { data: Uint8Array; encoding: 'binary' }>): void;
    setFonts(fonts: Record<string, FontFamily>): void;
    setUrlAccessPolicy(allowed: (url: string) => boolean): void;
    setLocalAccessPolicy?: (allowed: (path: string) => boolean) => void;
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array> };
    localAccessPolicy?: (path: string) => boolean;
  };
  export default pdfMake;
}
