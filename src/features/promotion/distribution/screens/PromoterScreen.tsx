import { keysOf } from '@storefront/contract/domain/keys-of'
import type { PromoterAccount } from '@storefront/contract/entities/promotion/distribution'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { IncomePanel } from '@/features/promotion/distribution/components/IncomePanel'
import { LinkActions } from '@/features/promotion/distribution/components/LinkActions'
import {
  GoodsList,
  IncomeList,
  StatementList,
  TeamList,
} from '@/features/promotion/distribution/components/PromoterLists'
import s from '@/features/promotion/distribution/components/Promoter.module.scss'
import { useT } from '@/i18n'
import { go, useRoute } from '@/router'
import { distKeys, distributionApi, kindOfPath, pathOfKind } from '@/services/api/distribution'
import { copyText } from '@/shared/device/copyText'
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

/**
 * distribution.home: the promoter's own page; of one who is none yet, the way to apply and how an application stands.
 */
export function PromoterScreen() {
  const t = useT()
  const guard = useRequireLogin()
  const query = useQuery({
    queryKey: distKeys.account(),
    queryFn: ({ signal }) => distributionApi.account({ signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const state = useScreenState(query)
  const account = query.data
  const isActive = account?.promoter?.status === 'active'
  return (
    <Screen title={t('dist.mine')} state={guard ?? state}>
      {account ? (
        <View className={s.page}>
          <Standing account={account} />
          {account.promoter ? <IncomePanel account={account} /> : null}
        </View>
      ) : null}
      {isActive ? <Lists /> : null}
    </Screen>
  )
}

/** The user's state in the programme: their code, or the state of the application and the reason for a refusal. */
function Standing({ account: { promoter, kinds, visits, orders } }: { readonly account: PromoterAccount }) {
  const t = useT()
  const { params } = useRoute()
  const kind = kindOfPath(params.kind ?? '')
  if (!promoter || promoter.status === 'refused') {
    const isOpen = kinds.length > 0
    return (
      <View className={s.card}>
        <View className={s.title}>{t(promoter ? 'dist.refused' : 'dist.none')}</View>
        {promoter?.reason ? <View className={s.text}>{t('dist.reason', { reason: promoter.reason })}</View> : null}
        <View className={s.quiet}>{t(isOpen ? 'dist.fee' : 'dist.closed')}</View>
        {isOpen ? (
          <View className={s.actions}>
            <Button onTap={() => void go('distribution.apply', { kind: pathOfKind(kind) })}>
              {promoter ? t('dist.again') : t('dist.apply', { kind: t(`dist.kind.${kind}`) })}
            </Button>
          </View>
        ) : null}
        <OtherKinds kinds={kinds.filter(({ dist_kind }) => dist_kind !== kind)} />
      </View>
    )
  }
  if (promoter.status !== 'active')
    return (
      <View className={s.card}>
        <View className={s.title}>{t(promoter.status === 'applied' ? 'dist.waiting' : 'dist.suspended')}</View>
        <View className={s.quiet}>{promoter.dist_kind_display}</View>
        {promoter.reason ? <View className={s.text}>{t('dist.reason', { reason: promoter.reason })}</View> : null}
      </View>
    )
  return (
    <>
      <View className={s.card}>
        <View className={s.head}>
          <View className={s.why}>
            <View className={s.quiet}>{`${promoter.dist_kind_display} · ${t('dist.code')}`}</View>
            <View className={s.sum}>{promoter.code}</View>
            <View className={s.quiet}>{`${t('dist.visits', { n: visits })} · ${t('dist.orders', { n: orders })}`}</View>
          </View>
          <Button size="s" kind="ghost" onTap={() => void copyText(promoter.code)}>
            {t('dist.copyCode')}
          </Button>
        </View>
        <LinkActions target={{ type: 'home', id: null }} title={t('dist.homeLink')} />
      </View>
      <View className={s.links}>
        <RouteLink to="distribution.partner" params={{ code: promoter.code }} className={s.link}>
          <Text className={s.linkWord}>{t('dist.partnerTitle')}</Text>
          <Icon name="right" size={16} />
        </RouteLink>
        <RouteLink to="disteventreg.partner" params={{ code: promoter.code }} className={s.link}>
          <Text className={s.linkWord}>{t('dist.eventPartnerTitle')}</Text>
          <Icon name="right" size={16} />
        </RouteLink>
        <RouteLink to="distribution.message" className={s.link}>
          <Text className={s.linkWord}>{t('dist.messages')}</Text>
          <Icon name="right" size={16} />
        </RouteLink>
      </View>
    </>
  )
}

/** The pages of the other kinds of promoters, each with its application. */
function OtherKinds({ kinds }: Pick<PromoterAccount, 'kinds'>) {
  const t = useT()
  if (kinds.length === 0) return null
  return (
    <View className={s.kinds}>
      <View className={s.quiet}>{t('dist.otherKinds')}</View>
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
