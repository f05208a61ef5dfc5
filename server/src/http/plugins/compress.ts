import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { BROTLI_OPTIONS } from '../../lib/brotli'

/** Below this, packing costs more than it saves. In bytes. */
const THRESHOLD = 1024

/**
 * Packs JSON and pages for those who ask. The built files have been packed by the build already, and pages of cached
 * documents once (document/packed-pages).
 */
export async function registerCompress(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    customTypes: /^(?:application\/json|text\/html)/,
    brotliOptions: BROTLI_OPTIONS,
  })
}
