/** Resolves when the frame that stands now is on the screen; in a hidden tab, which paints none, after a moment. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const hidden = setTimeout(resolve, 1_000);
    requestAnimationFrame(() => {
      clearTimeout(hidden);
      setTimeout(resolve);
    });
  });
}
