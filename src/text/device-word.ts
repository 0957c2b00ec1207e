/** Word for the device: "this phone" only on a phone. */
interface Screen {
  readonly width: number;
  readonly height: number;
}

/** Shorter side in CSS pixels: phones are narrower than this, tablets and desktops are not. */
const TABLET_PX = 600;

export const heldDevice = (screen: Screen | undefined): 'phone' | 'device' =>
  screen && Math.min(screen.width, screen.height) >= TABLET_PX ? 'device' : 'phone';

/** Workers and the server have no screen. */
export const DEVICE = heldDevice((globalThis as { readonly screen?: Screen }).screen);
