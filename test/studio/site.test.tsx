import { settingNames, settingRow } from '@storefront/contract/domain/site/settings'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { findDialog } from './support/dialog'
import { owner, stubCalls } from './support/stub-calls'

const sampleValues = { switch: false, list: [], colour: '#1f5c46' } as const
const emptySettings = Object.fromEntries(
  settingNames.map((name) => {
    const { input } = settingRow(name)
    return [name, input in sampleValues ? sampleValues[input as keyof typeof sampleValues] : '']
  }),
)
const settings = {
  ...emptySettings,
  name: '青石小铺',
  language: 'zh-cn',
  currency: 'CNY',
  time_zone: 'Asia/Shanghai',
  primary_text: '#ffffff',
  background: '#ffffff',
}
const site = {
  version: 3,
  settings,
  can_change_currency: false,
  languages: ['zh-cn', 'en'],
  domains: [],
  legal: [
    { slug: 'agreement', page: 7 },
    { slug: 'privacy', page: null },
  ],
}
const base = { 'GET /studio/me/': { body: owner }, 'GET /studio/site/': { body: site } }
const saveButton = () => screen.getByRole('button', { name: /^保\s*存$/ })
const conflict = { status: 409, body: { detail: '您打开之后，别人已保存过这项内容', err_code: '16012' } }

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}

describe('the settings of the site', () => {
  test('are saved as a whole under the version that was read', async () => {
    const requests = stubCalls({
      ...base,
      'PUT /studio/site/': { body: { ...site, version: 4, settings: { ...settings, name: '新店名' } } },
    })
    open('/studio/site')
    fireEvent.change(await screen.findByLabelText('店铺名称'), { target: { value: '新店名' } })
    expect(screen.getByRole('link', { name: '用户协议' })).toHaveAttribute('href', '/studio/pages/7')
    fireEvent.click(saveButton())
    await waitFor(() =>
      expect(requests.find(({ key }) => key === 'PUT /studio/site/')?.body).toEqual({
        version: 3,
        settings: { ...settings, name: '新店名' },
      }),
    )
  })

  test('cannot be saved while a colour is too close to the one below it', async () => {
    stubCalls({ ...base, 'GET /studio/site/': { body: { ...site, settings: { ...settings, primary: '#eeeeee' } } } })
    open('/studio/site')
    await screen.findByLabelText('店铺名称')
    await waitFor(() => expect(saveButton()).toBeDisabled())
    fireEvent.click(screen.getByRole('tab', { name: '标志与配色' }))
    expect(await screen.findByText(/主色上的文字在主色上的对比度/)).toBeVisible()
  })

  test('bring together what two people changed, and ask about a setting that both did', async () => {
    let theirs = { ...site, version: 4, settings: { ...settings, contact_phone: '400' } }
    const requests = stubCalls({
      ...base,
      'GET /studio/site/': () => ({ body: requests.some(({ key }) => key.startsWith('PUT')) ? theirs : site }),
      'PUT /studio/site/': ({ body }) =>
        (body as { version: number }).version === theirs.version
          ? { body: { ...theirs, ...(body as object) } }
          : conflict,
    })
    const saves = () => requests.filter(({ key }) => key.startsWith('PUT')).map(({ body }) => body)
    open('/studio/site')
    fireEvent.change(await screen.findByLabelText('店铺名称'), { target: { value: '我的店名' } })
    fireEvent.click(saveButton())
    await waitFor(() =>
      expect(saves()[1]).toEqual({ version: 4, settings: { ...settings, name: '我的店名', contact_phone: '400' } }),
    )
    theirs = { ...theirs, version: 5, settings: { ...theirs.settings, name: '他的店名' } }
    fireEvent.change(screen.getByLabelText('店铺名称'), { target: { value: '我的新店名' } })
    fireEvent.click(saveButton())
    const dialog = await findDialog('别人也修改了这项内容')
    expect(within(dialog).getByText('他的店名')).toBeVisible()
    fireEvent.click(within(dialog).getByRole('radio', { name: '我的' }))
    fireEvent.click(within(dialog).getByRole('button', { name: '按选择保存' }))
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ version: 5, settings: { name: '我的新店名' } }))
  })
})

describe('a call that needs a fresh login', () => {
  const credential = { kind: 'logistics', version: 1, values: { customer: 'C1' }, secrets: ['key'] }
  const refusal = { status: 403, body: { detail: '请先验证身份', err_code: '16107' } }

  test('asks for a code and is made again when the code was right', async () => {
    let isFresh = false
    const requests = stubCalls({
      ...base,
      'GET /studio/credential/': { body: { count: 1, results: [credential] } },
      'GET /studio/totp/': { body: { is_on: true } },
      'POST /studio/fresh/': () => {
        isFresh = true
        return { body: { ok: true } }
      },
      'PUT /studio/credential/logistics/': () => (isFresh ? { body: { ...credential, version: 2 } } : refusal),
    })
    open('/studio/credentials')
    fireEvent.click(await screen.findByRole('button', { name: /^修\s*改$/ }))
    fireEvent.change(await screen.findByLabelText('授权码 customer'), { target: { value: 'C2' } })
    fireEvent.click(saveButton())
    fireEvent.change(await screen.findByLabelText('动态验证码'), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: /^验\s*证$/ }))
    await waitFor(() => expect(requests.filter(({ key }) => key.startsWith('PUT'))).toHaveLength(2))
    const [first, second] = requests.filter(({ key }) => key.startsWith('PUT'))
    expect(first?.body).toEqual({ version: 1, values: { customer: 'C2' } })
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(requests.find(({ key }) => key === 'POST /studio/fresh/')?.body).toEqual({ totp: '123456' })
  })
})

test('the studio of a site that is not the default one has no screen of shops', async () => {
  stubCalls({ ...base, 'GET /studio/me/': { body: { ...owner, is_home: false } } })
  open('/studio/site')
  await screen.findByLabelText('店铺名称')
  expect(screen.queryByRole('link', { name: '开设店铺' })).toBeNull()
})
