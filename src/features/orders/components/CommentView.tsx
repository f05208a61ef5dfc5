import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { PictureRow } from '@/shared/picture/PictureRow'
import { useT } from '@/i18n'
import { dateText } from '@/lib/time'
import s from './Comment.module.scss'
import { Avatar } from '@/ui/display/Avatar'
import { Stars } from '@/ui/display/Stars'

/** A buyer's review of a product, with what stands below it. The text is rendered as a text node, never as markup. */
export function CommentView({
  comment,
  children,
}: {
  readonly comment: ProductComment
  readonly children?: ReactNode
}) {
  const t = useT()
  const { author, score, text, images, attributes_label, status_display, created: createdAt } = comment
  return (
    <View className={s.said}>
      <View className={s.head}>
        <View className={s.author}>
          <Avatar avatar={author.avatar} size={32} />
          <Text className={s.who}>{author.name}</Text>
        </View>
        <Stars score={score} />
      </View>
      <View className={s.text}>{text}</View>
      <PictureRow images={images} nameOf={(n) => t('comment.picture', { n })} />
      <View className={s.facts}>
        {[dateText(createdAt), attributes_label, status_display].filter(Boolean).join(' · ')}
      </View>
      {children}
    </View>
  )
}
