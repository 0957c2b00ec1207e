/** Resolves when the current frame is painted, or after a short time in a hidden tab, which never paints. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const hidden = setTimeout(resolve, 1_000);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      setTimeout(resolve);
    });
  });
}
