import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { modules } from '@storefront/contract/modules'
import { startServer } from '../../scripts/lib/server.mjs'
import { layoutsOf } from '../../studio/src/builder/palette/types'
import { parityCases } from './cases'
import { partDifferences, pictureDifference } from './compare'
import { type ParitySite, publishCases } from './site'
import { type Drawing, type OpenTarget, openFrame, openH5, openMini } from './targets'

let server: Awaited<ReturnType<typeof startServer>>
let site: ParitySite
/** Each page as visitors see it on H5. */
let h5Drawings: readonly Drawing[]

async function drawAll(browser: Browser, open: OpenTarget): Promise<readonly Drawing[]> {
  const target = await open(browser, site)
  try {
    const all: Drawing[] = []
    for (const page of site.pages) all.push(await target.draw(page))
    return all
  } finally {
    await target.close()
  }
}

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  site = await publishCases(server.url)
  h5Drawings = await drawAll(browser, openH5)
})
test.afterAll(() => server?.remove())

test('every module type has a case in each of its layouts', () => {
  const expectedIds = modules.flatMap(({ type }) =>
    (layoutsOf(type).length > 0 ? layoutsOf(type) : ['list']).map((layout) => `${type}--${layout}`),
  )
  assert.deepEqual(parityCases.map(({ id }) => id).sort(), expectedIds.sort())
})

/** Targets that are compared with the published page. */
const targets: readonly (readonly [name: string, open: OpenTarget])[] = [
  ["the builder's frame", openFrame],
  ['the WeChat output', openMini('weapp')],
  ['the Alipay output', openMini('alipay')],
]

for (const [name, open] of targets) {
  test(`${name} draws every module in every layout as H5 does`, async ({ browser }, info) => {
    const drawings = await drawAll(browser, open)
    const faults: string[] = []
    for (const [pageIndex, { cases }] of site.pages.entries()) {
      const [actual, expected] = [drawings[pageIndex], h5Drawings[pageIndex]]
      for (const [index, { id }] of cases.entries()) {
        const [one, other] = [actual?.modules[index], expected?.modules[index]]
        assert.ok(actual && expected && one && other, `${id} is not drawn`)
        const partFaults = partDifferences(one, other)
        const difference = await pictureDifference(actual, expected, index)
        if (difference) partFaults.push(`${(difference.share * 100).toFixed(2)} % of its picture looks otherwise`)
        faults.push(...partFaults.map((fault) => `${id}: ${fault}`))
        for (const [at, body] of difference?.pictures.entries() ?? [])
          await info.attach(`${id}-${['actual', 'expected', 'difference'][at]}`, { body, contentType: 'image/png' })
      }
    }
    assert.deepEqual(faults, [])
  })
}
