import { parseDoorCode } from '@storefront/contract/domain/door/door-code'
import type { OpsCard } from '@storefront/contract/entities/ops'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { TicketResult } from '@/features/ops/components/TicketResult'
import { useT } from '@/i18n'
import { untilText } from '@/lib/time'
import { feedback } from '@/platform/feedback'
import { signal } from '@/platform/signal'
import { opsApi, opsKeys } from '@/services/api/ops'
import { isNotFound } from '@/services/client'
import { queryClient, replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { useScreenState } from '@/shared/screen/useScreenState'
import { Button } from '@/ui/controls/Button'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { confirm } from '@/ui/overlay/dialogs'
import s from './Door.module.scss'

type MembershipCard = Awaited<ReturnType<typeof opsApi.membershipCard>>
type Order = Awaited<ReturnType<typeof opsApi.orders>>['results'][number]
/** The object that a code of the shop names. A coupon is identified only when it is redeemed. */
type ShopThing =
  | { readonly kind: 'eticket'; readonly card: OpsCard }
  | { readonly kind: 'pickup'; readonly order: Order }
  | { readonly kind: 'membership'; readonly card: MembershipCard }
  | { readonly kind: 'coupon' }
  | { readonly kind: 'unknown' }

/** Null for a code that is none of these. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** Asks for what the code may be by its shape. */
async function lookUp(code: string): Promise<ShopThing> {
  const parsedCode = parseDoorCode(code)
  const family = parsedCode.kind === 'typed' ? parsedCode.alike : 'other'
  if (family === 'pickup') {
    const { results } = await opsApi.orders({ search: code, limit: 1 })
    const [order] = results
    return order ? { kind: 'pickup', order } : { kind: 'unknown' }
  }
  if (family === 'coupon') {
    const card = await orNull(opsApi.membershipCard(code))
    return card ? { kind: 'membership', card } : { kind: 'coupon' }
  }
  const card = await orNull(opsApi.ticket(code))
  return card ? { kind: 'eticket', card } : { kind: 'unknown' }
}

interface ShopCodeProps {
  readonly code: string
  readonly onDone: () => void
}

/** A code of the shop's: an e-ticket, a coupon, an order to pick up, a membership card. */
export function ShopCode({ code, onDone }: ShopCodeProps) {
  const t = useT()
  const queryKey = ['shopCode', code]
  const query = useQuery({ queryKey, queryFn: () => lookUp(code), staleTime: 0, gcTime: 0, retry: false })
  const state = useScreenState(query)
  if (state.kind === 'failed') return <Failure {...state} />
  const thing = query.data
  if (!thing) return <SkeletonRows />
  const onUse = (next: ShopThing) => replaceQueryData(queryKey, next)
  if (thing.kind === 'eticket')
    return <Eticket card={thing.card} onUse={(card) => onUse({ kind: 'eticket', card })} onDone={onDone} />
  if (thing.kind === 'pickup') return <Pickup order={thing.order} onDone={onDone} />
  if (thing.kind === 'coupon') return <Coupon code={code} onDone={onDone} />
  if (thing.kind === 'membership') return <Membership card={thing.card} onDone={onDone} />
  return <Empty icon="scan" text={t('door.shop.unknown')} action={{ text: t('door.next'), onTap: onDone }} />
}

function Eticket({
  card,
  onUse,
  onDone,
}: {
  readonly card: OpsCard
  readonly onUse: (card: OpsCard) => void
  readonly onDone: () => void
}) {
  const t = useT()
  const { submit, busy } = useSubmit('use_ticket', (num: string, key: string) => opsApi.verifyTicket(num, key))
  const use = async () => {
    const usedCard = await submit(card.num)
    if (!usedCard) return
    signal('good')
    onUse(usedCard)
    void queryClient.invalidateQueries({ queryKey: opsKeys.verifications() })
    feedback.toast(t('ops.used'), { at: 'center' })
  }
  return <TicketResult card={card} busy={busy} onUse={() => void use()} onNext={onDone} />
}

function Pickup({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const t = useT()
  const { submit, busy } = useSubmit('hand_over', (id: number, key: string) =>
    opsApi.processOrder(id, { action: 'hand_over' }, key),
  )
  const handOver = async () => {
    if (!(await confirm({ text: t('ops.hand_overAsk') })) || !(await submit(order.id))) return
    signal('good')
    feedback.toast(t('ops.done'), { at: 'center' })
    onDone()
  }
  return (
    <View className={s.panel}>
      <View className={s.title}>{t('door.shop.pickup')}</View>
      <View className={s.text}>{[order.number, order.status_display].join(' · ')}</View>
      {order.lines.map(({ id, product_name, quantity }) => (
        <View key={id} className={s.text}>{`${product_name} × ${quantity}`}</View>
      ))}
      <Button wide busy={busy} onTap={() => void handOver()}>
        {t('ops.hand_over')}
      </Button>
      <Button wide kind="ghost" onTap={onDone}>
        {t('door.next')}
      </Button>
    </View>
  )
}

function Coupon({ code, onDone }: ShopCodeProps) {
  const t = useT()
  const [label, setLabel] = useState<string | null>(null)
  const { submit, busy } = useSubmit('usercoupon_verify', (text: string, key: string) => opsApi.verifyCoupon(text, key))
  const redeem = async () => {
    if (!(await confirm({ text: t('door.shop.couponAsk') }))) return
    const reply = await submit(code)
    if (!reply) return
    signal('good')
    setLabel(reply.coupon.label)
  }
  return (
    <View className={s.panel} role="status">
      <View className={s.title}>{label === null ? t('door.shop.coupon') : t('door.shop.couponDone', { label })}</View>
      <View className={s.text}>{code}</View>
      {label === null ? (
        <Button wide busy={busy} onTap={() => void redeem()}>
          {t('door.shop.coupon')}
        </Button>
      ) : null}
      <Button wide kind="ghost" onTap={onDone}>
        {t('door.next')}
      </Button>
    </View>
  )
}

function Membership({
  card: { name, code, holder, end, is_valid },
  onDone,
}: {
  readonly card: MembershipCard
  readonly onDone: () => void
}) {
  const t = useT()
  return (
    <View className={s.panel} role="status">
      <View className={s.title}>{`${name} · ${t(is_valid ? 'door.shop.cardValid' : 'door.shop.cardInvalid')}`}</View>
      <View className={s.text}>{`${t('door.shop.cardHolder')} ${holder} · ${code}`}</View>
      <View className={s.text}>
        {end === null ? t('door.shop.cardForever') : t('door.shop.cardUntil', { date: untilText(end) })}
      </View>
      <Button wide kind="ghost" onTap={onDone}>
        {t('door.next')}
      </Button>
    </View>
  )
}
