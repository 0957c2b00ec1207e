/** A lawyer's phone with one filing, and a judge's tablet that has synced it and then has no server. */
import { login, person, readyForOffline, enrol, writeAndFile } from './acts.ts';
import { type Device, openDevice } from './device.ts';
import { forgetHttpCache } from './offline.ts';
import { type Product, startProduct } from './product.ts';

export interface Court {
  readonly product: Product;
  readonly lawyers: Device;
  readonly tablet: Device;
  /** The application that was filed. */
  readonly id: string;
  readonly remove: () => Promise<void>;
}

type DeviceOptions = Parameters<typeof openDevice>[0];

export async function courtWithoutSignal(of: {
  lawyers?: DeviceOptions;
  tablet: DeviceOptions;
}): Promise<Court> {
  const product = await startProduct();
  const lawyers = await openDevice({ ...of.lawyers, installed: product.url });
  const tablet = await openDevice({ ...of.tablet, installed: product.url });
  const lawyer = person('Lawyer', 'Ganesh Tambe');
  const judge = person('Judge', 'Nandini Bhosale');
  await enrol(product.url, lawyer);
  await login(lawyers.page(), product.url, lawyer);
  const id = await writeAndFile(lawyers.page(), product.url, { name: 'Farida Ansari', fir: '9/2026' });
  await lawyers
    .page()
    .getByText(/^Filed as /)
    .waitFor();
  await enrol(product.url, judge);
  await login(tablet.page(), product.url, judge);
  await tablet.page().getByRole('heading', { name: 'Farida Ansari' }).waitFor();
  await leaveSignal(product, tablet);
  const remove = async () => {
    await lawyers.remove();
    await tablet.remove();
    await product.remove();
  };
  return { product, lawyers, tablet, id, remove };
}

/** The app is whole on the device, the server is dead, and the browser has been closed since. */
export async function leaveSignal(product: Product, device: Device): Promise<void> {
  await readyForOffline(device.page());
  await forgetHttpCache(device.page());
  await product.kill();
  await device.restart();
}
