import { formatPrice } from '@storefront/contract/domain/money'
import { type IncomeState, incomeStates } from '@storefront/contract/domain/promotion/distribution'
import type {
  DistGoods,
  IncomeRow as Income,
  IncomeStatement,
  TeamMember,
} from '@storefront/contract/entities/promotion/distribution'
import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import { distKeys, distributionApi } from '@/services/api/distribution'
import { Chips } from '@/shared/list/panel/Chips'
import { type PagedList, usePaged } from '@/shared/list/usePaged'
import { Icon } from '@/ui/display/Icon'
import { Picture } from '@/ui/display/Picture'
import { Empty } from '@/ui/feedback/Empty'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { ListView } from '@/ui/list/ListView'
import { useCurrency } from '@/ui/stores'
import { usePercent } from '../usePercent'
import { LinkActions } from './LinkActions'
import s from './Promoter.module.scss'

interface RowsProps<T> {
  readonly list: PagedList<T>
  readonly empty: 'noGoods' | 'noIncome' | 'noneOfState' | 'noTeam' | 'noMonths'
  readonly idOf: (item: T) => string | number
  readonly row: (item: T) => ReactNode
}

function Rows<T>({ list: { items, view }, empty, idOf, row }: RowsProps<T>) {
  const t = useT()
  const nothing = <Empty icon="doc" text={t(`dist.${empty}`)} hint={t(`dist.${empty}Hint`)} />
  return (
    <ListView {...view} skeleton={<SkeletonRows rows={4} />} empty={nothing}>
      <View className={s.list} role="list">
        {items.map((item) => (
          <View key={idOf(item)} className={s.row} role="listitem">
            {row(item)}
          </View>
        ))}
      </View>
    </ListView>
  )
}

const goodsId = ({ type, id }: DistGoods): string => `${type}:${id}`

/** The goods that can be promoted, each with the promoter's link and poster. */
export function GoodsList() {
  const t = useT()
  const currency = useCurrency()
  const percent = usePercent()
  const list = usePaged<DistGoods>({ key: distKeys.goods(), load: distributionApi.goods, idOf: goodsId })
  const row = ({ type, id, title, main_image, price, rate, commission }: DistGoods) => (
    <View className={s.goods}>
      <View className={s.goodsHead}>
        <View className={s.picture}>
          <Picture image={main_image} alt="" width={64} ratio={1} />
        </View>
        <View className={s.why}>
          <View className={s.title}>{title}</View>
          <View className={s.quiet}>{formatPrice(price, currency)}</View>
          <View className={s.gain}>
            {t('dist.earn', { amount: formatPrice(commission, currency), rate: percent(rate) })}
          </View>
        </View>
      </View>
      <LinkActions target={{ type, id }} title={title} />
    </View>
  )
  return <Rows list={list} empty="noGoods" idOf={goodsId} row={row} />
}

const incomeId = ({ id }: Income): number => id

/** A row of income: its order's line, and where it stands. */
export function IncomeLine({ item, amount = item.amount }: { readonly item: Income; readonly amount?: string }) {
  const t = useT()
  const currency = useCurrency()
  const { kind, kind_display, product_name, order_number, level, state_display, settles, created: createdAt } = item
  const facts = [
    order_number ? t('dist.orderOf', { number: order_number }) : '',
    kind === 'commission' ? t('dist.level', { n: level }) : kind_display,
    dateTimeText(createdAt),
    settles ? t('dist.settles', { time: dateTimeText(settles) }) : '',
  ]
  return (
    <>
      <View className={s.why}>
        <View className={s.title}>{product_name || kind_display}</View>
        <View className={s.quiet}>{facts.filter(Boolean).join(' · ')}</View>
      </View>
      <View className={s.change}>
        {formatPrice(amount, currency)}
        <View className={s.quiet}>{state_display}</View>
      </View>
    </>
  )
}

const incomeFilters = ['all', ...incomeStates] as const

/** Rows of income of a state or all, the newest first. */
export function IncomeList() {
  const t = useT()
  const [state, setState] = useState<IncomeState | 'all'>('all')
  const list = usePaged<Income>({
    key: distKeys.income(state),
    load: (page, options) => distributionApi.income({ ...page, ...(state === 'all' ? {} : { state }) }, options),
    idOf: incomeId,
  })
  return (
    <>
      <View className={s.filter}>
        <Chips
          label={t('dist.income')}
          items={incomeFilters.map((key) => ({
            key,
            title: t(`dist.${key}`),
            isOn: key === state,
            onTap: () => setState(key),
          }))}
        />
      </View>
      <Rows
        list={list}
        empty={state === 'all' ? 'noIncome' : 'noneOfState'}
        idOf={incomeId}
        row={(item) => <IncomeLine item={item} />}
      />
    </>
  )
}

const memberId = ({ name, created: joinedAt }: TeamMember): string => `${name}:${joinedAt}`

/** The team members that joined through this promoter. Nothing is paid for their number, and the page says so. */
export function TeamList() {
  const t = useT()
  const list = usePaged<TeamMember>({ key: distKeys.team(), load: distributionApi.team, idOf: memberId })
  const row = ({ name, avatar, level, orders, created: joinedAt }: TeamMember) => (
    <>
      <View className={s.avatar}>
        {avatar ? <Picture image={avatar} alt="" width={44} ratio={1} /> : <Icon name="user" size={24} />}
      </View>
      <View className={s.why}>
        <View className={s.title}>{name}</View>
        <View className={s.quiet}>
          {[
            t('dist.level', { n: level }),
            t('dist.teamOrders', { n: orders }),
            t('dist.joined', { time: dateTimeText(joinedAt) }),
          ].join(' · ')}
        </View>
      </View>
    </>
  )
  return (
    <>
      <View className={s.note}>{t('dist.teamRule')}</View>
      <Rows list={list} empty="noTeam" idOf={memberId} row={row} />
    </>
  )
}

const monthOf = ({ month }: IncomeStatement): string => month

/** Income by month. */
export function StatementList() {
  const t = useT()
  const currency = useCurrency()
  const list = usePaged<IncomeStatement>({
    key: distKeys.statements(),
    load: distributionApi.statements,
    idOf: monthOf,
  })
  const row = ({ month, earned, taken_back, withdrawn, rows }: IncomeStatement) => (
    <View className={s.why}>
      <View className={s.title}>{month}</View>
      <View className={s.quiet}>
        {[
          t('dist.earned', { amount: formatPrice(earned, currency) }),
          t('dist.takenBack', { amount: formatPrice(taken_back, currency) }),
          t('dist.withdrawn', { amount: formatPrice(withdrawn, currency) }),
          t('dist.rows', { n: rows }),
        ].join(' · ')}
      </View>
    </View>
  )
  return <Rows list={list} empty="noMonths" idOf={monthOf} row={row} />
}
