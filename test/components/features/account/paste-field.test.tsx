import { act } from 'react'
import { PasteField } from '@/features/account/components/address/PasteField'
import { feedback } from '@/platform/feedback'
import { siteApi } from '@/services/api/site'
import { button, fill, renderScreen } from '../../fixtures'

let messages: string[]
beforeEach(() => {
  messages = []
  jest.spyOn(feedback, 'toast').mockImplementation((text) => void messages.push(text))
  jest
    .spyOn(siteApi, 'districts')
    .mockResolvedValue({ count: 1, results: [{ code: '330106', name: '西湖区', parent: '3301' }] } as never)
})

async function paste(text: string) {
  const values: Record<string, unknown> = {}
  await renderScreen(<PasteField form={{ set: (name, value) => Object.assign(values, { [name]: value }) }} />)
  await fill('智能填写', text)
  await act(async () => button('识别').click())
  return { values, box: document.querySelector('textarea')?.value, message: messages[0] }
}

test('fills the form and empties the box', async () => {
  const { values, box, message } = await paste('王雨 13900000002 浙江省杭州市西湖区文三路1号')
  expect(values).toMatchObject({
    name: '王雨',
    mobile: '13900000002',
    region: { district: '330106' },
    address: '文三路1号',
  })
  expect(message).toBe('已识别，请核对后保存')
  expect(box).toBe('')
})

test('chooses province and city and keeps the rest when the district is not known', async () => {
  const { values, message } = await paste('王雨 13900000002 浙江省杭州市工业园区9号')
  expect(values).toMatchObject({
    region: { province: '33', city: '3301', district: '', display: '浙江省 杭州市' },
    address: '工业园区9号',
  })
  expect(message).toBe('已识别部分内容，请补充其余信息')
})

test('leaves a postcode in the box', async () => {
  const { box } = await paste('王雨 13900000002 浙江省杭州市西湖区文三路1号 邮编310012')
  expect(box).toBe('310012')
})

test('tells that an ID number was dropped', async () => {
  const { values, box, message } = await paste('王雨 330106199003071234 13900000002 浙江省杭州市西湖区文三路1号')
  expect(message).toBe('已识别；为保护隐私，身份证号已移除')
  expect([JSON.stringify(values), box].join()).not.toContain('1990')
})
