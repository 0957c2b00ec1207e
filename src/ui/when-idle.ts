/**
 * Resolves when the page is idle, at most `most` ms from now. Without support (Safari) it resolves after
 * `otherwise` ms.
 */
export function whenIdle(most = 5_000, otherwise = 2_000): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: most });
    else setTimeout(resolve, otherwise);
  });
}
