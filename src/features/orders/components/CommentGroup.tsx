import type { Page } from '@storefront/contract/entities/common'
import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useHasComments } from '@/state/comments'
import s from './Comment.module.scss'
import { CommentView } from './CommentView'

interface CommentGroupProps {
  readonly title: string
  readonly queryKey: readonly unknown[]
  /** Returns the content below a comment: its replies. */
  readonly renderFoot?: (comment: ProductComment) => ReactNode
  readonly load: (options: { readonly signal: AbortSignal }) => Promise<Page<ProductComment>>
}

/** The comments on an order or a parcel, under their title; nothing if there are none, or if they failed to load. */
export function CommentGroup({ title, queryKey, load, renderFoot }: CommentGroupProps) {
  const isOn = useHasComments()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => load({ signal }), enabled: isOn })
  if (!isOn || !data || data.count === 0) return null
  return (
    <View className={s.group}>
      <View className={s.title} role="heading" aria-level={2}>
        {title}
      </View>
      {data.results.map((comment) => (
        <CommentView key={comment.id} comment={comment}>
          {renderFoot?.(comment)}
        </CommentView>
      ))}
    </View>
  )
}
