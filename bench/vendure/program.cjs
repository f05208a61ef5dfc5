/**
 * Vendure with its defaults over a PostgreSQL, filled from a table of goods: the peer that the product list and checkouts are
 * measured against. Run in the folder that Vendure is installed in, with DATABASE_URL, PORT and GOODS (a CSV file).
 */
const { createRequire } = require('node:module')
const path = require('node:path')

// Vendure is installed in the folder that it runs in, and is no dependency of ours.
const installed = createRequire(path.join(process.cwd(), 'package.json'))
const {
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LogLevel,
  RequestContextService,
  SearchService,
} = installed('@vendure/core')
const { populate } = installed('@vendure/core/cli')

const config = {
  apiOptions: { port: Number(process.env.PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer'],
    superadminCredentials: { identifier: 'bench', password: 'bench' },
    requireVerification: false,
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: process.env.DATABASE_URL,
    synchronize: true,
    logging: false,
    extra: { max: 10 },
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: false })],
}

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Asia',
  countries: [{ name: 'China', code: 'CN', zone: 'Asia' }],
  taxRates: [{ name: 'Standard Tax', percentage: 0 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 0 }],
  paymentMethods: [
    {
      name: 'Standard Payment',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
}

async function main() {
  const app = await populate(() => bootstrap(config), initialData, process.env.GOODS)
  await app.get(JobQueueService).start()
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin' })
  await app.get(SearchService).reindex(ctx)
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
