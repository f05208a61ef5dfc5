import { call, type InputOf, type Read } from '../client'

export type MessagesQuery = NonNullable<InputOf<'GET /base/user/me/message/'>['query']>
export type MessageTopic = NonNullable<MessagesQuery['topic']>

/** Names of what is cached. */
export const messageKeys = {
  list: (topic?: MessageTopic) => (topic ? (['messages', topic] as const) : (['messages'] as const)),
}

/** The message centre, one function a call. */
export const messagesApi = {
  list: (query: MessagesQuery, options?: Read) => call('GET /base/user/me/message/', { query }, options),
  /** Marks one message as read. */
  read: (id: number) => call('POST /base/user/me/message/read/', { body: { id } }, { silent: true }),
  /** Marks all up to one as read. */
  readUpTo: (up_to: number) => call('POST /base/user/me/message/read/', { body: { up_to } }),
}
