import { CLIENT_LOG } from '@storefront/contract/constants'
import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { SchemaForm } from '@/forms/SchemaForm'
import { type FormValues, useSchemaForm } from '@/forms/useSchemaForm'
import { siteApi } from '@/services/api/site'
import { render } from '../../setup/render'

const mockLog = jest.fn()
jest.mock('@/services/log', () => ({
  ...jest.requireActual('@/services/log'),
  logClient: (code: number, error: unknown) => mockLog(code, error),
}))
beforeEach(() => mockLog.mockReset())

const schema: FormSchema = { properties: { it: { title: '地区', type: 'address' } }, required: [] }
function Form({ stored }: { readonly stored: unknown }) {
  const form = useSchemaForm(schema, { it: stored } as FormValues)
  return <SchemaForm schema={schema} form={form} />
}

test('a stored value that is no address is none, and is logged alone (20011)', async () => {
  const screen = await render(<Form stored="杭州" />)
  expect(mockLog.mock.calls.map(([code]) => code)).toEqual([CLIENT_LOG.addressValue])
  expect([CLIENT_LOG.addressValue, screen.text().includes('杭州')]).toEqual([20011, false])
})

test('an address of a region that is not there is logged with its codes once its districts are shown', async () => {
  jest
    .spyOn(siteApi, 'districts')
    .mockResolvedValue({ count: 1, results: [{ code: '33', name: '浙江省', level: 'province' }] })
  const screen = await render(<Form stored={{ province: '99', city: '9901', district: '990101', display: '他处' }} />)
  expect(mockLog).not.toHaveBeenCalled()
  await screen.tap('他处')
  await screen.waitFor(() => mockLog.mock.calls.length > 0)
  expect(mockLog.mock.calls).toEqual([[CLIENT_LOG.addressValue, 'no region 99']])
})

test('an address that is empty is not logged', async () => {
  for (const stored of [undefined, null, '']) await render(<Form stored={stored} />)
  expect(mockLog).not.toHaveBeenCalled()
})
