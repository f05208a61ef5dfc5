import { useT } from '@/i18n'
import { trade, tradeKeys } from '@/services/trade'
import { CommentGroup } from './CommentGroup'

/** What the user said of the lines of an order. */
export function OwnComments({ number }: { readonly number: string }) {
  const t = useT()
  return <CommentGroup title={t('comment.mine')} queryKey={tradeKeys.orderComments(number)} load={(options) => trade.orderComments(number, options)} />
}
