import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Icon } from '@/ui/display/Icon'
import s from './PreviewBanner.module.scss'

/** Over a page that an operator opened by a temporary link (spec 2, preview). */
export function PreviewBanner() {
  const t = useT()
  return (
    <View className={s.banner} role="status">
      <Icon name="time" size={16} />
      <Text>{t('common.preview')}</Text>
    </View>
  )
}
