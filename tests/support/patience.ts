/** A busy machine is slow, not wrong: what a test waits for on a screen may take ten seconds. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
