/** Starts a server and signs a user in on a phone with all files for offline use. */
import { enrol, login, type Person, readyForOffline } from './acts.ts';
import { type Device, openDevice, PHONE } from './device.ts';
import { type Product, startProduct } from './product.ts';

export interface SignedInPhone {
  readonly product: Product;
  readonly phone: Device;
  /** Of the app, by the name of the host. */
  readonly url: string;
}

interface PhoneOptions {
  /** A bare address makes no passkeys, so their tests take the name. */
  readonly host?: '127.0.0.1' | 'localhost';
  /** The phone installs the app itself: its browser counts the stored bytes from the start. */
  readonly isNew?: true;
}

export async function signedInPhone(
  who: Person,
  { host = '127.0.0.1', isNew }: PhoneOptions = {},
): Promise<SignedInPhone> {
  const product = await startProduct();
  const url = product.url.replace('127.0.0.1', host);
  const phone = await openDevice({ viewport: PHONE, ...(!isNew && { installed: url }) });
  await enrol(product.url, who);
  await login(phone.page(), url, who);
  await readyForOffline(phone.page());
  return { product, phone, url };
}
