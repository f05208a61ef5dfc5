import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { DEPTH_MAX } from '@storefront/contract/domain/forms/form-limits'
import { useMemo } from 'react'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { Button } from '@/ui/controls/Button'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { answerDialog, fill } from '../fixtures'
import { render } from '../../setup/render'

const send = jest.fn()
beforeEach(() => send.mockClear())

function Form({ json, ui, stored }: { readonly json: unknown; readonly ui: unknown; readonly stored: FormValues }) {
  const schema = useMemo(() => formSchemaOf(json, ui), [json, ui])
  const form = useSchemaForm(schema, stored)
  return (
    <OverlayHost>
      <SchemaForm schema={schema} form={form} />
      <Button onTap={() => form.submit(send)}>提交</Button>
    </OverlayHost>
  )
}
const open = (json: unknown, ui: unknown = {}, stored: FormValues = {}) =>
  render(<Form json={json} ui={ui} stored={stored} />)
const values = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`input[aria-label="${label}"]`)].map(({ value }) => value)

const guests = {
  properties: {
    guests: {
      type: 'array',
      title: '同行人',
      minItems: 2,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', title: '姓名' },
          kind: { type: 'boolean', title: '忌口' },
          note: { type: 'string', title: '说明' },
        },
      },
    },
  },
}
const hints = { guests: { items: { note: { 'ui:options': { visible: { field: './kind', op: 'eq', value: true } } } } } }
const three = { guests: [{ name: '甲' }, { name: '乙' }, { name: '丙' }] }

test('an item keeps what was typed in it while others are added, moved and deleted', async () => {
  const screen = await open(guests, hints, { guests: [{ name: '甲' }] })
  await screen.tap('同行人 1 · 甲')
  await screen.tap('添加同行人')
  expect(values('姓名')).toEqual(['甲', ''])
  await screen.tap('上移 同行人 2')
  expect(values('姓名')).toEqual(['', '甲'])
  expect(screen.text()).toContain('已移到第1项')
  await fill('姓名', '新')
  await screen.tap('添加同行人')
  expect(values('姓名')).toEqual(['新', '甲', ''])
  await screen.tap('删除 同行人 1')
  expect(await answerDialog('确定')).toContain('确定要删除该项吗？')
  expect(values('姓名')).toEqual(['甲', ''])
})

test('a closed item has no fields, shows its first answer and keeps its values', async () => {
  const screen = await open(guests, hints, three)
  expect(values('姓名')).toEqual([])
  expect(screen.text()).toContain('同行人 2 · 乙')
  await screen.tap('提交')
  expect(send).toHaveBeenCalledWith({ guests: three.guests.map((one) => ({ ...one, kind: false })) })
})

test('all items are deleted after a question, and none without', async () => {
  const screen = await open(guests, hints, three)
  await screen.tap('全部删除 同行人')
  expect(await answerDialog('取消')).toContain('确定要删除全部吗？')
  expect(screen.text()).toContain('同行人 3')
  await screen.tap('全部删除 同行人')
  await answerDialog('确定')
  expect(screen.text()).not.toContain('同行人 1')
})

test('a list says how many items it needs, and offers no more than it may have', async () => {
  const screen = await open(guests, hints, { guests: [{ name: '甲' }] })
  await screen.tap('提交')
  expect(screen.text()).toContain('请至少添加2项')
  await screen.tap('添加同行人')
  await screen.tap('添加同行人')
  expect(screen.text()).toContain('最多只能添加3项')
  expect(screen.get('最多只能添加3项').closest('button')).toBeDisabled()
})

test('a submit opens the item with the first error and moves the focus there', async () => {
  const screen = await open(guests, hints, { guests: [{ name: '甲' }, { name: '' }] })
  await screen.tap('提交')
  expect(send).not.toHaveBeenCalled()
  expect(screen.text()).toContain('请填写此项')
  await screen.waitFor(() => document.activeElement?.getAttribute('aria-label') === '姓名')
  const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('请填写此项')
})

test('an error stays with its item when the item moves', async () => {
  const screen = await open(guests, hints, { guests: [{ name: '甲' }, { name: '' }] })
  await screen.tap('提交')
  await screen.tap('上移 同行人 2')
  await screen.tap(/^同行人 2/)
  expect(values('姓名')).toEqual(['', '甲'])
  expect(screen.box.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1)
  expect(screen.box.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
})

test('a hidden field is not sent and comes back as it was', async () => {
  const screen = await open(guests, hints, { guests: [{ name: '甲', kind: true, note: '花生' }, { name: '乙' }] })
  await screen.tap('同行人 1 · 甲')
  expect(values('说明')).toEqual(['花生'])
  await screen.tap('忌口')
  expect(values('说明')).toEqual([])
  await screen.tap('提交')
  expect(send.mock.calls[0][0].guests[0]).toEqual({ name: '甲', kind: false })
  await screen.tap('忌口')
  expect(values('说明')).toEqual(['花生'])
})

test('a list of texts is filled in item by item', async () => {
  const screen = await open({
    properties: { tags: { type: 'array', title: '标签', items: { type: 'string', maxLength: 3 } } },
  })
  await screen.tap('添加标签')
  await fill('标签 1', '茶')
  await screen.tap('添加标签')
  await screen.tap('提交')
  expect(screen.text()).toContain('请填写此项')
  await fill('标签 2', '器')
  await screen.tap('下移 标签 1')
  await screen.tap('提交')
  expect(send).toHaveBeenCalledWith({ tags: ['器', '茶'] })
})

test('one change draws one field again', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`f${n}`, { type: 'string', title: `项${n}` }]),
  )
  const screen = await open({ properties })
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(screen.box, { subtree: true, attributes: true, childList: true, characterData: true })
  await fill('项7', '茶')
  expect(
    changes.every(({ target }) => target instanceof HTMLInputElement && target.getAttribute('aria-label') === '项7'),
  ).toBe(true)
  observer.disconnect()
})

test('a description is shown and describes its control', async () => {
  const screen = await open(
    {
      properties: {
        name: { type: 'string', title: '称呼', description: '怎么称呼您' },
        tea: { type: 'string', title: '茶', description: '选一款', enum: ['a'] },
        on: { type: 'boolean', title: '通知', description: '下一场' },
      },
    },
    { tea: { 'ui:widget': 'radio' } },
  )
  const describedOf = (selector: string) =>
    document.getElementById(screen.box.querySelector(selector)?.getAttribute('aria-describedby') ?? '')?.textContent
  expect([describedOf('input'), describedOf('[role=radiogroup]'), describedOf('[role=switch]')]).toEqual([
    '怎么称呼您',
    '选一款',
    '下一场',
  ])
})

const deep = (depth: number): object =>
  depth === 0
    ? { type: 'string', title: '底' }
    : { type: 'object', title: `层${depth}`, properties: { a: deep(depth - 1) } }
const loop: Record<string, unknown> = { type: 'object', title: '自己' }
loop.properties = { again: loop, list: { type: 'array', title: '列', items: loop } }

test.each<[string, unknown, string]>([
  ['objects 300 deep', { properties: { a: deep(300) } }, '此项层级过深，无法填写'],
  ['itself within', loop, '此项层级过深，无法填写'],
  ['an unknown type', { properties: { a: { type: 'hologram' } } }, '暂不支持此项的类型，无法填写'],
  [
    'an unknown widget',
    { properties: { a: { type: 'string', widget: 'hologram' } } },
    '暂不支持此项的填写方式，无法填写',
  ],
  ['a list of nothing', { properties: { a: { type: 'array' } } }, '此项的设置不完整，无法填写'],
  ['a field that is no record', { properties: { a: 7 } }, '暂不支持此项的类型，无法填写'],
  [
    '5,000 fields',
    { properties: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, {}])) },
    '表单内容过多，暂时无法填写',
  ],
  ['no properties', { properties: null }, '表单设置有误，暂时无法填写'],
  ['no schema', null, '表单设置有误，暂时无法填写'],
  [
    'names of every object',
    {
      properties: {
        constructor: { type: 'object', properties: { toString: { type: 'string' } } },
        valueOf: { type: 'hologram' },
      },
    },
    '暂不支持此项的类型，无法填写',
  ],
])('a schema with %s says what cannot be drawn, and can be submitted without it', async (_, json, words) => {
  const screen = await open(json, {}, { a: { a: 1 }, constructor: 7 } as never)
  expect(screen.text()).toContain(words)
  await screen.tap('提交')
  expect(send).toHaveBeenCalledTimes(1)
})

test('a field keeps its value where it still fits when the schema changes under it', async () => {
  const before = { properties: { a: { type: 'string', title: '甲' }, b: { type: 'string', title: '乙' } } }
  const after = {
    properties: {
      a: { type: 'array', title: '甲', items: { enum: ['x'] } },
      b: { type: 'string', title: '乙' },
      c: { type: 'array', title: '丙', items: { type: 'image' } },
    },
  }
  const noHints = {}
  const noValues = {}
  const screen = await render(<Form json={before} ui={noHints} stored={noValues} />)
  await fill('甲', '一')
  await fill('乙', '二')
  await screen.rerender(<Form json={after} ui={noHints} stored={noValues} />)
  expect(values('乙')).toEqual(['二'])
  await screen.tap('x')
  await screen.tap('提交')
  expect(send).toHaveBeenCalledWith({ a: ['x'], b: '二', c: [] })
})

test('a form as deep as it may be is drawn to its last field', async () => {
  const screen = await open({ properties: { a: deep(DEPTH_MAX - 1) } })
  expect(values('底')).toEqual([''])
  expect(screen.text()).not.toContain('无法填写')
})
