/** The files of this build by path, with the SHA-256 of each. */
export interface BuildFile {
  readonly url: string;
  /** Set if the name of the file has no hash. */
  readonly revision: string | null;
  /** `sha256-` and the hash in base 64 (`scripts/file-hashes.mjs`). */
  readonly integrity: string;
}

/** The PWA plugin lists the web manifest a second time, without its hash. */
export const hasIntegrity = <F extends { readonly integrity?: string }>(
  file: F,
): file is F & { readonly integrity: string } => file.integrity !== undefined;

export type FileHashes = ReadonlyMap<string, string>;

export function fileHashes(files: readonly BuildFile[]): FileHashes {
  return new Map(files.map(({ url, integrity }) => [pathOf(url), integrity]));
}

/** The entries of the map whose path fulfils the condition. */
export const hashesOf = (hashes: FileHashes, fits: (path: string) => boolean): FileHashes =>
  new Map([...hashes].filter(([path]) => fits(path)));

export const pathOf = (url: string): string => (url.startsWith('/') ? url : `/${url}`);
