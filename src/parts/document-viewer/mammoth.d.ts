/** As much of mammoth as the viewer asks: its one file for browsers. */
declare module 'mammoth/mammoth.browser.min.js' {
  const mammoth: {
    readonly convertToHtml: (input: {
      readonly arrayBuffer: ArrayBuffer;
    }) => Promise<{ readonly value: string }>;
  };
  export default mammoth;
}
