import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The studio's build; `npm run build:studio` gives the folder (scripts/build/vite.mjs). Its mode `gallery` builds the
 * gallery of its parts instead.
 */
export default defineConfig(({ mode }) => ({
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
    rollupOptions: {
      input: root(mode === 'gallery' ? 'gallery/index.html' : 'index.html'),
      onwarn: (warning, show) => void (warning.code === 'MODULE_LEVEL_DIRECTIVE' || show(warning)),
    },
  },
  // The server runs by `npm start` and answers the calls.
  server: { proxy: { '^/(api|api-t|media|loopback)': 'http://localhost:8080' } },
}))
