import { messageRows } from '@storefront/contract/domain/account/messages'
import type { Message } from '@storefront/contract/entities/account/message'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { go, goLink } from '@/router'
import { timeLabel } from '@/ui/display/timeLabel'
import s from './Message.module.scss'

interface MessageRowProps {
  readonly message: Message
  readonly onRead: (message: Message) => void
}

/** A message as the way to what it is about; opened, it is read. */
export function MessageRow({ message, onRead }: MessageRowProps) {
  const t = useT()
  const { kind, target, text, note, link, created: createdAt, is_read } = message
  const { route, param } = messageRows[kind]
  const open = () => {
    if (!is_read) onRead(message)
    void (link ? goLink(link) : go(route, param === null ? {} : { [param]: target }))
  }
  return (
    <Pressable className={s.item} onTap={open}>
      <View className={s.head}>
        {is_read ? null : <View className={s.dot} role="img" aria-label={t('inbox.unread')} />}
        <View className={is_read ? s.text : s.unread}>{text}</View>
      </View>
      {note ? <View className={s.note}>{note}</View> : null}
      <Text className={s.time}>{timeLabel(t, createdAt, Date.now())}</Text>
    </Pressable>
  )
}
