/** A busy machine is slow, not wrong: what a test waits for on a screen may take ten seconds everywhere. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}


