import type { Region } from '@storefront/contract/entities/account/address'
import { useEffect, useState } from 'react'

/** The regions below `parent`; the provinces for null. */
export type LoadRegions = (parent: Region | null) => Promise<readonly Region[]>

/** Returns the regions below `parent`; an answer that comes after the choice has moved on is dropped. */
export function useRegionLevel(open: boolean, parent: Region | null | undefined, load: LoadRegions) {
  const [level, setFound] = useState<{ readonly code: string; readonly regions: readonly Region[] } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const code = parent?.code ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parent is its code; `load` is the caller's constant
  useEffect(() => {
    if (!open || parent === undefined) return
    let isCurrent = true
    setFound(null)
    setHasFailed(false)
    load(parent).then(
      (regions) => isCurrent && setFound({ code, regions }),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [open, code, turn])
  // A second tap comes before the effect: what is shown then is still the level above, and nothing of it may be chosen.
  const regions = level?.code === code ? level.regions : null
  return { regions, hasFailed, retry: () => setTurn(turn + 1) }
}

/** Returns the regions of `codes` from the province down, as far as they can be found. */
export async function regionsOf(codes: readonly string[], load: LoadRegions): Promise<readonly Region[]> {
  const path: Region[] = []
  for (const code of codes) {
    const level = await load(path[path.length - 1] ?? null).catch((): readonly Region[] => [])
    const region = level.find((one) => one.code === code)
    if (!region) break
    path.push(region)
  }
  return path
}
