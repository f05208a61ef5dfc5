/** Routes for tests and developers: the trades, and repeating their notices. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { bodyFields, type Context } from './context'

/**
 * `GET /trades.json` lists the trades; `POST /notices/replay` {out_trade_no} sends the last notice again
 * byte for byte (`again`: signed anew), and for an `unknown` payment the notice that was kept back.
 */
export function toolRoutes(app: FastifyInstance, context: Context): void {
  app.get('/trades.json', async (_request, reply) => {
    // Tokens open cashier pages, payers are people.
    const trades = context.ledger.all().map(({ token: _token, payer: _payer, ...trade }) => trade)
    return reply.header('cache-control', 'no-store').send(trades)
  })
  app.post('/notices/replay', async (request, reply) => {
    const { out_trade_no: outTradeNo, again } = bodyFields(request)
    const trade = context.ledger.all().findLast((each) => each.outTradeNo === outTradeNo && each.state === 'paid')
    if (!trade) return reply.status(404).send({ sent: false })
    if (!again && (await context.notifier.replay(trade))) return { sent: true }
    await context.notifier.notify(trade)
    return { sent: true }
  })
}

/** An answer that says no, or `0` for a yes without more, in the vendor's form. */
export const wechatError = (errcode: number, errmsg: string): string =>
  JSON.stringify({ errcode, errmsg: `${errmsg}, rid: ${randomBytes(4).toString('hex')}` })
