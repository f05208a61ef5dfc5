import { formatPrice, toDecimal } from '@storefront/contract/domain/money'
import { type CoinTrigger, coinKinds } from '@storefront/contract/domain/promotion/coins'
import type { Page } from '@storefront/contract/entities/common'
import type { OpsCoinRule } from '@storefront/contract/entities/promotion/coins'
import { useQuery } from '@tanstack/react-query'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import s from '@/features/ops/components/Ops.module.scss'
import { FieldForm } from '@/features/ops/promotion/form/FieldForm'
import { QueryBody } from '@/features/ops/promotion/SectionScreen'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { type CoinRuleInput, opsCoinApi, opsCoinKeys } from '@/services/api/ops/promotion'
import { replaceQueryData } from '@/services/query'
import { useSubmit } from '@/services/use-submit'
import { useCurrency } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import { ruleDraft, ruleInput, ruleRows } from './rule-form'

/** The rewards of each trigger, and a form for the one that is being changed. */
export function CoinRules() {
  const t = useT()
  const query = useQuery({
    queryKey: opsCoinKeys.rules(),
    queryFn: ({ signal }) => opsCoinApi.rules({ signal }),
    staleTime: 0,
  })
  const [edited, setEdited] = useState<CoinTrigger | null>(null)
  return (
    <QueryBody query={query}>
      {({ results }) => {
        const rule = results.find(({ trigger }) => trigger === edited)
        return (
          <View className={s.page}>
            {rule ? <RuleForm key={rule.trigger} rule={rule} onDone={() => setEdited(null)} /> : null}
            {rule
              ? null
              : results.map((row) => <RuleCard key={row.trigger} rule={row} onEdit={() => setEdited(row.trigger)} />)}
            {rule ? null : <View className={s.hint}>{t('opsCoins.rulesHint')}</View>}
          </View>
        )
      }}
    </QueryBody>
  )
}

function RuleCard({ rule, onEdit }: { readonly rule: OpsCoinRule; readonly onEdit: () => void }) {
  const t = useT()
  const currency = useCurrency()
  const { trigger_display, description, per_amount, daily_limit, valid_days, hold_days, is_active, earned_today } = rule
  const amounts = coinKinds
    .filter((kind) => rule[kind] > 0)
    .map((kind) => t('opsCoins.gain', { kind: t(`opsCoins.kind.${kind}`), n: rule[kind] }))
  const limits = [
    per_amount === null
      ? ''
      : t('opsCoins.each', { amount: formatPrice(toDecimal(per_amount, currency.exponent), currency) }),
    daily_limit === null ? t('opsCoins.noDailyLimit') : t('opsCoins.perDay', { n: daily_limit }),
    valid_days === null ? t('opsCoins.noExpiry') : t('opsCoins.valid', { n: valid_days }),
    hold_days > 0 ? t('opsCoins.hold', { n: hold_days }) : '',
  ]
  return (
    <View className={s.card}>
      <View className={s.head}>
        <Text className={s.title}>{trigger_display}</Text>
        <Text className={is_active ? s.on : s.off}>{t(is_active ? 'opsCoins.on' : 'opsCoins.off')}</Text>
      </View>
      <View className={s.text}>{amounts.join('  ') || t('opsCoins.nothing')}</View>
      <View className={s.quiet}>{limits.filter(Boolean).join(' · ')}</View>
      {description ? <View className={s.quiet}>{description}</View> : null}
      <View className={s.spread}>
        <Text className={s.quiet}>{t('opsCoins.earnedToday', { n: earned_today })}</Text>
        <Button size="s" kind="ghost" label={`${t('opsCoins.edit')} ${trigger_display}`} onTap={onEdit}>
          {t('opsCoins.edit')}
        </Button>
      </View>
    </View>
  )
}

function RuleForm({ rule, onDone }: { readonly rule: OpsCoinRule; readonly onDone: () => void }) {
  const t = useT()
  const { exponent } = useCurrency()
  const { trigger, trigger_display } = rule
  const { submit, busy } = useSubmit(`ops_coin_rule:${trigger}`, (body: CoinRuleInput) =>
    opsCoinApi.saveRule(trigger, body),
  )
  const save = async (body: CoinRuleInput): Promise<boolean> => {
    const savedRule = await submit(body)
    if (!savedRule) return false
    replaceQueryData<Page<OpsCoinRule>>(opsCoinKeys.rules(), (page) =>
      page ? { ...page, results: page.results.map((one) => (one.trigger === trigger ? savedRule : one)) } : page,
    )
    feedback.toast(t('ops.saved'), { at: 'center' })
    onDone()
    return true
  }
  return (
    <>
      <View className={s.title} role="heading" aria-level={2}>
        {trigger_display}
      </View>
      <FieldForm
        rowsOf={() => ruleRows(trigger)}
        initialDraft={ruleDraft(rule, exponent)}
        busy={busy}
        save={(draft) => save(ruleInput(draft, exponent))}
        onCancel={onDone}
      />
    </>
  )
}
