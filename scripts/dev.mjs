/** `npm run dev`: runs the server from source with restarts, behind the Vite server. */
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const port = process.env['PORT'] ?? '8080';
const api = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: port },
  },
);

const vite = await createServer({
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${port}` } },
});
await vite.listen();
vite.printUrls();

const stop = async () => {
  api.kill('SIGTERM');
  await vite.close();
};
process.once('SIGINT', stop).once('SIGTERM', stop);
api.once('exit', (code) => {
  process.exitCode = code ?? 0;
  void vite.close();
});
