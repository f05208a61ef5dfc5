import { useT } from '@/i18n'
import { ordersKeys, ordersApi } from '@/services/api/orders'
import type { Page } from '@storefront/contract/entities/common'
import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useHasComments } from '@/state/comments'
import s from './Comment.module.scss'
import { CommentView } from './CommentView'

interface CommentGroupProps {
  readonly title: string
  readonly queryKey: readonly unknown[]
  readonly load: (options: { readonly signal: AbortSignal }) => Promise<Page<ProductComment>>
}

/** What was said of an order or a parcel, under its title; nothing where nothing was said, or could be had. */
export function CommentGroup({ title, queryKey, load }: CommentGroupProps) {
  const isOn = useHasComments()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => load({ signal }), enabled: isOn })
  if (!isOn || !data || data.count === 0) return null
  return (
    <View className={s.group}>
      <View className={s.title} role="heading" aria-level={2}>
        {title}
      </View>
      {data.results.map((comment) => (
        <CommentView key={comment.id} comment={comment} />
      ))}
    </View>
  )
}

/** What the user said of the lines of an order. */
export function OwnComments({ number }: { readonly number: string }) {
  const t = useT()
  return <CommentGroup title={t('comment.mine')} queryKey={ordersKeys.orderComments(number)} load={(options) => ordersApi.orderComments(number, options)} />
}
