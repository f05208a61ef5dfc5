import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { CommentView } from '@/features/comment/CommentView'
import { useT } from '@/i18n'
import { ops, opsKeys } from '@/services/ops'
import { useHasComments } from '@/state/comments'
import s from './Ops.module.scss'

/** What the buyer said of an order; nothing where nothing was said, or could be had. */
export function OrderComments({ id }: { readonly id: number }) {
  const t = useT()
  const isOn = useHasComments()
  const { data } = useQuery({ queryKey: opsKeys.orderComments(id), queryFn: ({ signal }) => ops.orderComments(id, { signal }), enabled: isOn })
  if (!isOn || !data || data.count === 0) return null
  return (
    <View>
      <View className={s.hint} role="heading" aria-level={2}>
        {t('ops.comments')}
      </View>
      {data.results.map((comment) => (
        <CommentView key={comment.id} comment={comment} />
      ))}
    </View>
  )
}
