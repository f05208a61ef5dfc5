import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import { type RaffleAction, raffleProblems } from '@storefront/contract/domain/promotion/raffle'
import type { OpsRaffle } from '@storefront/contract/entities/promotion/raffle'
import { Text, View } from '@tarojs/components'
import s from '@/features/ops/components/Ops.module.scss'
import { percentText } from '@/features/ops/promotion/form/fields'
import { useStep } from '@/features/ops/promotion/useStep'
import { useT } from '@/i18n'
import { dateTimeText, endTimeText } from '@/lib/time'
import { opsRaffleApi, opsRaffleKeys, type OpsRaffleStep } from '@/services/api/ops/promotion'
import { useCurrency } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { RichText } from '@/ui/display/RichText'
import { confirm } from '@/ui/overlay/dialogs'

interface RaffleViewProps {
  readonly raffle: OpsRaffle
  readonly onEdit: () => void
}

/** A raffle with its prizes and rules, what a draft still lacks, and what can be done with it. */
export function RaffleView({ raffle, onEdit }: RaffleViewProps) {
  const t = useT()
  const { title, abstract, kind, status, status_display, start, end, price, max_tickets, claim_days, rules } = raffle
  const facts = [
    t(`opsRaffle.kind.${kind}`),
    t('opsRaffle.cost', { n: price }),
    t('opsRaffle.limit', { n: max_tickets }),
    t('opsRaffle.claimWithin', { n: claim_days }),
  ]
  const counts = [
    t('opsRaffle.entrants', { n: raffle.entrant_count }),
    t('opsRaffle.tickets', { n: raffle.ticket_count }),
    t('opsRaffle.handedOut', { n: raffle.handed_out_count, all: raffle.win_count }),
  ]
  return (
    <View className={s.page}>
      <View className={s.card}>
        <View className={s.head}>
          <Text className={s.big}>{title}</Text>
          <Text className={status === 'published' ? s.on : s.status}>{status_display}</Text>
        </View>
        {abstract ? <View className={s.text}>{abstract}</View> : null}
        <View className={s.text}>{`${dateTimeText(start)} – ${endTimeText(end)}`}</View>
        <View className={s.quiet}>{facts.join(' · ')}</View>
        {status === 'draft' ? null : <View className={s.quiet}>{counts.join(' · ')}</View>}
      </View>
      {status === 'draft' ? <Problems raffle={raffle} /> : null}
      <Prizes raffle={raffle} />
      <View className={s.card}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('opsRaffle.rules')}
        </View>
        {rules ? <RichText html={rules} /> : <View className={s.quiet}>{t('opsRaffle.noRules')}</View>}
      </View>
      <Actions raffle={raffle} onEdit={onEdit} />
    </View>
  )
}

function Prizes({ raffle }: { readonly raffle: OpsRaffle }) {
  const t = useT()
  const currency = useCurrency()
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('opsRaffle.prizes')}
      </View>
      {raffle.prizes.length === 0 ? <View className={s.quiet}>{t('opsRaffle.noPrizes')}</View> : null}
      {raffle.prizes.map(({ id, name, kind_display, quantity, left, value, odds }) => (
        <View key={id} className={s.answer}>
          <View className={s.spread}>
            <Text className={s.name}>{name}</Text>
            <Text className={s.status}>{`× ${quantity}`}</Text>
          </View>
          <View className={s.quiet}>
            {[
              kind_display,
              t('opsRaffle.worth', { amount: formatPrice(value, currency) }),
              odds === null ? '' : t('opsRaffle.oddsOf', { odds: percentText(odds) }),
              raffle.kind === 'draw' || raffle.status === 'draft' ? '' : t('opsRaffle.left', { n: left }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </View>
        </View>
      ))}
    </View>
  )
}

/**
 * The problems that keep a draft from being published, all of them at once; an end in the past is a wrong date, too.
 */
function Problems({ raffle }: { readonly raffle: OpsRaffle }) {
  const t = useT()
  const { code, exponent } = useCurrency()
  const prizes = raffle.prizes.map(({ quantity, value, odds }) => ({
    quantity,
    odds,
    value: fromDecimal(value, exponent) ?? 0,
  }))
  const problems = new Set(raffleProblems({ ...raffle, claimDays: raffle.claim_days, prizes }, code))
  if (Date.parse(raffle.end) <= Date.now()) problems.add('dates')
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t(problems.size > 0 ? 'opsRaffle.lacks' : 'opsRaffle.complete')}
      </View>
      {[...problems].map((problem) => (
        <View key={problem} className={s.bad}>
          {t(`opsRaffle.problem.${problem}`)}
        </View>
      ))}
    </View>
  )
}

const isDangerous = (action: RaffleAction): boolean => action === 'cancel'

function Actions({ raffle, onEdit }: RaffleViewProps) {
  const t = useT()
  const { id, title, status, actions } = raffle
  const { act, busy } = useStep(
    `ops_raffle_step:${id}`,
    (body: OpsRaffleStep, key) => opsRaffleApi.process(id, body, key),
    opsRaffleKeys.all(),
  )
  const step = async (action: RaffleAction) => {
    const texts = {
      title: `${t(`opsRaffle.action.${action}`)} ${title}`,
      text: t(`opsRaffle.ask.${action}`),
      confirmText: t(`opsRaffle.action.${action}`),
    }
    if (await confirm({ ...texts, danger: isDangerous(action) })) await act({ action })
  }
  return (
    <View className={s.actions}>
      {status === 'draft' ? (
        <Button kind="ghost" disabled={busy} onTap={onEdit}>
          {t('opsRaffle.edit')}
        </Button>
      ) : null}
      {actions.map((action) => (
        <Button
          key={action}
          kind={isDangerous(action) ? 'danger' : 'primary'}
          busy={busy}
          onTap={() => void step(action)}
        >
          {t(`opsRaffle.action.${action}`)}
        </Button>
      ))}
    </View>
  )
}
