/** Seals rows with code that loads beside the pull: a pull never waits for a file of the app. */
import { backgroundFailed } from '#data/store/failure-log.ts';
import { type SealPacked, sealPacked } from '#data/store/sealed/packed-rows.ts';

/** `load` is called once, with the first rows. Until it has ended, and after any failure, the page seals them. */
export function sealWhenLoaded(load: () => Promise<SealPacked>): SealPacked {
  let loaded = sealPacked;
  let hasBegun = false;
  const begin = async (): Promise<void> => {
    try {
      loaded = await load();
    } catch (error) {
      backgroundFailed(error);
    }
  };
  return async (key, rows) => {
    if (!hasBegun) {
      hasBegun = true;
      void begin();
    }
    try {
      return await loaded(key, rows);
    } catch (error) {
      backgroundFailed(error);
      return sealPacked(key, rows);
    }
  };
}
