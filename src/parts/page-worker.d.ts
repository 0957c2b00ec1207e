/** The address of a worker made of the page's own files (`scripts/page-workers.mjs`). */
declare module '*?page-worker' {
  const url: string;
  export default url;
}
