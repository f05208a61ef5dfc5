/**
 * Packages that stay outside of a bundle of the server: they find files of their own beside themselves (native code,
 * WebAssembly, pages, workers), or are not written for strict mode, as the bundle is.
 */
export const EXTERNAL = [
  'sharp',
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'pino',
  'pg',
  'wechatpay-axios-plugin',
]
