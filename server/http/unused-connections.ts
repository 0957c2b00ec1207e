/** Browsers connect before they ask. Node waits 72 s for such connections when it stops. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Ends connections that never carried a request, once the app closes. */
export function endUnusedConnections(app: FastifyInstance): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
