import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Timeline } from '@/ui/display/Timeline'
import s from './Return.module.scss'

/** The history of a return, the newest step first. */
export function ReturnLog({ logs }: Pick<OrderReturn, 'logs'>) {
  const t = useT()
  const steps = [...logs].reverse().map(({ status_display, actor, note, created: createdAt }) => ({
    text: `${t(`ret.by.${actor}`)} · ${status_display}`,
    note,
    created: createdAt,
  }))
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('ret.progress')}
      </View>
      <Timeline steps={steps} />
    </View>
  )
}
