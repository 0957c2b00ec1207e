/** Without an SMTP server each message becomes a file for the operator. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ports } from '#server/ports.ts';
import type { MailPort } from './mail-port.ts';

export function mailInFolder(
  folder: string,
  { now, newId, reportCrash }: Pick<Ports, 'now' | 'newId' | 'reportCrash'>,
): MailPort {
  return {
    send: async ({ to, ...mail }) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const address = { name: '', address: to };
      try {
        const date = now();
        const { message } = await transport.sendMail({
          ...mail,
          from: 'zamanat@localhost',
          to: address,
          date,
        });
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const name = `${date.toISOString().replaceAll(':', '-')}-${newId()}.eml`;
        await writeFile(path.join(folder, name), message, { mode: 0o600 });
        return 'kept';
      } catch (error) {
        reportCrash(error instanceof Error ? error : new Error(String(error)));
        return 'unreachable';
      }
    },
  };
}
