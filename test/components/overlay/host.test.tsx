import { act } from 'react'
import { Button } from '@/ui/controls/Button'
import { message } from '@/ui/overlay/dialogs'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { Popup } from '@/ui/overlay/Popup'
import { closeAll, type DialogProps, openDialog } from '@/ui/overlay/store'
import { Sheet } from '@/ui/overlay/Sheet'
import { fire, render } from '../../setup/render'

interface AskProps extends DialogProps<string> {
  readonly name: string
}
const Ask = ({ name, close }: AskProps) => (
  <Popup label={name} onClose={() => close()}>
    <Button onTap={() => close('好')}>好</Button>
  </Popup>
)

const open = async (name: string, stays = false) => {
  const onSettle = jest.fn()
  await act(async () => void openDialog<{ name: string }, string>(Ask, { name }, { stays }).then(onSettle))
  return onSettle
}
const dialogs = () => [...document.querySelectorAll('[role="dialog"]')]
const names = () => dialogs().map((node) => node.getAttribute('aria-label'))
const isHidden = (node: Element | undefined) =>
  node?.closest<HTMLElement>('[style*="display:none"], [style*="display: none"]') !== null

afterEach(() => act(async () => closeAll()))

test('the dialog is rendered by the screen in front and resolves to its result', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const screen = await render(<OverlayHost>乙</OverlayHost>)
  const onSettle = await open('问')
  expect(names()).toEqual(['问'])
  await screen.tap('好')
  expect(onSettle).toHaveBeenCalledWith('好')
  expect(dialogs()).toHaveLength(0)
})

test('dialogs are stacked in opening order, and Escape dismisses only the topmost', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const [first, second] = [await open('一'), await open('二')]
  expect(names()).toEqual(['一', '二'])
  expect(dialogs()[1]?.contains(document.activeElement)).toBe(true)
  await act(
    async () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )
  expect(second).toHaveBeenCalledWith(undefined)
  expect(first).not.toHaveBeenCalled()
  expect(names()).toEqual(['一'])
})

test('Escape dismisses the topmost dialog when the focus is behind it', async () => {
  await render(<OverlayHost>乙</OverlayHost>)
  const [first, second] = [await open('一'), await open('二')]
  const behind = document.body.appendChild(document.createElement('button'))
  behind.focus()
  await act(async () => void behind.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [[undefined]]])
  behind.remove()
})

test('a dialog that closes late leaves the focus in the one that was opened meanwhile', async () => {
  const behind = document.body.appendChild(document.createElement('button'))
  behind.focus()
  const screen = await render(<OverlayHost>乙</OverlayHost>)
  await open('一')
  await open('二')
  const [lower] = dialogs()
  await act(async () => void lower?.querySelector('button')?.click())
  expect(names()).toEqual(['二'])
  expect(dialogs()[0]?.contains(document.activeElement)).toBe(true)
  await screen.tap('好')
  behind.remove()
})

test('another screen in front dismisses a dialog, except one marked to stay open', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const question = await open('问')
  await open('读', true)
  await render(<OverlayHost>乙</OverlayHost>)
  expect(question).toHaveBeenCalledWith(undefined)
  expect(names()).toEqual(['读'])
})

test('a dialog remains unchanged when its page is hidden and shown again', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const question = await open('问')
  const before = dialogs()[0]
  await fire('useDidHide')
  await fire('useDidShow')
  expect(dialogs()[0]).toBe(before)
  expect(question).not.toHaveBeenCalled()
})

test('a dialog that opens before any screen is mounted is shown once one is', async () => {
  await open('问')
  expect(dialogs()).toHaveLength(0)
  await render(<OverlayHost>甲</OverlayHost>)
  expect(names()).toEqual(['问'])
})

test('a sheet is hidden with its covered screen', async () => {
  const sheet = (
    <OverlayHost>
      <Sheet open title="规格" onClose={() => {}}>
        内容
      </Sheet>
    </OverlayHost>
  )
  await render(sheet)
  expect(isHidden(dialogs()[0])).toBe(false)
  await render(<OverlayHost>乙</OverlayHost>)
  expect(names()).toEqual(['规格'])
  expect(isHidden(dialogs()[0])).toBe(true)
})

test('a dialog is rendered outside the screen with the theme of the site', async () => {
  const { box } = await render(<OverlayHost>甲</OverlayHost>)
  await open('问')
  expect(box.contains(dialogs()[0] ?? null)).toBe(false)
  expect(dialogs()[0]?.closest<HTMLElement>('[style*="--primary"]')).not.toBeNull()
})

test('a message is announced in an existing live region and cleared after a while', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const place = document.querySelector('[role="status"][aria-live="polite"]')
  jest.useFakeTimers()
  act(() => message('微信登录失败', 'warning'))
  expect(place?.textContent).toBe('微信登录失败')
  act(() => jest.advanceTimersByTime(3000))
  expect(place?.textContent).toBe('')
  jest.useRealTimers()
})
