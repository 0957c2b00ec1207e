/** Types of the mammoth API that the viewer uses. */
declare module 'mammoth/mammoth.browser.min.js' {
  const mammoth: {
    readonly convertToHtml: (input: {
      readonly arrayBuffer: ArrayBuffer;
    }) => Promise<{ readonly value: string }>;
  };
  export default mammoth;
}
