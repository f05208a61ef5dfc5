import { contactLine } from '@storefront/contract/domain/account/mobile'
import type { Verification } from '@storefront/contract/entities/ops'
import { Text, View } from '@tarojs/components'
import { onField } from '@/shared/list/fields'
import { dateRangeFilter } from '@/shared/list/filters'
import { RouteLink } from '@/shared/link/RouteLink'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText } from '@/lib/time'
import { opsKeys, type VerificationsQuery, opsApi } from '@/services/api/ops'
import s from './components/Ops.module.scss'

type Question = VerificationsQuery & { readonly mine?: boolean }

function VerificationRow({ row }: { readonly row: Verification }) {
  const t = useT()
  return (
    <RouteLink to="ops.virtualcard" params={{ id: row.card_id }} className={cx(s.card, s.whole)}>
      <View className={s.head}>
        <View className={s.name}>{[row.product_name, row.attributes_label].filter(Boolean).join(' ')}</View>
        <Text className={s.quiet}>{dateTimeText(row.created)}</Text>
      </View>
      <View className={s.text}>{`${t('ops.holder')}  ${contactLine(row.contacts)}`}</View>
      <View className={s.quiet}>{`${row.num}  ${t('ops.by')} ${row.by}`}</View>
    </RouteLink>
  )
}

/** Tickets used, the newest first; one's own in a tab of their own. */
export const verificationList: ListSpec<Verification, Question> = {
  key: opsKeys.verifications,
  load: ({ mine, ...query }, options) =>
    mine ? opsApi.myVerifications(query, options) : opsApi.verifications(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 96, render: (row) => <VerificationRow row={row} /> }),
  empty: { text: 'ops.noVerifications', hint: 'list.soonHint', icon: 'doc' },
  search: 'ops.searchVerification',
  tabs: {
    name: 'mine',
    label: 'ops.whose',
    options: [
      { value: '', label: 'common.all' },
      { value: 'true', label: 'ops.mine' },
    ],
  },
  panel: [dateRangeFilter('past')],
  fields: { mine: onField },
}
