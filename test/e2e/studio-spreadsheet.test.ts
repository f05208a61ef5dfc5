import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import {
  arrive,
  assertQuiet,
  axe,
  logInToStudio,
  openDesk,
  openPhone,
  type RunningServer,
  shoot,
  startServer,
} from './support'

let server: RunningServer
let desk: Awaited<ReturnType<typeof openDesk>>

// A number gets one code a minute: all tests share the session.
test.beforeAll(async ({ browser }) => {
  server = await startServer()
  desk = await openDesk(browser, server)
  await logInToStudio(desk.page, server, '/studio/products')
})
test.afterAll(async () => {
  await desk?.close()
  await server?.remove()
})

const workbook = async (name: string, rows: (string | number)[][]) => ({
  ...{ name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] })),
})
const HEADS = ['商品名称', '价格', '库存', '上架']
const goods = Array.from({ length: 10 }, (_, n) => [`新到茶样 ${n + 1} 号`, 10 + n, 5, '是'])

test('ten products of a workbook are previewed, corrected, imported and seen by a shopper', async ({ browser }) => {
  const { page, complaints } = desk
  await page.getByRole('button', { name: '表格导入导出' }).click()
  await arrive(page, /\/studio\/spreadsheets\/product$/)
  await page.getByText('点击或拖入 xlsx、csv 表格').waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'sheets')
  const wrong = goods.map((row, n) => (n === 3 ? [row[0] ?? '', '十三块', 5, '是'] : row))
  await page.locator('input[type=file]').setInputFiles(await workbook('春茶.xlsx', [HEADS, ...wrong]))
  await page.getByText('B5 价格：格式不正确（十三块）').waitFor()
  assert.equal(await page.getByRole('button', { name: '执行导入' }).isDisabled(), true)
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'sheets-errors')
  await page.getByRole('button', { name: '换一张表格' }).click()
  await page.locator('input[type=file]').setInputFiles(await workbook('春茶.xlsx', [HEADS, ...goods]))
  await page.getByText('新建 10', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('新建 10', { exact: true }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'sheets-preview')
  await page.getByRole('button', { name: '执行导入' }).click()
  await page.getByText('新建 10 行，更新 0 行。').waitFor()
  await page.getByRole('button', { name: '查看列表' }).click()
  await page.getByRole('link', { name: '新到茶样 10 号' }).click()
  await arrive(page, /\/studio\/products\/\d+$/)
  const id = /products\/(\d+)/.exec(page.url())?.[1]
  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/product/${id}/`)
  await phone.page.getByText('新到茶样 10 号').first().waitFor()
  await phone.close()
  assertQuiet(complaints)
})

test('the export of all products comes to nothing when it is imported again', async () => {
  const { page, complaints } = desk
  await page.goto('/studio/spreadsheets/product')
  await page.getByRole('button', { name: '导出表格' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: /^下载/ }).click()
  const buffer = await readFile(await (await waiting).path())
  await page.locator('input[type=file]').setInputFiles({ name: '商品.xlsx', mimeType: '', buffer })
  await page.getByText('表格与现有数据一致，无需导入。').waitFor()
  assertQuiet(complaints)
})

test('an import is undone as one step, and the product that was changed since is named', async () => {
  const { page, complaints } = desk
  const heads = ['商品名称', '价格']
  const file = await workbook('秋茶.xlsx', [heads, ...['甲', '乙', '丙'].map((name) => [`秋茶 ${name} 号`, 12])])
  await page.goto('/studio/spreadsheets/product')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('新建 3', { exact: true }).waitFor()
  await page.getByRole('button', { name: '执行导入' }).click()
  await page.getByText('新建 3 行，更新 0 行。').waitFor()
  await page.getByRole('button', { name: '撤销这次导入' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'sheets-applied')
  await page.getByRole('button', { name: '查看列表' }).click()
  await page.getByRole('link', { name: '秋茶 乙 号' }).click()
  await page.getByLabel('商品名称', { exact: true }).fill('秋茶 改名')
  const reply = page.waitForResponse(
    (one) => one.request().method() === 'PUT' && one.url().includes('/studio/product/'),
  )
  await page.getByRole('button', { name: '保存', exact: true }).click()
  assert.equal((await reply).status(), 200)
  await page.goto('/studio/spreadsheets/product')
  await page
    .getByRole('row', { name: /秋茶\.xlsx/ })
    .getByRole('button', { name: '撤销这次导入' })
    .click()
  const question = page.getByRole('tooltip')
  await question.getByText('撤销这次导入的 3 项变更？').waitFor()
  await shoot(page, 'sheets-undo-question')
  await question.getByRole('button', { name: '撤销这次导入' }).click()
  await page.getByText('已撤销 2 项').waitFor()
  await page.getByText('秋茶 改名 导入后又有修改').waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'sheets-undone')
  await page.setViewportSize({ width: 834, height: 1112 })
  await shoot(page, 'sheets-undone-834')
  await page.setViewportSize({ width: 1440, height: 900 })
  assertQuiet(complaints)
})
