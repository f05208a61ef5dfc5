import { keysOf } from '@storefront/contract/domain/keys-of'
import type { DistKind } from '@storefront/contract/domain/promotion/distribution'
import type { Promoter, PromoterAccount } from '@storefront/contract/entities/promotion/distribution'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { IncomePanel } from '@/features/promotion/distribution/components/IncomePanel'
import { LinkCard } from '@/features/promotion/distribution/components/LinkCard'
import { OfferGoods, OfferRates } from '@/features/promotion/distribution/components/ProgrammeOffer'
import {
  GoodsList,
  IncomeList,
  StatementList,
  TeamList,
} from '@/features/promotion/distribution/components/PromoterLists'
import { PromoterPath } from '@/features/promotion/distribution/components/PromoterPath'
import s from '@/features/promotion/distribution/components/Promoter.module.scss'
import { ClosedProgramme, Standing } from '@/features/promotion/distribution/components/Standing'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { distKeys, distributionApi, kindOfPath, pathOfKind } from '@/services/api/distribution'
import { RouteLink } from '@/shared/link/RouteLink'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/display/Icon'
import { Screen } from '@/ui/layout/Screen'
import { Tabs } from '@/ui/navigation/Tabs'

type Tab = 'goods' | 'income' | 'team' | 'months'

const lists: Readonly<Record<Tab, () => ReactNode>> = {
  goods: GoodsList,
  income: IncomeList,
  team: TeamList,
  months: StatementList,
}
const tabNames = keysOf(lists)

/** The other pages of a promoter. */
const ownPages = [
  { to: 'distribution.partner', icon: 'user', text: 'dist.partnerTitle' },
  { to: 'disteventreg.partner', icon: 'calendar', text: 'dist.eventPartnerTitle' },
  { to: 'distribution.message', icon: 'comment', text: 'dist.messages' },
] as const

/**
 * distribution.home: the link, the income and the lists of a promoter; for everybody else the programme's offer and the
 * state of their application.
 */
export function PromoterScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const { params } = useRoute()
  const kind = kindOfPath(params.kind ?? '')
  const query = useQuery({
    queryKey: distKeys.account(),
    queryFn: ({ signal }) => distributionApi.account({ signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const state = useScreenState(query)
  const account = query.data
  const promoter = account?.promoter ?? null
  const canApply = account !== undefined && account.kinds.length > 0 && (!promoter || promoter.status === 'refused')
  const bar = canApply ? (
    <View className={s.bar}>
      <Button wide onTap={() => void go('distribution.apply', { kind: pathOfKind(kind) })}>
        {promoter ? t('dist.again') : t('dist.apply', { kind: t(`dist.kind.${kind}`) })}
      </Button>
    </View>
  ) : undefined
  return (
    <Screen title={t(promoter ? 'dist.mine' : 'dist.programme')} state={guard ?? state} bar={bar}>
      {account ? (
        promoter?.status === 'active' ? (
          <Centre account={account} promoter={promoter} />
        ) : (
          <Landing account={account} kind={kind} />
        )
      ) : null}
    </Screen>
  )
}

/** The offer of the programme to somebody who does not promote yet, or the state of who was refused or suspended. */
function Landing({ account, kind }: { readonly account: PromoterAccount; readonly kind: DistKind }) {
  const { promoter, kinds, offers } = account
  if (!promoter && kinds.length === 0) return <ClosedProgramme />
  const status = promoter?.status
  const isOffered = kinds.length > 0 && (!promoter || status === 'refused')
  const offer = offers.find(({ dist_kind }) => dist_kind === (promoter && !isOffered ? promoter.dist_kind : kind))
  const hasIncome = status === 'suspended' || Number(account.sums.available) !== 0
  return (
    <View className={s.page}>
      <Standing promoter={promoter} kinds={kinds} />
      {isOffered ? <OfferRates offer={offer} /> : null}
      {status === 'suspended' ? null : (
        <PromoterPath
          account={account}
          current={0}
          note={status === 'applied' ? promoter?.status_display : undefined}
        />
      )}
      {hasIncome ? <IncomePanel account={account} hasRule={status === 'suspended'} /> : null}
      {offer && status !== 'suspended' ? <OfferGoods goods={offer.goods} /> : null}
      {isOffered ? <OtherKinds kinds={kinds.filter(({ dist_kind }) => dist_kind !== kind)} /> : null}
    </View>
  )
}

/** The centre of an active promoter: first the link and the poster, then the income and its lists. */
function Centre({ account, promoter }: { readonly account: PromoterAccount; readonly promoter: Promoter }) {
  const t = useT()
  const { pending, settled, paid } = account.sums
  const isNew = account.orders === 0 && [pending, settled, paid].every((sum) => Number(sum) === 0)
  const { code } = promoter
  return (
    <>
      <View className={s.page}>
        {account.kinds.length === 0 ? <View className={s.notice}>{t('dist.closedActive')}</View> : null}
        <LinkCard promoter={promoter} visits={account.visits} orders={account.orders} />
        {isNew ? <PromoterPath account={account} current={1} /> : null}
        <IncomePanel account={account} hasRule={!isNew} />
        <View className={s.ways}>
          {ownPages.map(({ to, icon, text }) => (
            <RouteLink key={to} to={to} params={to === 'distribution.message' ? {} : { code }} className={s.way}>
              <Icon name={icon} size={22} />
              <Text>{t(text)}</Text>
            </RouteLink>
          ))}
        </View>
      </View>
      <Lists />
    </>
  )
}

/** The pages of the other kinds of promoters, each with its application. */
function OtherKinds({ kinds }: Pick<PromoterAccount, 'kinds'>) {
  const t = useT()
  if (kinds.length === 0) return null
  return (
    <View className={s.kinds}>
      <View className={s.kindsTitle}>{t('dist.otherKinds')}</View>
      {kinds.map(({ dist_kind, display }) => (
        <RouteLink key={dist_kind} to="distribution.home" params={{ kind: pathOfKind(dist_kind) }} className={s.link}>
          <Text className={s.linkWord}>{display}</Text>
          <Icon name="right" size={16} />
        </RouteLink>
      ))}
    </View>
  )
}

function Lists() {
  const t = useT()
  const [tab, setTab] = useState<Tab>('goods')
  const List = lists[tab]
  return (
    <>
      <Tabs
        items={tabNames.map((key) => ({ key, title: t(`dist.${key}`) }))}
        current={tab}
        onChange={setTab}
        label={t('dist.tabs')}
      />
      <List />
    </>
  )
}
