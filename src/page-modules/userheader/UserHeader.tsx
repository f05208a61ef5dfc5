import { View } from '@tarojs/components'
import { UserCard } from '@/features/account/components/profile/UserCard'
import { cx } from '@/lib/text'
import { useSession } from '@/state/session'
import { Backdrop } from '../header/Backdrop'
import { NavGrid } from '../navbar/NavBar'
import { imageOf, recordsOf } from '../read'
import type { ModuleProps } from '../types'
import s from './UserHeader.module.scss'

const MOST_COLUMNS = 5

/** The header with the current user and a few links; for a visitor, the link to log in (spec 2). */
export function UserHeader({ config, first }: ModuleProps) {
  const user = useSession((state) => state.user)
  const back = imageOf(config.bg_image)
  const navItems = recordsOf(config.items)
  return (
    <View className={s.header}>
      <View className={s.head}>
        {back ? <Backdrop image={back} eager={first} /> : null}
        <UserCard user={user} className={cx(s.flat, back && s.over)} />
      </View>
      {navItems.length > 0 ? <NavGrid items={navItems} columns={Math.min(MOST_COLUMNS, navItems.length)} /> : null}
    </View>
  )
}
