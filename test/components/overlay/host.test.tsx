import { act } from 'react'
import { Button } from '@/ui/Button'
import { message } from '@/ui/overlay/dialogs'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { Popup } from '@/ui/overlay/Popup'
import { closeAll, type DialogProps, openDialog } from '@/ui/overlay/store'
import { Sheet } from '@/ui/Sheet'
import { fire, render } from '../../setup/render'

jest.mock('@tarojs/components', () => jest.requireActual('@/platform/components-h5/view'))

interface AskProps extends DialogProps<string> {
  readonly name: string
}
const Ask = ({ name, close }: AskProps) => (
  <Popup label={name} onClose={() => close()}>
    <Button onTap={() => close('好')}>好</Button>
  </Popup>
)

const open = async (name: string, stays = false) => {
  const ended = jest.fn()
  await act(async () => void openDialog<{ name: string }, string>(Ask, { name }, { stays }).then(ended))
  return ended
}
const dialogs = () => [...document.querySelectorAll('[role="dialog"]')]
const names = () => dialogs().map((node) => node.getAttribute('aria-label'))
const isHidden = (node: Element | undefined) => node?.closest<HTMLElement>('[style*="display:none"], [style*="display: none"]') !== null

afterEach(() => act(async () => closeAll()))

test('of two mounted screens the one in front shows a dialog, and it is handed its answer', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const screen = await render(<OverlayHost>乙</OverlayHost>)
  const ended = await open('问')
  expect(names()).toEqual(['问'])
  await screen.tap('好')
  expect(ended).toHaveBeenCalledWith('好')
  expect(dialogs()).toHaveLength(0)
})

test('dialogs lie over each other in the order of their opening, and Escape gives up the one in front alone', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const [first, second] = [await open('一'), await open('二')]
  expect(names()).toEqual(['一', '二'])
  expect(dialogs()[1]?.contains(document.activeElement)).toBe(true)
  await act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })))
  expect(second).toHaveBeenCalledWith(undefined)
  expect(first).not.toHaveBeenCalled()
  expect(names()).toEqual(['一'])
})

test('with another screen in front a question is given up, and what has to be read goes along', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const question = await open('问')
  await open('读', true)
  await render(<OverlayHost>乙</OverlayHost>)
  expect(question).toHaveBeenCalledWith(undefined)
  expect(names()).toEqual(['读'])
})

test('a page that was hidden and comes back finds its dialog as it was', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const question = await open('问')
  const before = dialogs()[0]
  await fire('useDidHide')
  await fire('useDidShow')
  expect(dialogs()[0]).toBe(before)
  expect(question).not.toHaveBeenCalled()
})

test('a dialog that is opened before there is a screen waits for it', async () => {
  await open('问')
  expect(dialogs()).toHaveLength(0)
  await render(<OverlayHost>甲</OverlayHost>)
  expect(names()).toEqual(['问'])
})

test('the sheet of a covered screen hides with it, and stands over no other', async () => {
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

test('a dialog stands outside the screen, in the tenant’s colours', async () => {
  const { box } = await render(<OverlayHost>甲</OverlayHost>)
  await open('问')
  expect(box.contains(dialogs()[0] ?? null)).toBe(false)
  expect(dialogs()[0]?.closest<HTMLElement>('[style*="--primary"]')).not.toBeNull()
})

test('a message is read out from a place that was there before, for a moment', async () => {
  await render(<OverlayHost>甲</OverlayHost>)
  const place = document.querySelector('[role="status"][aria-live="polite"]')
  jest.useFakeTimers()
  act(() => message('微信登录失败', 'warning'))
  expect(place?.textContent).toBe('微信登录失败')
  act(() => jest.advanceTimersByTime(3000))
  expect(place?.textContent).toBe('')
  jest.useRealTimers()
})
