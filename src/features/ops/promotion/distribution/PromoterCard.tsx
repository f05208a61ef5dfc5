import { formatPrice } from '@storefront/contract/domain/money'
import {
  type DistKind,
  distKinds,
  type PromoterAction,
  promoterLifecycle,
} from '@storefront/contract/domain/promotion/distribution'
import type { OpsPromoter } from '@storefront/contract/entities/promotion/distribution'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { REASON_MAX, useStep } from '@/features/ops/promotion/useStep'
import { useT } from '@/i18n'
import { dateText } from '@/lib/time'
import { go } from '@/router'
import {
  type OpsPromoterStep,
  opsPromoterApi,
  opsPromoterKeys,
  type PromoterKindInput,
} from '@/services/api/ops/promotion'
import { useSession } from '@/state/session'
import { useCurrency } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { confirm, confirmWith } from '@/ui/overlay/dialogs'
import { OptionSheet } from '@/ui/overlay/OptionSheet'

const sumNames = ['available', 'pending', 'paid', 'taken_back'] as const

/** A promoter or one who wants to be, with their income and what can be done with them. */
export function PromoterCard({ promoter }: { readonly promoter: OpsPromoter }) {
  const t = useT()
  const currency = useCurrency()
  const {
    name,
    mobile,
    dist_kind_display,
    status,
    status_display,
    code,
    message,
    reason,
    parent,
    sums,
    created: createdAt,
  } = promoter
  const facts = [
    message && t('opsPromoter.message', { text: message }),
    parent && t('opsPromoter.parent', { name: parent.name }),
    reason && t('opsPromoter.reasonOf', { text: reason }),
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{name}</Text>
        <Text className={status === 'active' ? s.on : s.status}>{status_display}</Text>
      </View>
      <View className={s.quiet}>
        {[mobile, dist_kind_display, code, dateText(createdAt)].filter(Boolean).join(' · ')}
      </View>
      {facts.map((fact) => (
        <View key={fact} className={s.text}>
          {fact}
        </View>
      ))}
      {status === 'active' || status === 'suspended' ? (
        <View className={s.pair}>
          {sumNames.map((key) => (
            <Text
              key={key}
              className={s.text}
            >{`${t(`opsPromoter.sum.${key}`)} ${formatPrice(sums[key], currency)}`}</Text>
          ))}
        </View>
      ) : null}
      <Actions promoter={promoter} />
    </View>
  )
}

function Actions({ promoter }: { readonly promoter: OpsPromoter }) {
  const t = useT()
  const canReadIncome = useSession(({ user }) => user !== null && hasPermission(user.perms, permissions.readDistIncome))
  const [isChoosing, setChoosing] = useState(false)
  const { id, name, status, dist_kind, actions } = promoter
  const processing = useStep(
    `ops_promoter:${id}`,
    (body: OpsPromoterStep, key) => opsPromoterApi.process(id, body, key),
    opsPromoterKeys.all(),
  )
  const changing = useStep(
    `ops_promoter_kind:${id}`,
    (body: PromoterKindInput, key) => opsPromoterApi.changeKind(id, body, key),
    opsPromoterKeys.all(),
  )
  const busy = processing.busy || changing.busy
  const act = async (action: PromoterAction) => {
    const { needsReason } = promoterLifecycle[action]
    const texts = {
      text: t(`opsPromoter.ask.${action}`),
      confirmText: t(`opsPromoter.action.${action}`),
      danger: needsReason,
    }
    if (!needsReason) {
      if (await confirm(texts)) await processing.act({ action, reason: '' })
      return
    }
    const fields = [
      {
        name: 'reason',
        label: t('opsPromoter.reason'),
        required: true,
        kind: 'textarea' as const,
        maxLength: REASON_MAX,
      },
    ]
    const values = await confirmWith({ ...texts, fields })
    if (values) await processing.act({ action, reason: values.reason ?? '' })
  }
  const changeKind = async (kind: DistKind) => {
    setChoosing(false)
    if (kind === dist_kind) return
    const text = t('opsPromoter.kindAsk', { name, kind: t(`opsPromoter.kind.${kind}`) })
    if (await confirm({ text, confirmText: t('opsPromoter.changeKind') })) await changing.act({ dist_kind: kind })
  }
  const canChangeKind = status === 'active' && actions.length > 0
  return (
    <View className={s.actions}>
      {canReadIncome && status !== 'applied' ? (
        <Button
          size="s"
          kind="ghost"
          label={`${t('opsPromoter.income')} ${name}`}
          onTap={() => void go('ops.promoter', { section: 'income', promoter: id })}
        >
          {t('opsPromoter.income')}
        </Button>
      ) : null}
      {canChangeKind ? (
        <Button
          size="s"
          kind="ghost"
          busy={busy}
          label={`${t('opsPromoter.changeKind')} ${name}`}
          onTap={() => setChoosing(true)}
        >
          {t('opsPromoter.changeKind')}
        </Button>
      ) : null}
      {actions.map((action) => (
        <Button
          key={action}
          size="s"
          kind={promoterLifecycle[action].needsReason ? 'danger' : 'primary'}
          busy={busy}
          label={`${t(`opsPromoter.action.${action}`)} ${name}`}
          onTap={() => void act(action)}
        >
          {t(`opsPromoter.action.${action}`)}
        </Button>
      ))}
      <OptionSheet
        open={isChoosing}
        title={t('opsPromoter.changeKind')}
        value={dist_kind}
        options={distKinds.map((kind) => ({ value: kind, label: t(`opsPromoter.kind.${kind}`) }))}
        onPick={(value) => void changeKind(distKinds.find((kind) => kind === value) ?? dist_kind)}
        onClose={() => setChoosing(false)}
      />
    </View>
  )
}
