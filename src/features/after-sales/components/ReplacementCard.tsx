import type { OrderReturn } from '@storefront/contract/entities/after-sales/return'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { endTimeText } from '@/lib/time'
import { externalLink } from '@/platform/external-link'
import { feedback } from '@/platform/feedback'
import { Button } from '@/ui/controls/Button'
import s from './Return.module.scss'

/** The parcel that brings the replacement, and until when its buyer can confirm it; nothing before it is sent. */
export function ReplacementCard({ exchange }: { readonly exchange: NonNullable<OrderReturn['exchange']> }) {
  const t = useT()
  const { carrier, tracking_no, tracking_page: page, confirm_until } = exchange
  if (tracking_no === '') return null
  // A mini-program cannot open the carrier's page, and copies its address.
  const openPage = async (address: string) => {
    if ((await externalLink.open(address, async () => undefined)) === 'copied')
      feedback.toast(t('common.linkCopied'), { at: 'center' })
  }
  return (
    <View className={s.card}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('ret.replacement')}
      </View>
      <View className={s.fact}>
        <Text className={s.label}>{carrier}</Text>
        <Text className={s.value}>{tracking_no}</Text>
      </View>
      {confirm_until ? (
        <View className={s.sub}>{t('ret.confirmHint', { time: endTimeText(confirm_until) })}</View>
      ) : null}
      {page ? (
        <View className={s.actions}>
          <Button kind="secondary" onTap={() => void openPage(page)}>
            {t('parcel.trackAt', { carrier })}
          </Button>
        </View>
      ) : null}
    </View>
  )
}
