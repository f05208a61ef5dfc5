import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The studio's build; `npm run build:studio` gives the folder (scripts/build/vite.mjs). */
export default defineConfig({
  root: root('.'),
  base: '/studio/',
  resolve: { alias: [{ find: /^@storefront\/contract\/(.*)$/, replacement: `${root('../contract')}/$1` }] },
  esbuild: { jsx: 'automatic', legalComments: 'eof' },
  build: {
    target: 'es2022',
    manifest: 'manifest.json',
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
    // Of no meaning outside a server's framework.
    rollupOptions: { onwarn: (warning, show) => void (warning.code === 'MODULE_LEVEL_DIRECTIVE' || show(warning)) },
  },
  // The server runs by `npm start` and answers the calls.
  server: { proxy: { '^/(api|api-t|media|loopback)': 'http://localhost:8080' } },
})
