import type { AnswerTab } from '@storefront/contract/domain/orders/answer-tabs'
import type { ListSql } from '../../../db/list'

/** Narrows a list of what buyers wrote to a tab; the conditions are those of its indexes. */
export function whereAnswered(sql: ListSql, tab: AnswerTab = 'all'): void {
  if (tab !== 'all') sql.where(tab === 'waiting' ? 'not t.is_answered' : 't.is_answered')
}
