import type { CoinKind } from '@storefront/contract/domain/promotion/coins'
import type { CoinAccount, CoinEntry, CoinRule } from '@storefront/contract/entities/promotion/coins'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { dateTimeText, endTimeText } from '@/lib/time'
import { coinKeys, coinsApi } from '@/services/api/coins'
import { usePaged, useRefetchOnShow } from '@/shared/list/usePaged'
import { useRequireLogin } from '@/shared/screen/useRequireLogin'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Empty } from '@/ui/feedback/Empty'
import { ProgressRing } from '@/ui/feedback/ProgressRing'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { Screen, type ScreenState } from '@/ui/layout/Screen'
import { ListView } from '@/ui/list/ListView'
import s from '@/features/promotion/components/Coins.module.scss'
import { CoinNotes } from '@/features/promotion/components/CoinNotes'
import { InviteCard, useInvitation } from '@/features/promotion/components/InviteCard'
import { RaffleLinks } from '@/features/promotion/components/RaffleLinks'
import { SignInCard, useSignInCalendar } from '@/features/promotion/components/SignInCard'

/** Coins that have a page of their own (spec 2). */
type PageKind = Exclude<CoinKind, 'point'>

const titles = { diamond: 'coins.diamondTitle', charm: 'coins.charmTitle' } as const satisfies Record<PageKind, string>
const idOf = ({ id }: CoinEntry): number => id

/** gamification.diamond */
export const DiamondScreen = () => <CoinScreen kind="diamond" />

/** gamification.charm */
export const CharmScreen = () => <CoinScreen kind="charm" />

/** The balance of one kind of coins, the rules that earn them, and the changes of the balance. */
function CoinScreen({ kind }: { readonly kind: PageKind }) {
  const t = useT()
  const guard = useRequireLogin()
  const account = useQuery({
    queryKey: coinKeys.account(),
    queryFn: ({ signal }) => coinsApi.account({ signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const rules = useQuery({
    queryKey: coinKeys.rules(),
    queryFn: ({ signal }) => coinsApi.rules({ signal }),
    enabled: guard === null,
  })
  const accountState = useScreenState(account)
  const parts = [rules, useSignInCalendar(guard === null), useInvitation(guard === null)]
  // Shown at once: what came later would push away what is read already.
  const state: ScreenState =
    guard === null && parts.some(({ isFetched }) => !isFetched) ? { kind: 'loading' } : accountState
  const entries = usePaged<CoinEntry>({
    key: coinKeys.entries(kind),
    load: (page, options) => coinsApi.entries({ ...page, kind }, options),
    idOf,
    enabled: guard === null,
  })
  const { items, view } = entries
  useRefetchOnShow(entries)
  const onRefresh = () => Promise.all([view.onRefresh(), account.refetch(), rules.refetch()])
  return (
    <Screen title={t(titles[kind])} state={guard ?? state}>
      {account.data ? (
        <View className={s.page}>
          <Purse account={account.data} kind={kind} />
          <SignInCard />
          <InviteCard />
          {kind === 'diamond' ? <RaffleLinks links={[{ to: 'raffle.center', text: 'raffle.centerTitle' }]} /> : null}
          <Rules rules={rules.data?.results ?? []} kind={kind} />
        </View>
      ) : null}
      <ListView
        {...view}
        onRefresh={onRefresh}
        skeleton={<SkeletonRows rows={4} />}
        empty={<Empty icon="doc" text={t('coins.empty')} hint={t('coins.emptyHint')} />}
      >
        <View className={s.list}>
          <View className={s.title}>{t('coins.history')}</View>
          <View role="list">
            {items.map(({ id, change, after, reason_display, ref, created: createdAt }) => (
              <View key={id} className={s.row} role="listitem">
                <View className={s.why}>
                  {reason_display}
                  <View className={s.quiet}>{[ref, dateTimeText(createdAt)].filter(Boolean).join(' · ')}</View>
                </View>
                <View className={cx(s.change, change > 0 && s.plus)}>
                  {change > 0 ? `+${change}` : String(change)}
                  <View className={s.quiet}>{t('coins.after', { amount: after })}</View>
                </View>
              </View>
            ))}
          </View>
        </View>
      </ListView>
    </Screen>
  )
}

/** The balance; charm also has its level and what the next one takes. */
function Purse({ account, kind }: { readonly account: CoinAccount; readonly kind: PageKind }) {
  const t = useT()
  return (
    <View className={s.purse}>
      <View className={s.word}>{t(`coins.${kind}`)}</View>
      <View className={s.amount}>{String(account[kind].amount)}</View>
      <CoinNotes kind={kind} amount={account[kind].amount} pending={account.pending} className={s.word} />
      {kind === 'charm' ? <Level account={account} /> : null}
      {account.expiring
        .filter((lot) => lot.kind === kind)
        .map(({ amount, expires }) => (
          <View key={expires} className={s.word}>
            {t('coins.expiring', { amount, kind: t(`coins.${kind}`), time: endTimeText(expires) })}
          </View>
        ))}
    </View>
  )
}

function Level({ account: { charm, level, next_level: next } }: { readonly account: CoinAccount }) {
  const t = useT()
  const from = level?.charm ?? 0
  return (
    <View className={s.level}>
      {next ? <ProgressRing share={(charm.amount - from) / (next.charm - from)} label={t('coins.progress')} /> : null}
      <View>
        <View className={s.levelName}>
          {level ? t('coins.level', { name: level.name, level: level.level }) : t('coins.noLevel')}
        </View>
        <View className={s.word}>
          {next ? t('coins.next', { n: next.charm - charm.amount, name: next.name }) : t('coins.top')}
        </View>
      </View>
    </View>
  )
}

/** The rules that earn coins of this kind. */
function Rules({ rules, kind }: { readonly rules: readonly CoinRule[]; readonly kind: PageKind }) {
  const t = useT()
  const earningRules = rules.filter((rule) => rule[kind] > 0)
  if (earningRules.length === 0) return null
  return (
    <View className={s.card}>
      <View className={s.title}>{t('coins.earn')}</View>
      <View role="list">
        {earningRules.map(({ trigger, trigger_display, description, daily_limit, hold_days, ...amounts }) => (
          <View key={trigger} className={s.row} role="listitem">
            <View className={s.why}>
              {trigger_display}
              <View className={s.quiet}>
                {[
                  description,
                  daily_limit === null ? '' : t('coins.perDay', { n: daily_limit }),
                  hold_days > 0 ? t('coins.hold', { n: hold_days }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </View>
            </View>
            <View className={cx(s.change, s.plus)}>{`+${amounts[kind]}`}</View>
          </View>
        ))}
      </View>
    </View>
  )
}
