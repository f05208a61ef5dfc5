import { Text, View } from '@tarojs/components'
import { RouteLink } from '@/shared/link/RouteLink'
import { rowItems } from '@/shared/list/rowItems'
import type { ListSpec } from '@/shared/list/spec'
import { useT } from '@/i18n'
import { endTimeText } from '@/lib/time'
import { opsApi, opsKeys, type PackageCodesQuery } from '@/services/api/ops'
import s from './components/Ops.module.scss'

type PackageReceipts = Awaited<ReturnType<typeof opsApi.packageCodes>>['results'][number]

function PackageRow({ row }: { readonly row: PackageReceipts }) {
  const t = useT()
  return (
    <RouteLink to="ops.couponpackagecode" params={{ id: row.id }} className={s.item}>
      <View className={s.head}>
        <Text className={s.title}>{row.name}</Text>
        <Text className={s.status}>{t('counter.packCount', { n: row.received })}</Text>
      </View>
      {row.end ? <View className={s.quiet}>{t('counter.packUntil', { time: endTimeText(row.end) })}</View> : null}
    </RouteLink>
  )
}

/** Coupon packages, each with how many came through the operator's own code, which it leads to. */
export const packageCodeList: ListSpec<PackageReceipts, PackageCodesQuery> = {
  key: opsKeys.packageCodes,
  load: (query, options) => opsApi.packageCodes(query, options),
  idOf: ({ id }) => id,
  renderItems: rowItems({ keyOf: ({ id }) => String(id), height: 72, render: (row) => <PackageRow row={row} /> }),
  empty: { text: 'counter.packNone', hint: 'list.soonHint', icon: 'wallet' },
  search: 'counter.packSearch',
}
