import { View } from '@tarojs/components'
import { useCallback, useMemo } from 'react'
import { cardHeight } from '@/shared/item-card/height'
import { ItemCard } from '@/shared/item-card/ItemCard'
import type { CardItem } from '@/shared/item-card/item'
import { useCards } from '@/shared/item-card/useCards'
import { Scroller } from '@/platform/elements/scroller'
import { LazyVisible } from '@/ui/layout/LazyVisible'
import { VirtualList } from '@/ui/list/VirtualList'
import { useListWidth } from '@/ui/layout/useListWidth'
import { useIsCareMode } from '@/ui/stores'
import { useTextScale } from '@/ui/theme/text-scale'
import { isRecord } from '../read'
import type { ModuleProps } from '../types'
import { toCardOf } from './adapters'
import s from './ItemList.module.scss'
import { cardWidth, careLayout, distanceOf, heightOfRest, layoutOf, ratioOf } from './layout'

const keyOf = (item: CardItem): string => item.key

/** Items of any type in any layout (spec 2: every other type uses a generic item list). */
export function ItemList({ module, config, items, first, rest }: ModuleProps) {
  const screen = useListWidth()
  const isCareMode = useIsCareMode()
  const row = useMemo(() => {
    const usual = layoutOf(module.style, config)
    return isCareMode ? careLayout(usual) : usual
  }, [module.style, config, isCareMode])
  const cards = useCards(
    items,
    useMemo(() => toCardOf(module.module_type, row.isOps), [module.module_type, row.isOps]),
  )
  const width = cardWidth(row, screen, config)
  const style = isRecord(config.style_config) ? config.style_config : undefined
  const scale = useTextScale()
  const distance = distanceOf(row, screen)
  const { look, columns, gap, most } = row
  const heightOf = useCallback(
    (item: CardItem) => cardHeight({ item, look, width, ratio: ratioOf(item, row, config), style, scale }),
    [row, look, width, config, style, scale],
  )
  const render = useCallback(
    (item: CardItem, index: number) => (
      <ItemCard
        key={item.key}
        item={item}
        look={look}
        width={width}
        ratio={ratioOf(item, row, config)}
        eager={first && index < columns}
        distance={distance}
        style={style}
      />
    ),
    [row, look, width, columns, first, distance, config, style],
  )
  const visible = useMemo(() => (most ? cards.slice(0, most) : cards), [cards, most])
  // Their place is kept free: what follows the module would else jump when they come.
  const restPlace = rest && (
    <LazyVisible onVisible={rest.onVisible}>
      <View style={`height:${heightOfRest(row, visible.map(heightOf), rest.count)}px`} />
    </LazyVisible>
  )
  const list =
    row.as === 'strip' ? (
      <Scroller className={strips[columns]} label={module.name} style={`--gap:${gap}px`}>
        {visible.map(render)}
      </Scroller>
    ) : (
      <VirtualList
        items={visible}
        keyOf={keyOf}
        render={render}
        heightOf={heightOf}
        columns={columns}
        gap={gap}
        waterfall={row.as === 'waterfall'}
        loadDistance={distance}
        className={gap === 0 && look === 'row' ? s.list : undefined}
      />
    )
  return (
    <>
      {list}
      {restPlace}
    </>
  )
}

const strips: Readonly<Record<number, string | undefined>> = { 2: s.two, 3: s.three, 4: s.four }
