/** E-mails that a server without a mail server writes to its folder. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Product } from './product.ts';

/** The link of the newest message to this address, as the operator's folder has it; '' where there is none. */
export function linkFromMail(
  { dataDir }: Pick<Product, 'dataDir'>,
  email: string,
  screen: 'reset-password' | 'confirm-email' = 'reset-password',
): string {
  const folder = path.join(dataDir, 'mail');
  const newest = readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .findLast((text) => text.includes(`To: ${email}`));
  const text = (newest ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
  const links = text.match(/http:\S+#[\w-]+/g) ?? [];
  return links.find((link) => link.includes(`/${screen}#`)) ?? '';
}
