import type { Mail, MailPort } from './mail-port.ts';

export interface SmtpSettings {
  /** smtp://user:password@host:587 or smtps:// */
  readonly url: string;
  readonly from: string;
}

/** Milliseconds. The user's call ends after ten seconds. */
const PATIENCE = {
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 6_000,
  dnsTimeout: 3_000,
};

export function smtpMail({ url, from }: SmtpSettings, reportCrash: (error: Error) => string): MailPort {
  return {
    send: async ({ to, ...mail }: Mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...PATIENCE });
      try {
        // as an address object, so that commas do not add recipients
        await transport.sendMail({ ...mail, from, to: { name: '', address: to } });
        return 'sent';
      } catch (error) {
        if (isRefused(error)) return 'refused';
        reportCrash(error instanceof Error ? error : new Error(String(error)));
        return 'unreachable';
      } finally {
        transport.close();
      }
    },
  };
}

/** True for a permanent error of this address or message. A wrong SMTP password is not one. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}
