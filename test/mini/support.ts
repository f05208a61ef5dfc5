import { routes } from '@storefront/contract/routes'
import assert from 'node:assert/strict'
import { type RunningServer, startServer } from '../../scripts/lib/server.mjs'
import { bootMini, type DeviceStorage, type MiniApp, type MiniOptions, type Target } from '../harness'
import { Api, type Choosable, lastSent, loginCode, newMobile } from '../support/api'

export type { Choosable }

/** Output that the suite tests; `npm test -- mini:alipay` sets it. */
export const target: Target = process.env.TARGET === 'alipay' ? 'alipay' : 'weapp'

export type { RunningServer }
export { startServer }

export const pageOf = (name: (typeof routes)[number]['name']): string =>
  routes.find((route) => route.name === name)?.page ?? ''

/** Boots the output against a server, as a device that has nothing stored. */
export const boot = (server: RunningServer, options: Partial<MiniOptions> = {}): Promise<MiniApp> =>
  bootMini({ target, server: server.url, ...options })

/** A run is clean when nothing was complained about: no error, no unknown API, no broken template. */
export function assertClean(app: MiniApp): void {
  assert.deepEqual(app.recorder.problems, [])
}

/** The token that the app keeps: the longest word in its storage that looks like one. */
export function tokenOf(storage: DeviceStorage): string {
  const words = [...storage.values]
    .filter(([key]) => /token/i.test(key))
    .flatMap(([, value]) => value.match(/[\w-]{20,200}/g) ?? [])
  const [token] = words.sort((a, b) => b.length - a.length)
  assert.ok(token, `a token is stored: ${[...storage.values.keys()].join(' ')}`)
  return token
}

/** Fills the login screen in front; ends when it has left. */
export async function logIn(app: MiniApp, server: string, mobile = newMobile()): Promise<string> {
  const { page } = app
  await page.waitForText('获取验证码')
  await page.input('请输入手机号', mobile)
  const before = await lastSent(server, mobile)
  await page.tap('获取验证码')
  const code = await loginCode(server, mobile, before)
  await page.input('请输入验证码', code)
  await page.tap('我已阅读并同意用户协议和隐私政策')
  await page.tap('登录', { nth: -1 })
  await page.waitFor(() => app.page.route !== pageOf('login'), 'the login screen to leave')
  return mobile
}

/** Chooses a variant in the open sheet. */
export async function chooseVariant(app: MiniApp, { values }: Choosable): Promise<void> {
  for (const value of values) await app.page.tap(value)
}

/** A product of the demo data with a choice to make. */
export const choosable = (server: string): Promise<Choosable> => new Api(server).choosable()

/** Fills the address screen in front by the districts calls, and saves. */
export async function fillAddress(app: MiniApp, server: string): Promise<void> {
  const { page } = app
  await page.input('请填写收货人姓名', '李小满')
  await page.input('请填写收货人手机号', '13800000001')
  await page.tap(/请选择省/)
  const api = new Api(server)
  type Regions = { results: { code: string; name: string }[] }
  const path = { province__code: undefined as string | undefined, city__code: undefined as string | undefined }
  const selectedNames: string[] = []
  /** Names of the level before that were not chosen. */
  let skippedNames: string[] = []
  for (const level of ['province', 'city', 'district'] as const) {
    const { results } = await api.ok<Regions>('GET', `/districts/${level}/`, {
      query: level === 'district' ? { city__code: path.city__code } : path,
    })
    const [region] = results
    assert.ok(region, `${level} has regions`)
    // What is chosen stands above the list, and a municipality's city bears its name: the list's comes after those. The
    // list of the level before must have gone, or its region of that name would be tapped again.
    const steps = selectedNames.filter((name) => name === region.name).length
    const before = skippedNames
    await page.waitFor(
      () => !before.some((name) => page.has(name)) && page.find.elementsNamed(region.name).length > steps,
      `${region.name} among the regions`,
    )
    await page.tap(region.name, { nth: steps })
    selectedNames.push(region.name)
    skippedNames = results.slice(1).map(({ name }) => name)
    if (level === 'province') path.province__code = region.code
    if (level === 'city') path.city__code = region.code
  }
  await page.input('街道、门牌号等', '青石路 1 号')
  await page.tap('保存地址')
}
