import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { dateTimeText } from '@/lib/time'
import s from './Wallet.module.scss'

/** Says of when the things are that stand below, while the network cannot be reached; nothing when they are of now. */
export function OfflineNotice({ at }: { readonly at: number | null }) {
  const t = useT()
  if (at === null) return null
  return (
    <View className={s.kept} role="status">
      {t('offline.storedAt', { time: dateTimeText(new Date(at).toISOString()) })}
    </View>
  )
}
