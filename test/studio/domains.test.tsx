import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

const record = { name: '_storefront.tea.example', value: 'storefront-abc' }
const waiting = { host: 'tea.example', state: 'waiting', is_main: false, record, checked_at: null }
const main = { host: 'shop.example', state: 'verified', is_main: true, record: null, checked_at: null }
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/domain/': { body: { count: 2, results: [main, waiting] } },
}
const open = () => {
  window.history.replaceState(null, '', '/studio/domains')
  render(<App />)
}

test('a host that waits shows the record that proves it, and says what the check found', async () => {
  const refusal = { status: 409, body: { detail: '没有查到这条 TXT 记录', err_code: '16123' } }
  stubCalls({ ...base, 'POST /studio/domain/tea.example/check/': refusal })
  open()
  expect(await screen.findByText(record.name)).toBeVisible()
  expect(screen.getByText(record.value)).toBeVisible()
  expect(screen.getByText('主域名')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /^验.?证$/ }))
  expect(await screen.findByText('没有查到这条 TXT 记录')).toBeVisible()
})

test('a host whose record was lost says so with the record to restore, and can be verified again', async () => {
  const domain = { ...waiting, host: 'old.example', state: 'lost', is_main: true }
  stubCalls({
    ...base,
    'GET /studio/domain/': { body: { count: 1, results: [domain] } },
    'POST /studio/domain/old.example/check/': { body: { ...domain, state: 'verified', record: null } },
  })
  open()
  expect(await screen.findByText('记录已丢失')).toBeVisible()
  expect(screen.getByText(/域名仍然可用；请恢复记录/)).toBeVisible()
  expect(screen.getByText(record.value)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /^验.?证$/ }))
  expect(await screen.findByText('验证通过，几秒内生效')).toBeVisible()
})

test('a host that is no domain is refused at its field', async () => {
  const refusal = { status: 400, body: { detail: '', err_code: '16001', fields: { host: '' } } }
  const requests = stubCalls({
    ...base,
    'POST /studio/domain/': { ...refusal, body: { ...refusal.body, fields: { host: '不能选' } } },
  })
  open()
  fireEvent.change(await screen.findByRole('textbox', { name: '域名' }), { target: { value: '127.0.0.1' } })
  fireEvent.click(screen.getByRole('button', { name: '添加域名' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === 'POST /studio/domain/')?.body).toEqual({ host: '127.0.0.1' }),
  )
  expect(await screen.findByText(/请输入一个完整的域名/)).toBeVisible()
})
