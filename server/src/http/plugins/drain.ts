import type { FastifyInstance } from 'fastify'

/** The way of a process out of service. */
export interface Drain {
  readonly isDraining: boolean
  begin(): void
}

/**
 * Makes the drain of an app. Once it has begun, `/readyz` fails, so that balancers send no new requests, and each reply
 * closes its connection; requests are answered as before.
 */
export function registerDrain(fastify: FastifyInstance): Drain {
  let isDraining = false
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
  return {
    get isDraining() {
      return isDraining
    },
    begin() {
      isDraining = true
    },
  }
}
