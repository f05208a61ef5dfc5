import { CAPTCHA } from '@storefront/contract/constants'
import { isPlausibleTrail } from '@storefront/contract/domain/account/captcha'
import { act } from 'react'
import { passCaptcha } from '@/features/account/passCaptcha'
import { type Drag, accountApi } from '@/services/api/account'
import { ApiError } from '@/services/client'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { answerDialog, button, dialog, refusal, renderScreen } from '../../fixtures'

/** Position of the hole in the scripted server's captchas; the captcha of turn n is named cn. */
const HOLE = 150
let load: jest.SpyInstance
let verify: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  Element.prototype.setPointerCapture = () => {}
  let serial = 0
  load = jest.spyOn(accountApi, 'captcha').mockImplementation(async () => {
    serial += 1
    return { id: `c${serial}`, background: `data:b${serial}`, piece: `data:p${serial}`, y: 40 }
  })
  verify = jest.spyOn(accountApi, 'captchaVerify').mockImplementation(async (_, { x }) => {
    if (Math.abs(x - HOLE) > CAPTCHA.tolerance) throw refusal('captchaWrong', '再试一次')
    return { ok: true }
  })
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
const pictures = () => [...dialog().querySelectorAll('img')]
/** The pictures come, or do not. */
const arrive = (what: 'load' | 'error' = 'load') =>
  act(async () => {
    for (const picture of pictures()) picture.dispatchEvent(new Event(what))
  })
const knob = () => dialog().querySelector<HTMLElement>('[role="slider"]') as HTMLElement
const point = (type: string, clientX: number, clientY: number) =>
  act(async () => void knob().dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 })))
const press = (key: string) =>
  act(async () => void knob().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))

async function open() {
  const onSettle = jest.fn()
  await renderScreen(<OverlayHost>屏</OverlayHost>)
  await act(async () => void passCaptcha().then(onSettle))
  return onSettle
}
async function drag(to: number) {
  await point('pointerdown', 20, 300)
  for (let step = 1; step <= 10; step += 1) {
    await pass(30)
    await point('pointermove', 20 + (to * step) / 10, 300 + (step % 3))
  }
  await point('pointerup', 20 + to, 300)
}
const answers = () => verify.mock.calls.map(([id, drag]) => ({ id, ...(drag as Drag) }))

test('shows a loading state and enables dragging only after both images loaded', async () => {
  await open()
  expect(dialog().textContent).toContain('加载中')
  await drag(HOLE)
  expect(verify).not.toHaveBeenCalled()
  await arrive()
  expect(dialog().textContent).toContain('向右拖动滑块完成拼图')
  expect(knob().getAttribute('aria-valuemax')).toBe('238')
})

test('a correct drag resolves with the captcha id and sends a plausible trail', async () => {
  const onSettle = await open()
  await arrive()
  await drag(HOLE + 3)
  expect(dialog().textContent).toContain('验证通过')
  await pass(1000)
  expect(onSettle).toHaveBeenCalledWith('c1')
  const [answer] = answers()
  expect(answer).toMatchObject({ id: 'c1', x: HOLE + 3 })
  expect(answer?.datas[0]).toEqual({ x: 0, y: 0, t: 0 })
  expect(answer && isPlausibleTrail(answer.datas, answer.x)).toBe(true)
})

test('a wrong drag shows 再试一次 and loads a new captcha after a second', async () => {
  const onSettle = await open()
  await arrive()
  await drag(60)
  expect(dialog().textContent).toContain('再试一次')
  await pass(CAPTCHA.resetMs - 1)
  expect(load).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(load).toHaveBeenCalledTimes(2)
  await arrive()
  await drag(HOLE)
  await pass(1000)
  expect(onSettle).toHaveBeenCalledWith('c2')
})

test('clamps the piece to the image and verifies a captcha only once', async () => {
  let answer: () => void = () => {}
  verify.mockReturnValue(new Promise((resolve) => (answer = () => resolve({ ok: true }))))
  await open()
  await arrive()
  await drag(900)
  await drag(900)
  expect(answers()).toHaveLength(1)
  expect(answers()[0]?.x).toBe(CAPTCHA.width - CAPTCHA.piece)
  await act(async () => answer())
})

test('tapping the knob without dragging sends no verification', async () => {
  await open()
  await arrive()
  await point('pointerdown', 20, 300)
  await point('pointerup', 20, 300)
  expect(verify).not.toHaveBeenCalled()
  expect(dialog().textContent).toContain('向右拖动')
})

test.each(['call', 'picture'])(
  'after three failed loads of the %s it shows 加载失败 and waits for a manual retry',
  async (what) => {
    if (what === 'call')
      load
        .mockRejectedValueOnce(new Error('1'))
        .mockRejectedValueOnce(new Error('2'))
        .mockRejectedValueOnce(new Error('3'))
    await open()
    if (what === 'picture') for (let attempt = 1; attempt <= 3; attempt += 1) await arrive('error')
    expect(load).toHaveBeenCalledTimes(3)
    expect(dialog().textContent).toContain('加载失败')
    await pass(5000)
    expect(load).toHaveBeenCalledTimes(3)
    await answerDialog('重新加载')
    await arrive()
    expect(dialog().textContent).toContain('向右拖动')
  },
)

test('arrow keys move the piece, Enter submits it, and the trail of key presses is plausible', async () => {
  const onSettle = await open()
  await arrive()
  for (const key of [...Array(6).fill('PageUp'), 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await pass(45)
    await press(key)
  }
  await press('Enter')
  await pass(1000)
  expect(onSettle).toHaveBeenCalledWith('c1')
  const [answer] = answers()
  expect(answer && isPlausibleTrail(answer.datas, answer.x)).toBe(true)
})

test('pressing Enter twice at once sends one verification', async () => {
  await open()
  await arrive()
  await press('PageUp')
  await act(async () => {
    for (let time = 0; time < 2; time += 1)
      knob().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  expect(answers()).toHaveLength(1)
})

test('shows the network error when the verification fails, then loads a new captcha', async () => {
  verify.mockRejectedValueOnce(new ApiError({ kind: 'network', silent: true }))
  await open()
  await arrive()
  await drag(HOLE)
  expect(dialog().textContent).toContain('网络连接失败，请检查网络后重试')
  await pass(CAPTCHA.resetMs)
  expect(load).toHaveBeenCalledTimes(2)
})

test('closing during the verification resolves as cancelled', async () => {
  const onSettle = await open()
  await arrive()
  let answer: () => void = () => {}
  verify.mockReturnValue(new Promise((resolve) => (answer = () => resolve({ ok: true }))))
  await drag(HOLE)
  await act(async () => button('关闭').click())
  await act(async () => answer())
  await pass(2000)
  expect(onSettle.mock.calls).toEqual([[undefined]])
})
