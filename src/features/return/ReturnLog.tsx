import type { OrderReturn } from '@storefront/contract/entities/after-sales'
import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/cx'
import { dateTimeText } from '@/lib/time'
import s from './Return.module.scss'

/** How a return came to where it stands, the newest step first. */
export function ReturnLog({ logs }: Pick<OrderReturn, 'logs'>) {
  const t = useT()
  const steps = [...logs].reverse()
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('ret.progress')}
      </View>
      {steps.map(({ action, status_display, actor, note, created }, index) => (
        <View key={`${action}${created}`} className={cx(s.step, index === 0 && s.now)}>
          <View className={s.dot} />
          <View className={s.status}>{`${t(`ret.by.${actor}`)} · ${status_display}`}</View>
          {note ? <View className={s.note}>{note}</View> : null}
          <View className={s.when}>{dateTimeText(created)}</View>
        </View>
      ))}
    </View>
  )
}
