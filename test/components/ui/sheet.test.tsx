import { act } from 'react'
import { Button } from '@/ui/controls/Button'
import { Sheet } from '@/ui/overlay/Sheet'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

const dialog = () => {
  const dialog = document.querySelector<HTMLElement>('[role="dialog"]')
  if (!dialog) throw new Error('no dialog')
  return dialog
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(
    async () =>
      void (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      ),
  )

const open = async (onClose = jest.fn()) => {
  const ui = (isOpen: boolean) => (
    <Sheet open={isOpen} title="选择规格" onClose={onClose} foot={<Button onTap={() => {}}>确定</Button>}>
      <Button onTap={() => {}}>白色</Button>
    </Sheet>
  )
  const screen = await render(ui(true))
  return { screen, onClose, close: () => screen.rerender(ui(false)) }
}

test('is a modal dialog labelled by its title and receives the focus', async () => {
  await open()
  expect(dialog().getAttribute('aria-label')).toBe('选择规格')
  expect(dialog().getAttribute('aria-modal')).toBe('true')
  expect(dialog().contains(document.activeElement)).toBe(true)
})

test('closes on the close button, the shade and Escape', async () => {
  const { screen, onClose } = await open()
  await screen.tap('关闭')
  await press('Escape')
  const shade = dialog().previousElementSibling
  if (!shade) throw new Error('no shade')
  await screen.tap(shade)
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('Tab cycles through the elements inside', async () => {
  const { screen } = await open()
  const buttons = screen.role('button')
  const [first, last] = [buttons[0], buttons[buttons.length - 1]]
  act(() => last?.focus())
  await press('Tab')
  expect(document.activeElement).toBe(first)
  await press('Tab', { shiftKey: true })
  expect(document.activeElement).toBe(last)
})

test('restores the focus to the opener when closed', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const { close } = await open()
  await close()
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})
