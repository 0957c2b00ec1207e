import { useEntranceText } from './text-context.tsx';

/** Ends a sentence that a screen puts together: a full stop, or the danda. */
export const Stop = () => useEntranceText().shell.stop;
