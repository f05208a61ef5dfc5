import type { RouteName } from '@storefront/contract/routes'
import { Text, View } from '@tarojs/components'
import { DisplaySettings } from '@/features/account/components/settings/DisplaySettings'
import { ExportData } from '@/features/account/components/settings/ExportData'
import { NoticeSettings } from '@/features/account/components/settings/NoticeSettings'
import { RemoveAccount } from '@/features/account/components/settings/RemoveAccount'
import s from '@/features/account/components/settings/Settings.module.scss'
import { useT } from '@/i18n'
import type { Params } from '@/routes'
import { RouteLink } from '@/shared/link/RouteLink'
import { useSession } from '@/state/session'
import { Icon } from '@/ui/display/Icon'
import { Screen } from '@/ui/layout/Screen'

interface RowProps {
  readonly to: RouteName
  readonly params?: Params
  readonly text: string
  readonly value?: string
}

function Row({ to, params, text, value }: RowProps) {
  return (
    <RouteLink to={to} params={params} className={s.row}>
      <Text className={s.text}>{text}</Text>
      {value ? <Text className={s.value}>{value}</Text> : null}
      <Icon name="right" size={16} />
    </RouteLink>
  )
}

/**
 * settings: how this device shows everything, what it may be told, and the data of one's account. A visitor has the
 * first part.
 */
export function SettingsScreen() {
  const t = useT()
  const hasAccount = useSession((state) => state.user !== null)
  return (
    <Screen title={t('settings.title')}>
      <View className={s.page}>
        <DisplaySettings />
        <View className={s.group}>
          <Row to="ucenter.language" text={t('settings.language')} value={t('common.languageName')} />
          {hasAccount ? <Row to="feedback.feedback" text={t('settings.feedback')} /> : null}
        </View>
        {hasAccount ? <NoticeSettings /> : null}
        <View className={s.group}>
          <View className={s.title} role="heading" aria-level={2}>
            {t('privacy.title')}
          </View>
          <Row to="mpage.page.detail" params={{ id: 'agreement' }} text={t('privacy.agreement')} />
          <Row to="mpage.page.detail" params={{ id: 'privacy' }} text={t('privacy.policy')} />
          {hasAccount ? (
            <>
              <ExportData />
              <RemoveAccount />
            </>
          ) : null}
        </View>
      </View>
    </Screen>
  )
}
