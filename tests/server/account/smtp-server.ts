/** A minimal SMTP server for tests: it accepts messages on its own socket and rejects unknown users. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface SmtpServer {
  readonly url: string;
  /** Each as it came, head and body. */
  readonly messages: readonly string[];
  readonly stop: () => Promise<void>;
}

export async function startSmtpServer(refuse: (recipient: string) => string | null): Promise<SmtpServer> {
  const messages: string[] = [];
  const server = createServer((socket) => converse(socket, { messages, refuse }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    stop: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

interface Keeps {
  readonly messages: string[];
  readonly refuse: (recipient: string) => string | null;
}

function converse(socket: Socket, { messages, refuse }: Keeps): void {
  let rest = '';
  let message: string[] | null = null;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (message) {
      if (line !== '.') return void message.push(line);
      messages.push(message.join('\n'));
      message = null;
      return say('250 kept');
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') return say(refuse(line) ?? '250 known');
    if (verb === 'DATA') {
      message = [];
      return say('354 go on');
    }
    if (verb !== 'QUIT') return say('250 good');
    say('221 goodbye');
    return socket.end();
  };
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 test');
}
