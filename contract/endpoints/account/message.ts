import { Type } from '@sinclair/typebox'
import { messageTopics } from '../../domain/account/messages'
import { Message } from '../../entities/account/message'
import { Id, ListQuery, Page } from '../../entities/common'
import { endpoint } from '../define'

const Topic = Type.Union(messageTopics.map((topic) => Type.Literal(topic)))
const UnreadCount = Type.Object({ unread: Type.Integer() })

/** The user's message centre. */
export const messageEndpoints = {
  messages: endpoint({
    method: 'GET',
    path: '/base/user/me/message/',
    summary: "The user's messages, all or of a topic; the newest first",
    query: Type.Composite([Type.Pick(ListQuery, ['limit', 'offset']), Type.Object({ topic: Type.Optional(Topic) })]),
    reply: Page(Message),
    auth: 'user',
  }),
  readMessages: endpoint({
    method: 'POST',
    path: '/base/user/me/message/read/',
    summary: 'Marks one message as read, or all up to the newest that was seen; gives the number that is left',
    body: Type.Object({
      id: Type.Optional(Id),
      /** The newest that was seen: later ones stay unread. */
      up_to: Type.Optional(Id),
    }),
    reply: UnreadCount,
    auth: 'user',
  }),
}
