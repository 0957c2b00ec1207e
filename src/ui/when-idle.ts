/**
 * Resolves when the page has nothing better to do, `most` milliseconds from now at the latest; after `otherwise` where the
 * browser does not tell (Safari).
 */
export function whenIdle(most = 5_000, otherwise = 2_000): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: most });
    else setTimeout(resolve, otherwise);
  });
}
