import { createHash } from 'node:crypto'
import { beaconRoundTime, DEMO_CHAIN } from '@storefront/contract/domain/promotion/beacon'
import { signRound } from '@storefront/contract/domain/promotion/beacon-signature'
import type { FastifyInstance } from 'fastify'
import type { Context } from './context'

/** The key of the loopback's chain; its public half is a row of the contract's table of chains. */
const SECRET_KEY = '0df6d08585502cc382cebfd8f096572e76df0d576b7f07405b9eace5c1e2c963'

/** Returns the value of a round in the loopback, signed as drand signs. */
export function loopbackBeacon(round: number): { round: number; randomness: string; signature: string } {
  const signature = signRound(round, SECRET_KEY)
  return { round, signature, randomness: createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex') }
}

/** Answers as drand's HTTP API: a round is there from its time on. */
export function drandRoutes(app: FastifyInstance, { clock }: Context): void {
  app.get<{ Params: { chain: string; round: string } }>('/drand/:chain/public/:round', async (request, reply) => {
    const round = Number(request.params.round)
    const isThere =
      request.params.chain === DEMO_CHAIN &&
      Number.isSafeInteger(round) &&
      round > 0 &&
      beaconRoundTime(round) <= clock.now().getTime()
    return isThere ? loopbackBeacon(round) : reply.code(404).send({ error: 'round not found' })
  })
}
