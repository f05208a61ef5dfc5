import { createHash } from 'node:crypto'
import { DRAND, drandRoundTime } from '@storefront/contract/domain/promotion/draw'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context'

/** The value of a round in the loopback: fixed, and as drand's the hash of what stands for a signature. */
export function loopbackBeacon(round: number): { round: number; randomness: string; signature: string } {
  const signature = createHash('sha512').update(`loopback ${round}`).digest('hex')
  return { round, signature, randomness: createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex') }
}

/** Answers as drand's HTTP API: a round is there from its time on. */
export function drandRoutes(app: FastifyInstance, { clock }: Context): void {
  app.get<{ Params: { chain: string; round: string } }>('/drand/:chain/public/:round', async (request, reply) => {
    const round = Number(request.params.round)
    const isThere = request.params.chain === DRAND.chain && Number.isSafeInteger(round) && round > 0 && drandRoundTime(round) <= clock.now().getTime()
    return isThere ? loopbackBeacon(round) : reply.code(404).send({ error: 'round not found' })
  })
}
