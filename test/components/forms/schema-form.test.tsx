import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { SchemaForm } from '@/forms/SchemaForm'
import { widgetOf } from '@/forms/registry'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { Button } from '@/ui/controls/Button'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).
jest.mock('@/services/api/site', () => ({ siteApi: {} }))

const schema: FormSchema = {
  properties: {
    name: { type: 'string', title: '姓名', trim: true, maxLength: 4 },
    mobile: { type: 'string', widget: 'mobile', title: '手机号' },
    news: { type: 'boolean', title: '订阅' },
  },
  required: ['name'],
}

function Form({
  send,
  initialValues = {},
}: {
  readonly send: (values: FormValues) => void
  readonly initialValues?: FormValues
}) {
  const form = useSchemaForm(schema, initialValues, { 'name.required': '请填写姓名' })
  return (
    <>
      <SchemaForm schema={schema} form={form} />
      <Button onTap={() => form.submit(send)}>提交</Button>
    </>
  )
}

test('sends nothing while a rule is broken and shows a message at each invalid field', async () => {
  const send = jest.fn()
  const screen = await render(<Form send={send} initialValues={{ name: '   ', mobile: '123' }} />)
  await screen.tap('提交')
  expect(send).not.toHaveBeenCalled()
  expect(screen.text()).toContain('请填写姓名')
  expect(screen.text()).toContain('请输入正确的手机号')
})

test('hides the message of a field when it is changed', async () => {
  const screen = await render(<Form send={() => {}} />)
  await screen.tap('提交')
  await screen.input('姓名', '林')
  expect(screen.text()).not.toContain('请填写姓名')
})

test('submits trimmed values and switched booleans', async () => {
  const send = jest.fn()
  const screen = await render(<Form send={send} initialValues={{ name: ' 林小满 ' }} />)
  await screen.tap('订阅')
  await screen.tap('提交')
  expect(send).toHaveBeenCalledWith({ name: '林小满', mobile: '', news: true })
})

test('treats stored values of a wrong type as empty', async () => {
  const send = jest.fn()
  const screen = await render(<Form send={send} initialValues={{ name: { first: 'x' }, news: 'yes' }} />)
  await screen.tap('提交')
  expect(screen.text()).toContain('请填写姓名')
})

test('widgetOf falls back to a text input for an unknown widget', () => {
  expect(widgetOf({ type: 'string', widget: 'hologram', title: '' })).toBe(widgetOf({ type: 'string', title: '' }))
})
