import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { cx } from '@/lib/text'
import { tabs } from '@/platform/tabs'
import { session } from '@/state/session'
import { Button } from '@/ui/controls/Button'
import s from './LoginBar.module.scss'

/** At the foot of the guide that a page for users alone shows a visitor (spec 2, detail code 401). */
export function LoginBar({ aboveTabs }: { readonly aboveTabs: boolean }) {
  const t = useT()
  return (
    <View
      className={cx(s.bar, aboveTabs && !tabs.isNative && s.aboveTabs)}
      role="region"
      aria-label={t('site.guide.text')}
    >
      <Text className={s.text}>{t('site.guide.text')}</Text>
      <Button onTap={() => void session().ensureLogin()}>{t('site.guide.now')}</Button>
    </View>
  )
}
