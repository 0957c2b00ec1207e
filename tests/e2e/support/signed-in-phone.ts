/** Starts a server and signs a user in on a phone with all files for offline use. */
import { enrol, login, type Person, readyForOffline } from './acts.ts';
import { type Device, openDevice, PHONE } from './device.ts';
import { type Product, startProduct } from './product.ts';

export interface SignedInPhone {
  readonly product: Product;
  readonly phone: Device;
}

export async function signedInPhone(who: Person): Promise<SignedInPhone> {
  const product = await startProduct();
  const phone = await openDevice({ viewport: PHONE });
  await enrol(product.url, who);
  await login(phone.page(), product.url, who);
  await readyForOffline(phone.page());
  return { product, phone };
}
