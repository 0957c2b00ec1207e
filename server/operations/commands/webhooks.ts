/** Operator commands for webhooks: add one, end one, list them. */
import { lookup } from 'node:dns/promises';
import { scopeOfEvent, WEBHOOK_EVENTS, WebhookEvent } from '#contract/service/webhook-events.ts';
import { isIdText } from '#server/operator/search-audit.ts';
import { audit } from '#server/storage/audit.ts';
import { addressIn, isPublicAddress } from '#server/storage/public-address.ts';
import { openServices } from '#server/storage/service-accounts.ts';
import { sealSecret } from '#server/storage/secrets/sealed-secret.ts';
import { inTransaction, sqlOf } from '#server/storage/sql.ts';
import { endWebhook, insertWebhook, openWebhooks } from '#server/storage/webhooks.ts';
import { type Command, UsageError } from './command.ts';

const SECRET_BYTES = 32;

export const addWebhookCommand: Command = {
  usage: `add-webhook --service <name> --url <https address> --event <${WEBHOOK_EVENTS.join('|')}> [--event ...]`,
  read: async (words) => {
    const { service: name, url, events } = argumentsFrom(words);
    await requirePublic(url);
    return async (ports) =>
      inTransaction(ports.pool, async (sql) => {
        const services = await openServices(sql, ports.now());
        const service = services.find((each) => each.name.toLowerCase() === name.toLowerCase());
        if (!service) throw new Error(`No open service account is called ${name}. Add it with add-service.`);
        const lacking = events.map(scopeOfEvent).find((scope) => !service.scopes.includes(scope));
        if (lacking !== undefined) {
          throw new Error(`${name} lacks the scope ${lacking} for these events. Add an account that has it.`);
        }
        const [_id, secret] = [ports.newId(), ports.randomBytes(SECRET_BYTES).toString('base64url')];
        const stored = sealSecret(ports, _id, Buffer.from(secret));
        await insertWebhook(sql, { _id, serviceId: service._id, url, events, stored, now: ports.now() });
        const detail = { operator: ports.operator, webhook: _id, service: service._id, url, events };
        await audit(sql, ports, { action: 'add-webhook', userId: undefined, detail });
        return [
          `Webhook ${_id} sends ${events.join(', ')} to ${url}. Its secret is shown only now:`,
          secret,
          'The receiver checks x-zamanat-signature with it (docs/operations.md).',
        ].join('\n');
      });
  },
};

export const endWebhookCommand: Command = {
  usage: 'end-webhook <id>',
  read: ([id, ...rest]) => {
    if (id === undefined || rest.length > 0 || !isIdText(id)) {
      throw new UsageError('Name the id of the webhook. The command webhooks lists them.');
    }
    return async (ports) =>
      inTransaction(ports.pool, async (sql) => {
        if (!(await endWebhook(sql, id, ports.now()))) throw new Error(`No open webhook has the id ${id}.`);
        const detail = { operator: ports.operator, webhook: id };
        await audit(sql, ports, { action: 'end-webhook', userId: undefined, detail });
        return `Webhook ${id} has ended. Its waiting deliveries are removed.`;
      });
  },
};

export const listWebhooksCommand: Command = {
  usage: 'webhooks',
  read: (words) => {
    if (words.length > 0) throw new UsageError(`${words[0]} is not understood.`);
    return async ({ pool, now }) => {
      const hooks = await openWebhooks(sqlOf(pool), now());
      if (hooks.length === 0) return 'There is no open webhook.';
      return hooks
        .map(
          ({ _id, name, url, events, failures, waiting }) =>
            `${_id} of ${name}: ${events.join(', ')} to ${url}, ${waiting} waiting, ${failures} failures since the last success`,
        )
        .join('\n');
    };
  },
};

interface WebhookArguments {
  readonly service: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

function argumentsFrom(words: readonly string[]): WebhookArguments {
  let [service, url] = ['', ''];
  const events = new Set<WebhookEvent>();
  for (let at = 0; at < words.length; at += 2) {
    const [flag, given] = [words[at], words[at + 1]];
    if (given === undefined) throw new UsageError(`${flag} is not understood.`);
    if (flag === '--service') service = given;
    else if (flag === '--url') url = given;
    else if (flag === '--event') events.add(eventFrom(given));
    else throw new UsageError(`${flag} is not understood.`);
  }
  if (service === '') throw new UsageError('Name the service account with --service.');
  if (events.size === 0) throw new UsageError('Name at least one --event.');
  return { service, url: urlFrom(url), events: [...events] };
}

function eventFrom(given: string): WebhookEvent {
  const read = WebhookEvent.safeParse(given);
  if (!read.success) throw new UsageError(`${given} is no event. Name one of ${WEBHOOK_EVENTS.join(', ')}.`);
  return read.data;
}

function urlFrom(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
    throw new UsageError(
      'Write an https address without a password after --url, such as https://cis.example.in/hook.',
    );
  }
  return url.href;
}

/** Refuses a private address when the webhook is added. The sender resolves the name again at each attempt. */
async function requirePublic(url: string): Promise<void> {
  const { hostname } = new URL(url);
  const own = addressIn(hostname);
  const addresses = own === undefined ? await addressesOf(hostname) : [own];
  if (addresses.every(isPublicAddress)) return;
  throw new Error(
    `${hostname} is an address inside a network, and a webhook reaches public addresses only. Name a public https address.`,
  );
}

async function addressesOf(hostname: string): Promise<string[]> {
  try {
    return (await lookup(hostname, { all: true })).map(({ address }) => address);
  } catch (error) {
    throw new Error(`${hostname} has no address. Check the name, and the DNS of this machine.`, {
      cause: error,
    });
  }
}
