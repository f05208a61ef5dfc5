import fc from 'fast-check'
import {
  type Freight,
  quoteShipping,
  type ShippingTemplate,
  siteTemplate,
} from '@storefront/contract/domain/checkout/shipping-template'
import { databaseOver } from '../../../server/src/db/database'
import { migrate, readMigrations } from '../../../server/src/db/migrate'
import { openEmptyPostgres } from '../support/postgres'

/** A row of the table before: '' is everywhere, else the longest prefix of a district's code decides. */
interface Rule {
  region: string
  fee: number
  free_over: number | null
  is_refused: boolean
}

const REGIONS = ['', '11', '1101', '110101', '31', '3101', '310104']
const DISTRICTS = ['110101', '110105', '110229', '310104', '310230', '440305']
const SITE = { fee: 1000, free_over: 19_900 }

const rule = fc.record({
  region: fc.constantFrom(...REGIONS),
  fee: fc.constantFrom(0, 500, 1200),
  free_over: fc.constantFrom(null, 0, 9900),
  is_refused: fc.boolean(),
})
const rules: fc.Arbitrary<Rule[]> = fc.uniqueArray(rule, { selector: ({ region }) => region })

/** Returns the fee that the rows gave; null where nothing was sent. */
function feeBefore(rows: readonly Rule[], district: string, amount: number): number | null {
  const [best] = rows
    .filter(({ region }) => district.startsWith(region))
    .sort((one, other) => other.region.length - one.region.length)
  if (!best) return amount >= SITE.free_over ? 0 : SITE.fee
  if (best.is_refused) return null
  return best.free_over !== null && amount >= best.free_over ? 0 : best.fee
}

test('the migration to templates leaves each district of each shop the fee that it had', async () => {
  const driver = await openEmptyPostgres()
  const all = await readMigrations()
  const { owner } = databaseOver(driver)
  await migrate(
    driver,
    all.filter(({ name }) => name < '0220'),
  )
  const shops = [[], ...fc.sample(rules, 60)]
  await owner.tx(async (tx) => {
    for (const [at, rows] of shops.entries()) {
      await tx.rows(
        `insert into tenant (tenant_id, slug, name, language, currency_code, currency_symbol, currency_exponent, site, config, shipping, time_zone, created_at)
          values ($1, $2, 'x', 'zh-cn', 'CNY', '¥', 2, '{}', '{}', $3, 'Asia/Shanghai', now())`,
        [at + 1, `s${at}`, JSON.stringify(SITE)],
      )
      for (const { region, fee, free_over, is_refused } of rows)
        await tx.rows(
          'insert into shipping_rule (tenant_id, region, fee, free_over, is_refused) values ($1, $2, $3, $4, $5)',
          [at + 1, region, fee, free_over, is_refused],
        )
    }
  })
  await migrate(driver, all)
  const templates = await owner.read((tx) =>
    tx.rows<ShippingTemplate & { tenant_id: number }>(
      'select tenant_id, id, counting, is_standard, terms from shipping_template',
    ),
  )
  for (const [at, rows] of shops.entries()) {
    const own = templates.filter(({ tenant_id }) => tenant_id === at + 1)
    expect(own).toHaveLength(rows.length > 0 ? 1 : 0)
    for (const district of DISTRICTS)
      for (const amount of [100, 9900, 20_000]) {
        const freight: Freight = { pieces: 3, grams: 0, amount }
        const quote = quoteShipping(own, siteTemplate(SITE), [{ ...freight, template: null, isSent: true }], district)
        const fee = quote.refusals.length > 0 ? null : quote.fee
        expect({ rows, district, amount, fee }).toEqual({
          rows,
          district,
          amount,
          fee: feeBefore(rows, district, amount),
        })
      }
  }
  await driver.close()
})
