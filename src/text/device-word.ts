/** What the person holds: "this phone" is said on a phone alone. */
interface Screen {
  readonly width: number;
  readonly height: number;
}

/** No phone is as wide as this across its shorter side, in CSS pixels; no tablet or desktop is narrower. */
const TABLET_PX = 600;

export const heldDevice = (screen: Screen | undefined): 'phone' | 'device' =>
  screen && Math.min(screen.width, screen.height) >= TABLET_PX ? 'device' : 'phone';

/** Not every place that reads the words has a screen. */
export const DEVICE = heldDevice((globalThis as { readonly screen?: Screen }).screen);
