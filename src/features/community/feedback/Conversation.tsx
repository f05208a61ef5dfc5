import type { Feedback } from '@storefront/contract/entities/community/feedback'
import type { Image } from '@storefront/contract/entities/common'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { PictureRow } from '@/shared/picture/PictureRow'
import s from './Feedback.module.scss'

interface SpeechProps {
  readonly who: string
  readonly isStaff: boolean
  readonly text: string
  readonly images: readonly Image[]
  readonly at: string
}

function Speech({ who, isStaff, text, images, at }: SpeechProps) {
  const t = useT()
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={cx(s.who, isStaff && s.staff)}>{who}</Text>
        <Text className={s.quiet}>{dateTimeText(at)}</Text>
      </View>
      <View className={s.text}>{text}</View>
      <PictureRow images={images} nameOf={(n) => t('feedback.picture', { n })} />
    </View>
  )
}

/** The feedback to the site and every reply, in order. */
export function Conversation({ feedback, writer }: { readonly feedback: Feedback; readonly writer: string }) {
  const t = useT()
  const { text, images, created: createdAt, replies } = feedback
  return (
    <>
      <Speech who={writer} isStaff={false} text={text} images={images} at={createdAt} />
      {replies.map((reply) => (
        <Speech
          key={reply.id}
          who={reply.is_staff ? t('feedback.staff') : writer}
          isStaff={reply.is_staff}
          text={reply.text}
          images={reply.images}
          at={reply.created}
        />
      ))}
    </>
  )
}
