import type { PromoterAccount } from '@storefront/contract/entities/promotion/distribution'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { Icon } from '@/ui/display/Icon'
import { Tag } from '@/ui/display/Tag'
import p from './PromoterPath.module.scss'
import s from './Promoter.module.scss'

const steps = [
  { icon: 'edit', title: 'dist.pathApply', text: 'dist.pathApplyText' },
  { icon: 'share', title: 'dist.pathShare', text: 'dist.pathShareText' },
  { icon: 'cart', title: 'dist.pathOrder', text: 'dist.pathOrderText' },
  { icon: 'wallet', title: 'dist.pathIncome', text: 'dist.pathIncomeText' },
] as const

interface PromoterPathProps {
  readonly account: Pick<PromoterAccount, 'attribution_days' | 'settle_days'>
  /** The step that the user has reached, from 0. */
  readonly current: number
  /** The state of that step, e.g. 审核中. */
  readonly note?: string | undefined
}

/** The path from the application to the income, with the step that the user has reached. */
export function PromoterPath({ account, current, note }: PromoterPathProps) {
  const t = useT()
  const days = { attribution: account.attribution_days, settle: account.settle_days }
  return (
    <View className={s.card}>
      <View className={s.title}>{t('dist.path')}</View>
      <View className={p.path} role="list">
        {steps.map(({ icon, title, text }, index) => (
          <View key={title} className={p.step} role="listitem">
            <View className={cx(p.disc, index === current && p.now, index < current && p.done)}>
              <Icon name={index < current ? 'check' : icon} size={20} />
            </View>
            <View className={s.why}>
              <View className={p.name}>
                {t(title)}
                {index < current ? <Tag tone="quiet">{t('dist.stepDone')}</Tag> : null}
                {index === current && note ? <Tag tone="primary">{note}</Tag> : null}
              </View>
              <View className={p.text}>{t(text, days)}</View>
            </View>
          </View>
        ))}
      </View>
    </View>
  )
}
