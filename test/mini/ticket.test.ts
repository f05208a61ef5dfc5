import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brokenLimits, DeviceStorage } from '../harness'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer, target } from './support'

let server: RunningServer
/** The device of a person who has logged in. */
const member = new DeviceStorage(target)

before(async () => {
  server = await startServer()
  const app = await boot(server, { storage: member, path: pageOf('login') })
  await logIn(app, server.url)
  await app.close()
})
after(() => server?.remove())

test('a free ticket is had at once and shows its code', async () => {
  const app = await boot(server, {
    storage: member,
    path: pageOf('event.event.detail'),
    query: { id: 'anshang-market' },
  })
  try {
    const { page } = app
    await page.waitForText('立即报名')
    const maps = app.recorder.callsOf('openLocation').length
    await page.tap('查看地图')
    await page.waitFor(() => app.recorder.callsOf('openLocation').length > maps, 'the map to be opened')
    if (target === 'alipay') assert.ok(!page.has('添加到日历'))
    await page.tap('立即报名')
    const tickets = await app.waitForPage(pageOf('event.ticket'))
    await tickets.waitForText('单日入场')
    await tickets.tap('增加 单日入场')
    const stats = tickets.stats()
    console.log(`tickets: ${stats.nodes} nodes`)
    assert.deepEqual(brokenLimits(stats), [])
    await tickets.tap('立即领取')
    const order = await app.waitForPage(pageOf('event.ticketorder.detail'))
    await order.waitForText('已完成')
    await order.tap(/单日入场/)
    const ticket = await app.waitForPage(pageOf('event.issuedticket.detail'))
    await ticket.waitForText('入场时出示，由工作人员扫码')
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('an attendee is a contact that is chosen on the screen of contacts', async () => {
  const app = await boot(server, { storage: member, path: pageOf('event.ticket'), query: { id: 'anshang-market' } })
  try {
    const { page } = app
    await page.waitForText('双日通票')
    await page.tap(/^增加 双日通票/)
    await page.tap('下一步')
    const checkout = await app.waitForPage(pageOf('event.ticketbasket'))
    await checkout.waitForText(/第 1 张/)
    await checkout.tap(/第 1 张/)
    await checkout.tap('选择联系人')
    const contacts = await app.waitForPage(pageOf('account.contact'))
    await contacts.waitForText('还没有联系人')
    await contacts.tap('新增联系人', { nth: -1 })
    await contacts.input('姓名', '许静')
    await contacts.input('手机号', '13600000003')
    await contacts.tap('保存')
    await app.waitForPage(pageOf('event.ticketbasket'))
    await checkout.waitForText('许静')
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a sold-out event is waited for', async () => {
  const app = await boot(server, { storage: member, path: pageOf('event.waiting'), query: { id: 'pottery-night' } })
  try {
    const { page } = app
    await page.waitForText('加入候补')
    await page.tap('加入候补')
    await page.waitForText('候补中')
    await page.tap('退出候补')
    await page.waitForText('退出后需要重新排队，确定退出吗？')
    await page.tap('退出候补', { nth: -1 })
    await page.waitForText('加入候补')
    assertClean(app)
  } finally {
    await app.close()
  }
})
