import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { SchemaForm } from '@/forms/SchemaForm'
import { useSchemaForm } from '@/forms/useSchemaForm'
import { Button } from '@/ui/controls/Button'
import '@/i18n/subpackage'
import { render } from '../../setup/render'

type Json = Readonly<Record<string, unknown>>
const onSubmit = jest.fn()

function Form({ schema }: { readonly schema: FormSchema }) {
  const form = useSchemaForm(schema, {})
  return (
    <>
      <SchemaForm schema={schema} form={form} />
      <Button onTap={() => form.submit(onSubmit)}>提交</Button>
    </>
  )
}

/** A form of one field, read as an operator's schema is. */
const fieldOf = (field: Json, ui: Json = {}, required: readonly string[] = []) =>
  render(
    <Form
      schema={formSchemaOf({ type: 'object', required, properties: { it: { title: '茶', ...field } } }, { it: ui })}
    />,
  )

test.each([
  [{ type: 'string' }, '请填写'],
  [{ type: 'string', maxLength: 20 }, '最多 20 字'],
  [{ type: 'mobile' }, '11 位手机号'],
  [{ type: 'email' }, 'name@example.com'],
  [{ type: 'string', format: 'email' }, 'name@example.com'],
  [{ type: 'string', format: 'china-name' }, '2 到 6 个字的姓名'],
  [{ type: 'number' }, '填写数字'],
  [{ type: 'integer', minimum: 1, maximum: 3 }, '填写 1 到 3'],
  [{ type: 'string', placeholder: '怎么称呼您' }, '怎么称呼您'],
])('a field %j has the hint %s', async (field, hint) => {
  const screen = await fieldOf(field)
  expect(screen.box.querySelector('input')?.placeholder).toBe(hint)
})

test.each([
  [{ type: 'date' }, '茶 选择日期'],
  [{ type: 'time' }, '茶 选择时间'],
  [{ type: 'datetime' }, '茶 选择日期和时间'],
  [{ type: 'string', enum: ['a', 'b'] }, '茶 请选择'],
])('a field %j asks for a choice by the name %s', async (field, name) => {
  const screen = await fieldOf(field)
  expect(screen.get(name)).toBeTruthy()
})

const rows: readonly (readonly [string, Json, Json])[] = [
  ['text', { type: 'string' }, {}],
  ['paragraph', { type: 'textarea' }, {}],
  ['mobile', { type: 'mobile' }, {}],
  ['number', { type: 'integer' }, {}],
  ['score', { type: 'integer' }, { 'ui:widget': 'rate' }],
  ['date', { type: 'date' }, {}],
  ['select', { type: 'string', enum: ['a'] }, {}],
  ['radio', { type: 'string', enum: ['a'] }, { 'ui:widget': 'radio' }],
  ['checkboxes', { type: 'array', items: { type: 'string', enum: ['a'] } }, {}],
  ['image', { type: 'image' }, {}],
  ['address', { type: 'address' }, {}],
  ['list', { type: 'array', items: { type: 'string' } }, {}],
]
const marks = (screen: Awaited<ReturnType<typeof fieldOf>>) =>
  screen.role('img').filter((node) => node.getAttribute('aria-label') === '必填').length

test.each(rows)('a %s that must be filled has the mark, one that may be left out has none', async (_, field, ui) => {
  expect(marks(await fieldOf(field, ui, ['it']))).toBe(1)
  document.body.innerHTML = ''
  expect(marks(await fieldOf(field, ui))).toBe(0)
})

test('the mark is part of what a screen reader hears of the control', async () => {
  const screen = await fieldOf({ type: 'string' }, {}, ['it'])
  const ids = screen.box.querySelector('input')?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.getAttribute('aria-label'))).toEqual(['必填'])
})

test('a score is given in stars of the bounds of the field, and is required like any answer', async () => {
  const screen = await fieldOf({ type: 'integer', minimum: 1, maximum: 3 }, { 'ui:widget': 'rate' }, ['it'])
  expect(screen.role('radio').map((node) => node.getAttribute('aria-label'))).toEqual(['1 星', '2 星', '3 星'])
  await screen.tap('提交')
  expect(screen.text()).toContain('请填写此项')
  await screen.tap('2 星')
  await screen.tap('提交')
  expect(onSubmit).toHaveBeenLastCalledWith({ it: 2 })
})

test('a score without bounds has five stars, and the server takes no sixth', () => {
  const schema = { type: 'object', properties: { it: { type: 'number', title: '分' } } }
  const { it } = formSchemaOf(schema, { it: { 'ui:widget': 'rate' } }).properties
  expect(it).toMatchObject({ type: 'integer', widget: 'rate', minimum: 1, maximum: 5 })
})
