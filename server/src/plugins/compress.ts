import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this, packing costs more than it saves. In bytes. */
const THRESHOLD = 1024

/**
 * Packs JSON and pages for those who ask. Brotli at a level that is quick enough to do for each answer; the built
 * files have been packed by the build already.
 */
export async function registerCompress(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    customTypes: /^(?:application\/json|text\/html)/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
}
