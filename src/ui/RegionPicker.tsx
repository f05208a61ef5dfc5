import type { Region } from '@storefront/contract/entities/site'
import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { cx } from '@/lib/cx'
import { useT } from '@/i18n'
import { Tap } from '@/platform/elements/tap'
import { Failure } from './Failure'
import { Icon } from './Icon'
import s from './RegionPicker.module.scss'
import { Sheet } from './Sheet'
import { SkeletonRows } from './Skeleton'

export interface RegionPickerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Province, city and district, in this order. */
  readonly onPick: (path: readonly [Region, Region, Region]) => void
  /** The regions below `parent`; the provinces for null. */
  readonly load: (parent: Region | null) => Promise<readonly Region[]>
}

const LEVELS = ['province', 'city', 'district'] as const

/** Three levels in one sheet, a level asked for at a time (spec 9: region cascade of 3 levels). */
export function RegionPicker({ open, onClose, onPick, load }: RegionPickerProps) {
  const t = useT()
  const [path, setPath] = useState<readonly Region[]>([])
  const { regions, failed, retry } = useLevel(open, path.length < LEVELS.length ? (path[path.length - 1] ?? null) : undefined, load)

  const choose = (region: Region) => {
    const [province, city] = path
    if (!province || !city) return setPath([...path, region])
    onPick([province, city, region])
    setPath([])
  }
  return (
    <Sheet open={open} title={t('address.regionTitle')} onClose={onClose}>
      <View className={s.steps}>
        {LEVELS.slice(0, path.length + 1).map((level, index) => (
          <Tap key={level} className={cx(s.step, index === path.length && s.on)} onTap={() => setPath(path.slice(0, index))}>
            <Text>{path[index]?.name ?? t('common.choose')}</Text>
          </Tap>
        ))}
      </View>
      <View className={s.list}>
        {failed ? <Failure onRetry={retry} /> : null}
        {!failed && !regions ? <SkeletonRows rows={4} /> : null}
        {regions?.map((region) => (
          <Tap key={region.code} className={s.region} onTap={() => choose(region)}>
            <Text>{region.name}</Text>
            <Icon name="right" size={14} className={s.mark} />
          </Tap>
        ))}
      </View>
    </Sheet>
  )
}

/** The regions below `parent`; an answer that comes after the choice has moved on is dropped. */
function useLevel(open: boolean, parent: Region | null | undefined, load: RegionPickerProps['load']) {
  const [found, setFound] = useState<{ readonly code: string; readonly regions: readonly Region[] } | null>(null)
  const [failed, setFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const code = parent?.code ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parent is its code; `load` is the caller's constant
  useEffect(() => {
    if (!open || parent === undefined) return
    let isCurrent = true
    setFound(null)
    setFailed(false)
    load(parent).then(
      (regions) => isCurrent && setFound({ code, regions }),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [open, code, turn])
  // A second tap comes before the effect: what is shown then is still the level above, and nothing of it may be chosen.
  const regions = found?.code === code ? found.regions : null
  return { regions, failed, retry: () => setTurn(turn + 1) }
}
