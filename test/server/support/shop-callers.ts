import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../server/src/core/database.types'
import { insert } from '../../../server/src/db/insert'
import { sha256 } from '../../../server/src/lib/random'
import { makeUser } from '../../factories/account'
import { MAIN } from './app'
import { Client } from './client'

const BUYER = 'select user_id as id from shop_order where tenant_id = $1 order by id desc limit 1'

/** Callers of the lists of a shop that has orders: staff with all permissions, a buyer and a visitor. */
export async function shopCallers(fastify: FastifyInstance, { owner }: Database, tenantId: number) {
  const base = tenantId === MAIN ? '/api' : '/api-t/rimba'
  const token = await owner.tx(async (tx) => {
    const staff = await makeUser(tx, tenantId, { perms: ['*'], mobile: null })
    const [buyer] = await tx.rows<{ id: number }>(BUYER, [tenantId])
    const dates = { createdAt: new Date(), expiresAt: new Date('2100-01-01') }
    const session = { tenantId, userId: buyer?.id ?? 0, kind: 'token' as const, ...dates }
    await insert(tx, 'session', [{ ...session, tokenHash: sha256(`buyer-${staff.token}`) }])
    return staff.token
  })
  return {
    staff: new Client(fastify, { base, token }),
    buyer: new Client(fastify, { base, token: `buyer-${token}` }),
    visitor: new Client(fastify, { base }),
  }
}
