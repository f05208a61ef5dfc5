import type { Message } from '@storefront/contract/entities/account/message'
import { MessageListScreen } from '@/features/account/messages/MessageListScreen'
import '@/i18n/social'
import { accountApi } from '@/services/api/account'
import { messagesApi } from '@/services/api/messages'
import { renderScreen } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const message = (id: number, more: Partial<Message> = {}): Message => ({
  ...{ id, kind: 'order_ship', text: `订单 D${id} 已发货`, note: '', link: null, target: `D${id}`, is_read: false },
  created: '2026-03-01T00:00:00Z',
  ...more,
})

const open = async (messages: readonly Message[], params: Record<string, string> = {}) => {
  const list = jest.spyOn(messagesApi, 'list').mockResolvedValue({ count: messages.length, results: [...messages] })
  jest.spyOn(accountApi, 'overview').mockResolvedValue({
    messages: messages.filter(({ is_read }) => !is_read).length,
  } as never)
  const screen = await renderScreen(<MessageListScreen />, params)
  return { screen, list }
}

test('a message leads to what it is about, and is read once', async () => {
  const read = jest.spyOn(messagesApi, 'read').mockResolvedValue({ unread: 0 })
  const { screen } = await open([
    message(7),
    message(6, { kind: 'follow', text: '阿杰关注了您', target: 'u-1', is_read: true }),
  ])
  await screen.waitFor(() => screen.text().includes('订单 D7 已发货'))
  await screen.tap(/D7/)
  expect(read.mock.calls).toEqual([[7]])
  expect(openedScreens().at(-1)).toMatchObject({ name: 'shop.order.detail', params: { number: 'D7' } })
  await screen.tap(/阿杰/)
  expect(read).toHaveBeenCalledTimes(1)
  expect(openedScreens().at(-1)).toMatchObject({ name: 'user.detail', params: { guid: 'u-1' } })
})

test('a message of a campaign opens the link of the campaign', async () => {
  const link = { type: 'product', id: 12 }
  const { screen } = await open([message(7, { kind: 'campaign', text: '秋器开窑', link, is_read: true })])
  await screen.waitFor(() => screen.text().includes('秋器开窑'))
  await screen.tap(/秋器开窑/)
  expect(openedScreens().at(-1)).toMatchObject({ name: 'shop.product.detail', params: { id: '12' } })
})

test('all are marked up to the newest that was seen', async () => {
  const read = jest.spyOn(messagesApi, 'readUpTo').mockResolvedValue({ unread: 0 })
  const { screen } = await open([message(9), message(8)])
  await screen.waitFor(() => screen.get('全部已读'))
  await screen.tap('全部已读')
  expect(read.mock.calls).toEqual([[9]])
})

test('a topic lists its own messages, and an empty one says so', async () => {
  const { screen, list } = await open([], { tab: 'people' })
  await screen.waitFor(() => screen.text().includes('还没有消息'))
  expect(list.mock.calls[0]?.[0]).toMatchObject({ topic: 'people' })
  expect(screen.text()).not.toContain('全部已读')
})
