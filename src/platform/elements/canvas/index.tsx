import { useEffect } from 'react'
import type { CanvasHostProps } from '@/platform/elements/types'

/** A browser draws on a canvas that is in no page: there is nothing to show. */
export function CanvasHost({ onReady }: CanvasHostProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(onReady, [])
  return null
}
