/** The shop as its buyers and its people walk through it, on the real output and against the real server. */
import { after, afterEach, before } from 'node:test'
import { afterwards } from './shop/after'
import { bridge } from './shop/bridge'
import { checkout } from './shop/checkout'
import { invoices } from './shop/invoices'
import { operators } from './shop/operators'
import { returns } from './shop/returns'
import { schedule } from './shop/schedule'
import { placeOf } from './shop/steps'
import { tickets } from './shop/tickets'
import { wallet } from './shop/wallet'
import { type RunningServer, startServer } from './support'

let server: RunningServer
before(async () => {
  server = await startServer()
})
after(() => server?.remove())

const place = placeOf(() => server)
afterEach(place.off)
checkout(place)
afterwards(place)
returns(place)
invoices(place)
wallet(place)
tickets(place)
operators(place)
schedule(place)
bridge(place)
