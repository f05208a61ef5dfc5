import type { FormSchema } from '@storefront/contract/domain/form'
import { SchemaForm } from '@/forms/SchemaForm'
import { widgetOf } from '@/forms/registry'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { Button } from '@/ui/Button'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).
jest.mock('@tarojs/components', () => jest.requireActual('@/platform/components-h5/view'))
jest.mock('@/services/base', () => ({ base: {} }))

const schema: FormSchema = {
  properties: {
    name: { type: 'string', title: '姓名', trim: true, maxLength: 4 },
    mobile: { type: 'string', widget: 'mobile', title: '手机号' },
    news: { type: 'boolean', title: '订阅' },
  },
  required: ['name'],
}

function Form({ send, given = {} }: { readonly send: (values: FormValues) => void; readonly given?: FormValues }) {
  const form = useSchemaForm(schema, given, { 'name.required': '请填写姓名' })
  return (
    <>
      <SchemaForm schema={schema} form={form} />
      <Button onTap={() => form.submit(send)}>提交</Button>
    </>
  )
}

test('nothing is sent while a rule is broken, and each field says its own', async () => {
  const send = jest.fn()
  const screen = await render(<Form send={send} given={{ name: '   ', mobile: '123' }} />)
  await screen.tap('提交')
  expect(send).not.toHaveBeenCalled()
  expect(screen.text()).toContain('请填写姓名')
  expect(screen.text()).toContain('请输入正确的手机号')
})

test('a field that is changed is believed until the next try', async () => {
  const screen = await render(<Form send={() => {}} />)
  await screen.tap('提交')
  await screen.input('姓名', '林')
  expect(screen.text()).not.toContain('请填写姓名')
})

test('what passes is sent trimmed, with what was switched on', async () => {
  const send = jest.fn()
  const screen = await render(<Form send={send} given={{ name: ' 林小满 ' }} />)
  await screen.tap('订阅')
  await screen.tap('提交')
  expect(send).toHaveBeenCalledWith({ name: '林小满', mobile: '', news: true })
})

test('stored values of another shape become empty instead of breaking the form', async () => {
  const send = jest.fn()
  const screen = await render(<Form send={send} given={{ name: { first: 'x' }, news: 'yes' }} />)
  await screen.tap('提交')
  expect(screen.text()).toContain('请填写姓名')
})

test('an unknown widget is a line of text', () => {
  expect(widgetOf({ type: 'string', widget: 'hologram', title: '' })).toBe(widgetOf({ type: 'string', title: '' }))
})
