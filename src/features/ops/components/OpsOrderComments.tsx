import { CommentGroup } from '@/features/orders/components/CommentGroup'
import { useT } from '@/i18n'
import { opsKeys, opsApi } from '@/services/api/ops'

/** The buyer's comments on an order, for operators. */
export function OpsOrderComments({ id }: { readonly id: number }) {
  const t = useT()
  return (
    <CommentGroup
      title={t('ops.comments')}
      queryKey={opsKeys.orderComments(id)}
      load={(options) => opsApi.orderComments(id, options)}
    />
  )
}
