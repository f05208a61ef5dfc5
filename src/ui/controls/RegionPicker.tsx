import { nameIn } from '@storefront/contract/domain/country/country'
import type { Region } from '@storefront/contract/entities/account/address'
import { Text, View } from '@tarojs/components'
import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '@/lib/text'
import { useLanguage, useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import { focusOn } from '@/platform/focus'
import { Failure } from '@/ui/feedback/Failure'
import { Icon } from '@/ui/display/Icon'
import s from './RegionPicker.module.scss'
import { Sheet } from '@/ui/overlay/Sheet'
import { useCountry } from '../country'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import { type LoadRegions, regionsOf, useRegionLevel } from './useRegionLevels'

export interface RegionPickerProps {
  readonly open: boolean
  readonly onClose: () => void
  /** The picked regions from the province down; a level that has none in the last region is left out. */
  readonly onPick: (path: readonly Region[]) => void
  readonly load: LoadRegions
  /** Codes of what was chosen before, from the province down: it opens there, with them marked. */
  readonly selected?: readonly string[]
  /** Number of levels that are asked for; else all of the country. */
  readonly depth?: number
  /** Is told the selected codes down to the first that is no region (spec 8.1: a wrong value is logged alone). */
  readonly reportWrong?: (codes: readonly string[]) => void
}

const nothing: readonly string[] = []

/** The levels of the country's regions in one sheet, loaded one level at a time (spec 9: region cascade of 3 levels). */
export function RegionPicker(props: RegionPickerProps) {
  const t = useT()
  return (
    <Sheet open={props.open} title={t('address.regionTitle')} onClose={props.onClose}>
      {/* When it is opened again, it starts from the current selection. */}
      {props.open ? <Cascade {...props} /> : null}
    </Sheet>
  )
}

function Cascade({ onPick, load, selected = nothing, depth, reportWrong }: RegionPickerProps) {
  const t = useT()
  const id = useId()
  const levels = useCountry().address.levels.slice(0, depth)
  const language = useLanguage()
  const [path, setPath] = useState<readonly Region[]>([])
  const [markedCodes, setMarkedCodes] = useState(selected)
  const finding = useSelected(selected.slice(0, levels.length - 1), load, setPath)
  const { regions, hasFailed, retry } = useRegionLevel(!finding, path[path.length - 1] ?? null, load)
  useEffect(() => {
    const codes = selected.slice(0, path.length + 1)
    const isOnTheWay = codes.length > path.length && path.every(({ code }, index) => code === codes[index])
    if (isOnTheWay && regions && !regions.some(({ code }) => code === codes[path.length])) reportWrong?.(codes)
  }, [regions, path, selected, reportWrong])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onPick` is called once, when the level has come
  useEffect(() => {
    if (regions?.length === 0 && path.length > 0) onPick(path)
  }, [regions])
  useFocusAfter(path.length, `${id}${path.length}`, finding)

  const choose = (region: Region) => {
    if (path.length + 1 === levels.length) return onPick([...path, region])
    setMarkedCodes((codes) =>
      codes[path.length] === region.code ? codes : [...codes.slice(0, path.length), region.code],
    )
    setPath([...path, region])
  }
  return (
    <>
      <View className={s.steps}>
        {levels.slice(0, path.length + 1).map(({ level, names }, index) => (
          <Pressable
            key={level}
            id={`${id}${index}`}
            checked={index === path.length}
            className={cx(s.step, index === path.length && s.on)}
            onTap={() => setPath(path.slice(0, index))}
          >
            <Text>{path[index]?.name ?? (names ? nameIn(names, language) : t('common.choose'))}</Text>
          </Pressable>
        ))}
      </View>
      <View className={s.list}>
        {hasFailed ? <Failure onRetry={retry} /> : null}
        {!hasFailed && !regions ? <SkeletonRows rows={4} /> : null}
        {regions?.map((region) => {
          const isMarked = markedCodes[path.length] === region.code
          return (
            <Pressable
              key={region.code}
              checked={isMarked}
              className={cx(s.region, isMarked && s.marked)}
              onTap={() => choose(region)}
            >
              <Text>{region.name}</Text>
              <Icon name={isMarked ? 'check' : 'right'} size={14} className={s.mark} />
            </Pressable>
          )
        })}
      </View>
    </>
  )
}

/** Goes to the level on which the district was selected; true while the names on the way there are loading. */
function useSelected(codes: readonly string[], load: LoadRegions, goTo: (path: readonly Region[]) => void): boolean {
  const [finding, setFinding] = useState(codes.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen when it opened
  useEffect(() => {
    if (codes.length === 0) return
    let isOpen = true
    void regionsOf(codes, load).then((path) => {
      if (!isOpen) return
      goTo(path)
      setFinding(false)
    })
    return () => {
      isOpen = false
    }
  }, [])
  return finding
}

/** The tapped region is gone with its level: the focus goes to the step that is next. */
function useFocusAfter(level: number, id: string, finding: boolean): void {
  const before = useRef(level)
  useEffect(() => {
    if (before.current !== level && !finding) focusOn(id)
    before.current = level
  }, [level, id, finding])
}
