import { View } from '@tarojs/components'
import type { MobilePage } from '@storefront/contract/entities/content/page'
import { Tabs } from '@/ui/navigation/Tabs'
import s from './PageModules.module.scss'

interface PagePartsProps {
  readonly parts: MobilePage['subpages']
  readonly current: number | null
  readonly onChange: (part: number) => void
  /** The name of the page that the parts belong to. */
  readonly label: string
}

/** The parts of a composed page: tabs that stay at the top of the screen. */
export function PageParts({ parts, current, onChange, label }: PagePartsProps) {
  return (
    <View className={s.parts}>
      <Tabs
        items={parts.map(({ page_id, title }) => ({ key: String(page_id), title }))}
        current={String(current)}
        onChange={(key) => onChange(Number(key))}
        label={label}
      />
    </View>
  )
}
