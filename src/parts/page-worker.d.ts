/** URL of a worker built from files of the page (`scripts/page-workers.mjs`). */
declare module '*?page-worker' {
  const url: string;
  export default url;
}
