import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useT } from '@/i18n'
import '@/i18n/tab'
import { cx } from '@/lib/text'
import { Pressable } from '@/platform/elements/pressable'
import { useSession } from '@/state/session'
import { useSite } from '@/state/site'
import { setView } from '@/state/view'
import { Icon } from '@/ui/display/Icon'
import s from './OpsPanel.module.scss'

const permissionEntries = Object.entries(permissions) as readonly [
  keyof typeof permissions,
  (typeof permissions)[keyof typeof permissions],
][]

/**
 * The operator and the site; the operator's screens; the way back to the user's view (spec 1); and the operator's
 * permissions.
 */
export function OpsPanel({ children, onLeave }: { readonly children: ReactNode; readonly onLeave: () => void }) {
  const t = useT()
  const user = useSession((state) => state.user)
  const siteName = useSite((state) => state.site?.name ?? '')
  const perms = user?.perms ?? []
  const leave = () => {
    setView('user')
    onLeave()
  }
  return (
    <View className={s.panel}>
      <View className={s.head}>
        <View className={s.name}>{user?.name || t('pages.account.user')}</View>
        <View className={s.site}>
          {t('site.ops.site')} · {siteName}
        </View>
      </View>
      {children}
      <Pressable className={s.back} onTap={leave}>
        <Icon name="swap" size={20} />
        <Text>{t('site.account.user')}</Text>
      </Pressable>
      <View className={s.card}>
        <View className={s.title} role="heading" aria-level={2}>
          {t('site.ops.perms')}
        </View>
        {permissionEntries.map(([key, need]) => {
          const isGranted = hasPermission(perms, need)
          return (
            <View key={key} className={cx(s.row, !isGranted && s.off)}>
              <Icon name={isGranted ? 'check' : 'minus'} size={18} className={s.mark} />
              <Text className={s.word}>{t(`site.ops.perm.${key}`)}</Text>
              <Text className={s.state}>{t(isGranted ? 'site.ops.yes' : 'site.ops.no')}</Text>
            </View>
          )
        })}
      </View>
    </View>
  )
}
