import { defineConfig } from 'vite';

/** The server as one bundle for Node 20, which strips no types. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node20',
    rollupOptions: {
      input: { main: 'server/main.ts', admin: 'server/admin.ts', worker: 'server/worker.ts' },
    },
  },
});
