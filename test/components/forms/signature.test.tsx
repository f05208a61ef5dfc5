import type { FieldSchema } from '@storefront/contract/domain/forms/form'
import { fireEvent } from '@testing-library/react/pure'
import { act } from 'react'
import { parseField, partOf } from '@/forms/registry'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { SignatureSlot } from '@/forms/widgets/signature-slot'
import { signatureCanvas } from '@/platform/signature'
import { formsApi } from '@/services/api/forms'
import { Button } from '@/ui/controls/Button'
import { render } from '../../setup/render'

const field: FieldSchema = { type: 'signature', title: '签名' }
const image = { path: 'blob:x', name: 'signature.png', bytes: 900, width: 320, height: 160, type: 'image/png' }
const stored = { id: 7, full: '/m/7.png', thumb: '/m/7-t.png', thumb_wx_mp: '', width: 320, height: 160 }
const parts = { signature: partOf(SignatureSlot) }
const onSubmit = jest.fn()

function Form({ value, canDraw }: { value: unknown; canDraw: boolean }) {
  const form = useSchemaForm({ properties: { it: field }, required: ['it'] }, { it: value } as FormValues)
  return (
    <>
      <SchemaForm
        schema={{ properties: { it: field }, required: ['it'] }}
        form={form}
        environment={canDraw ? { parts } : {}}
      />
      <Button onTap={() => form.submit(({ it }) => onSubmit(it))}>提交</Button>
    </>
  )
}

/** Points that lines were drawn to since the paper was empty. */
let points: number[][] = []
beforeEach(() => {
  jest.useFakeTimers()
  points = []
  const pen = {
    clearRect: () => (points = []),
    beginPath() {},
    stroke() {},
    closePath() {},
    lineTo: (...at: number[]) => points.push(at),
  }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  onSubmit.mockClear()
})
afterEach(() => jest.useRealTimers())

const open = async (value: unknown = null, canDraw = true) => {
  const screen = await render(<Form value={value} canDraw={canDraw} />)
  // The part is loaded, then drawn.
  await act(() => jest.advanceTimersByTimeAsync(0))
  // NutUI opens its canvas after a second; jsdom has none, so the platform's reading of it is scripted.
  await act(async () => jest.advanceTimersByTime(1000))
  return screen
}
const type = (box: HTMLElement, text: string) =>
  act(async () => {
    const input = box.querySelector('input')
    if (input) fireEvent.change(input, { target: { value: text } })
  })

test('a drawing is sent as a picture, shown with a name, and can be drawn again', async () => {
  jest.spyOn(signatureCanvas, 'read').mockResolvedValue(image)
  const upload = jest.spyOn(formsApi, 'uploadImage').mockResolvedValue(stored)
  const screen = await open()
  await screen.tap('完成签名')
  expect(upload.mock.calls[0]?.[0]).toBe(image)
  expect(screen.get('您的手写签名').getAttribute('src')).toBe(stored.full)
  await screen.tap('提交')
  expect(onSubmit.mock.calls).toEqual([[stored]])
  await screen.tap('重新签名')
  await screen.tap('提交')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.text()).toContain('请填写此项')
})

test('paper without strokes and a canvas that cannot be read are told, and send nothing', async () => {
  const read = jest.spyOn(signatureCanvas, 'read').mockResolvedValue(null)
  const upload = jest.spyOn(formsApi, 'uploadImage').mockResolvedValue(stored)
  const screen = await open()
  await screen.tap('完成签名')
  expect(screen.text()).toContain('请先在框内签名')
  read.mockRejectedValue(new Error('no 2D canvas here'))
  await screen.tap('完成签名')
  expect(screen.text()).toContain('没能读取签名，请再试一次')
  await screen.tap('清除')
  expect(screen.text()).not.toContain('没能读取签名，请再试一次')
  expect(upload).not.toHaveBeenCalled()
})

test('the name can be typed instead, and drawing begins again after that', async () => {
  const screen = await open()
  await screen.tap('改为输入姓名')
  await type(screen.box, '林小满')
  await screen.tap('提交')
  expect(onSubmit.mock.calls).toEqual([[{ name: '林小满' }]])
  await screen.tap('改为手写')
  await screen.tap('提交')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a screen without a canvas takes the name alone, and shows the one of a draft', async () => {
  const screen = await open({ name: '林' }, false)
  expect(screen.box.querySelector('input')?.value).toBe('林')
  expect(screen.box.querySelector('canvas')).toBeNull()
  expect([stored, { name: '林', more: 1 }, { id: 7 }, '林'].map((raw) => parseField(field, raw))).toEqual([
    stored,
    { name: '林' },
    null,
    null,
  ])
})

test('the paper has a name, and a mouse draws on it as a finger does while its button is down', async () => {
  const captured = new Set<number>()
  Object.assign(HTMLCanvasElement.prototype, {
    setPointerCapture: (pointer: number) => captured.add(pointer),
    hasPointerCapture: (pointer: number) => captured.has(pointer),
  })
  const screen = await open()
  expect(screen.get('签名处，请用手指或鼠标书写').getAttribute('role')).toBe('img')
  const canvas = screen.box.querySelector('canvas')
  if (!canvas) throw new Error('no canvas')
  const at = (kind: 'pointerdown' | 'pointermove', clientX: number, pointerType = 'mouse') =>
    act(async () => {
      // jsdom has no events of pointers.
      const event = new Event(kind, { bubbles: true })
      fireEvent(canvas, Object.assign(event, { pointerId: 1, pointerType, clientX, clientY: 9 }))
      await jest.advanceTimersByTimeAsync(10)
    })
  await at('pointermove', 5)
  await at('pointerdown', 10)
  await at('pointermove', 20)
  await at('pointermove', 30, 'touch')
  expect(points).toEqual([[20, 9]])
})

test('a stroke that is not drawn yet is cleared with the others', async () => {
  const screen = await open()
  const canvas = screen.box.querySelector('canvas')
  if (!canvas) throw new Error('no canvas')
  const finger = { changedTouches: [{ clientX: 20, clientY: 9 }] }
  fireEvent.touchStart(canvas, finger)
  fireEvent.touchMove(canvas, finger)
  expect(points).toEqual([])
  fireEvent.click(screen.get('清除'))
  await act(() => jest.advanceTimersByTimeAsync(10))
  expect(points).toEqual([])
})
