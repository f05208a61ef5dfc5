import { View } from '@tarojs/components'
import { ContentLink } from '@/features/link/ContentLink'
import { Picture } from '@/ui/Picture'
import { imageOf, linkOf, numberOf, recordsOf, textOf } from '../read'
import type { ModuleProps } from '../types'
import s from './NavBar.module.scss'

const COLUMNS = { byDefault: 5, least: 3, most: 5 }

/** A grid of round icons with a word each. */
export function NavBar({ config }: ModuleProps) {
  const items = recordsOf(config.items)
  if (items.length === 0) return null
  const columns = Math.min(COLUMNS.most, Math.max(COLUMNS.least, numberOf(config.columns, COLUMNS.byDefault)))
  return (
    <View className={s.nav} style={`grid-template-columns:repeat(${columns},minmax(0,1fr))`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an icon is its place in the grid
        <ContentLink key={index} link={linkOf(item.link)} className={s.i}>
          <View className={s.p}>
            <Picture image={imageOf(item.icon)} alt="" width={48} ratio={1} eager />
          </View>
          <View className={s.t}>{textOf(item.title)}</View>
        </ContentLink>
      ))}
    </View>
  )
}
