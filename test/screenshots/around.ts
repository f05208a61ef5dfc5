import type { Browser, Page } from 'playwright-core'
import type { RunningServer } from '../../scripts/lib/server.mjs'
import { logIn, openPhone } from '../e2e/support'
import { newMobile } from '../support/api'
import type { File } from './main'
import { waitForRest } from './screens'

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36 MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN'

/** Takes a picture once nothing is fetched any more and nothing moves. */
const taker = (page: Page, file: File) => async (name: string) => {
  await waitForRest(page)
  await page.screenshot({ path: file('h5', name), animations: 'disabled' })
}

/** Takes the screenshots around and over the screens on H5: sharing, service, messages, the account. */
export async function shootAround(server: RunningServer, browser: Browser, file: File): Promise<void> {
  const { page, close } = await openPhone(browser, server)
  const take = taker(page, file)
  await page.goto('/mobile/product/1/')
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await take('share')
  await page.getByRole('button', { name: '生成海报' }).click()
  await page.getByRole('img', { name: /分享海报/ }).waitFor()
  await take('poster')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '客服' }).click()
  await page.getByText('联系人').waitFor()
  await take('service')
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/ucenter/')}`)
  await logIn(page, server, '13800000002')
  await page.getByText('查看我的优惠券').waitFor()
  // The line that a code was sent has gone by then.
  await page.getByText('验证码已发送').waitFor({ state: 'hidden' })
  await take('messages')
  await page.keyboard.press('Escape')
  await page.getByText('退出登录').waitFor()
  await take('account')
  await page.goto('/mobile/ucenter/profile/')
  await page.getByLabel('昵称').waitFor()
  await take('profile')
  await close()
}

/**
 * The demo site that asks everything, in WeChat's browser: the node, and the number that is bound on the way to buying.
 */
export async function shootMembers(server: RunningServer, browser: Browser, file: File): Promise<void> {
  const { page, close } = await openPhone(browser, server, { userAgent: WECHAT })
  const take = taker(page, file)
  await page.goto('/mobile-t/xiangju/')
  const nodes = page.getByRole('dialog', { name: '选择分类' })
  await nodes.getByRole('button', { name: '青溪县' }).click()
  await nodes.getByRole('button', { name: '上河村' }).waitFor()
  await take('nodes')
  await nodes.getByRole('button', { name: '上河村' }).click()
  await nodes.getByRole('button', { name: '上河祠堂' }).click()
  await page.getByText('青溪县 / 上河村 / 上河祠堂').waitFor()
  await page.getByText('设置成功').first().waitFor({ state: 'hidden' })
  await take('members')
  await page.goto('/mobile-t/xiangju/product/1/')
  await page.getByRole('button', { name: '立即购买', exact: true }).click()
  const sheet = page.getByRole('dialog').last()
  await sheet.getByRole('button', { name: '立即购买', exact: true }).click()
  const form = page.getByRole('dialog', { name: '绑定手机号' })
  await form.getByLabel('手机号').fill(newMobile())
  await take('bind')
  await form.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText('向右拖动滑块完成拼图').waitFor()
  await take('captcha')
  await close()
}
