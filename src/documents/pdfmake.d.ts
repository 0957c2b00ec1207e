/** The pdfmake calls in use. `@types/pdfmake` would add DOM and Node types to every project. */
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
