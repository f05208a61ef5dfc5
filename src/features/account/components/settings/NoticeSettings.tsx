import { View } from '@tarojs/components'
import { useT } from '@/i18n'
import { feedback } from '@/platform/feedback'
import { subscribe } from '@/platform/subscribe'
import { siteApi } from '@/services/api/site'
import { useSubmit } from '@/services/use-submit'
import { useSite } from '@/state/site'
import { Button } from '@/ui/controls/Button'
import s from './Settings.module.scss'

/** Most templates that a vendor asks about at once. */
const MOST = 3

/** Leave to send messages, where the vendor has such: one of each kind for each time it is given. */
export function NoticeSettings() {
  const t = useT()
  const topics = useSite(({ config }) => config.subscribe)
  const templates = [...new Set([...topics.order, ...topics.stock, ...topics.price])].slice(0, MOST)
  const { submit, busy } = useSubmit('notify_config', async (names: readonly string[]) => {
    const grantedTemplates = await subscribe.request(names)
    if (grantedTemplates.length > 0) await siteApi.notifyConfig(grantedTemplates)
    return grantedTemplates
  })
  if (!subscribe.isSupported() || templates.length === 0) return null
  const allow = async () => {
    const grantedTemplates = await submit(templates)
    if (grantedTemplates)
      feedback.toast(t(grantedTemplates.length > 0 ? 'settings.allowed' : 'settings.refused'), { at: 'center' })
  }
  return (
    <View className={s.group}>
      <View className={s.title} role="heading" aria-level={2}>
        {t('settings.notice')}
      </View>
      <View className={s.hint}>{t('settings.noticeHint')}</View>
      <View className={s.part}>
        <Button wide kind="secondary" busy={busy} onTap={() => void allow()}>
          {t('settings.allow')}
        </Button>
      </View>
    </View>
  )
}
