import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, type StubReply, stubCalls } from './support/stub-calls'

const nobody = { status: 401, body: { detail: '请先登录', err_code: '10401' } }
const noSessions = { body: { count: 0, results: [] } }

describe('login', () => {
  test('sends a code, logs in, and shows the screen that the address names', async () => {
    let me: StubReply = nobody
    const requests = stubCalls({
      'GET /studio/me/': () => me,
      'POST /studio/verify/': { body: { ok: true, resend_after: 60 } },
      'POST /studio/login/': () => {
        me = { body: owner }
        return { body: { ok: true } }
      },
      'GET /studio/session/': noSessions,
    })
    window.history.replaceState(null, '', '/studio/sessions')
    render(<App />)
    fireEvent.change(await screen.findByLabelText('手机号'), { target: { value: '13900000001' } })
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole('button', { name: '60 秒后重发' })).toBeDisabled()
    fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: /登\s*录/ }))
    expect(await screen.findByRole('heading', { name: '登录设备' })).toBeVisible()
    expect(screen.getByText('青石小铺')).toBeVisible()
    expect(requests.map(({ key, body }) => [key, body])).toContainEqual([
      'POST /studio/login/',
      { mobile: '13900000001', verify_code: '123456' },
    ])
  })

  test('shows a refusal, and asks for nothing without a mobile number', async () => {
    const requests = stubCalls({
      'GET /studio/me/': nobody,
      'POST /studio/login/': { status: 403, body: { detail: '该手机号不是本店的工作人员', err_code: '11016' } },
    })
    render(<App />)
    fireEvent.click(await screen.findByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('请输入手机号')).toBeVisible()
    fireEvent.change(screen.getByLabelText('手机号'), { target: { value: '13900000001' } })
    fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: /登\s*录/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('该手机号不是本店的工作人员')
    expect(requests.map(({ key }) => key)).not.toContain('POST /studio/verify/')
  })

  test('asks for a captcha where the server wants one', async () => {
    stubCalls({
      'GET /studio/me/': nobody,
      'POST /studio/verify/': { status: 403, body: { detail: '请先完成滑块验证', err_code: '11006' } },
      'POST /base/captcha/': { body: { id: 'c', background: 'data:,', piece: 'data:,', y: 10 } },
    })
    render(<App />)
    fireEvent.change(await screen.findByLabelText('手机号'), { target: { value: '13900000001' } })
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByRole('slider', { name: '拖动滑块，把拼图移到缺口' })).toBeInTheDocument()
  })
})

describe('shell', () => {
  test('shows the menu by permission, and leaves after a refused session', async () => {
    let session: StubReply = noSessions
    stubCalls({
      'GET /studio/me/': { body: { ...owner, perms: ['shop.verify_eticket'] } },
      'GET /studio/session/': () => session,
      'POST /studio/logout/': { body: { ok: true } },
    })
    window.history.replaceState(null, '', '/studio/sessions')
    render(<App />)
    const menu = await screen.findByRole('navigation', { name: '主菜单' })
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['概览', '核销记录', '登录设备'])
    session = nobody
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
    expect(await screen.findByLabelText('手机号')).toBeVisible()
  })

  test('tells of an address that leads nowhere, and of a missing connection with a way to try again', async () => {
    stubCalls({ 'GET /studio/me/': { body: owner } })
    window.history.replaceState(null, '', '/studio/nowhere')
    render(<App />)
    expect(await screen.findByText('页面不存在，或您没有权限')).toBeVisible()
  })

  test('switches the language, and remembers it', async () => {
    const requests = stubCalls({
      'GET /studio/me/': ({ headers }) => ({ body: { ...owner, language: headers['accept-language'] } }),
      'GET /studio/session/': noSessions,
      'PUT /studio/me/language/': { body: { ok: true } },
    })
    window.history.replaceState(null, '', '/studio/sessions')
    render(<App />)
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '语言' }))
    fireEvent.click(await screen.findByText('English'))
    expect(await screen.findByRole('heading', { name: 'Devices' })).toBeVisible()
    await waitFor(() =>
      expect(requests.map(({ key, body }) => [key, body])).toContainEqual([
        'PUT /studio/me/language/',
        { language: 'en' },
      ]),
    )
    expect(document.documentElement.lang).toBe('en')
  })
})

describe('sessions', () => {
  test('are listed, and another one is ended after a question', async () => {
    const session = { created_at: '2026-05-01T02:00:00Z', seen_at: null, expires_at: '2026-05-08T02:00:00Z' }
    const results = [
      { id: 2, agent: 'Firefox', is_current: true, ...session },
      { id: 1, agent: 'Safari', is_current: false, ...session },
    ]
    const requests = stubCalls({
      'GET /studio/me/': { body: owner },
      'GET /studio/session/': { body: { count: 2, results } },
      'DELETE /studio/session/1/': { body: { ok: true } },
    })
    window.history.replaceState(null, '', '/studio/sessions')
    render(<App />)
    const row = (await screen.findByText('Safari')).closest('tr') as HTMLElement
    expect(within(row).getByText(/2026年5月1日 10:00/)).toBeVisible()
    fireEvent.click(within(row).getByRole('button', { name: /下\s*线/ }))
    fireEvent.click(await screen.findByRole('button', { name: /确\s*定/ }))
    await waitFor(() => expect(requests.map(({ key }) => key)).toContain('DELETE /studio/session/1/'))
  })
})
