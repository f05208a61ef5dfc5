import { View } from '@tarojs/components'
import { ContentLink } from '@/shared/link/ContentLink'
import { Picture } from '@/ui/display/Picture'
import { boundedOf, imageOf, linkOf, recordsOf, textOf } from '../read'
import type { ModuleProps } from '../types'
import s from './NavBar.module.scss'

const COLUMNS = { byDefault: 5, least: 3, most: 5 }

/** A grid of round icons with a word each. */
export function NavBar({ config }: ModuleProps) {
  return (
    <NavGrid
      items={recordsOf(config.items)}
      columns={boundedOf(config.columns, COLUMNS.byDefault, COLUMNS.least, COLUMNS.most)}
    />
  )
}

interface NavGridProps {
  /** As a config has them: `title`, `icon`, `link`. */
  readonly items: readonly Record<string, unknown>[]
  readonly columns: number
}

/** The grid by itself; a way without an icon is its word. */
export function NavGrid({ items, columns }: NavGridProps) {
  return (
    <View className={s.nav} style={`--columns:${Math.round(columns)}`}>
      {items.map((item, index) => {
        const icon = imageOf(item.icon)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an icon is its place in the grid
          <ContentLink key={index} link={linkOf(item.link)} className={s.item}>
            {icon ? (
              <View className={s.picture}>
                <Picture image={icon} alt="" width={48} ratio={1} />
              </View>
            ) : null}
            <View className={s.title}>{textOf(item.title)}</View>
          </ContentLink>
        )
      })}
    </View>
  )
}
