/**
 * Leaves a field whose end moves the fields below it. A press that left the field reaches its target first;
 * otherwise the target moves away between its two halves and the press is lost.
 */
import { useEffect, useEffectEvent, useRef } from 'react';

const ENDS = ['mouseup', 'pointercancel', 'dragend'] as const;

export function useLeaving(leave: () => void) {
  const isPressed = useRef(false);
  const isLeaving = useRef(false);
  const end = useEffectEvent(() => {
    isPressed.current = false;
    if (!isLeaving.current) return;
    isLeaving.current = false;
    leave();
  });
  useEffect(() => {
    const mounted = new AbortController();
    const options = { capture: true, signal: mounted.signal };
    const onPress = () => {
      isPressed.current = true;
    };
    // the click follows the end of the press in the same task
    const onEnd = () => void setTimeout(() => !mounted.signal.aborted && end());
    addEventListener('mousedown', onPress, options);
    for (const type of ENDS) addEventListener(type, onEnd, options);
    return () => mounted.abort();
  }, []);
  return {
    onBlur: () => {
      if (isPressed.current) isLeaving.current = true;
      else leave();
    },
    onFocus: () => {
      isLeaving.current = false;
    },
  };
}
