import type { DoorGate } from '@storefront/contract/entities/door/door'
import { useState } from 'react'
import { textStore } from '@/platform/text-store'

const keyOf = (event: number): string => `sf:door:gate:${event}`

/**
 * Returns the gate that this device stands at; undefined before one of several is chosen. It is remembered on the
 * device.
 */
export function useGate(
  event: number,
  gates: readonly Pick<DoorGate, 'id'>[],
): { readonly gate: number | null | undefined; readonly choose: (value: string) => void } {
  const [value, setValue] = useState(() => textStore.read(keyOf(event)) ?? '')
  const only = gates.length === 1 ? gates[0] : undefined
  const gate = only ?? gates.find(({ id }) => String(id) === value)
  const choose = (next: string) => {
    textStore.write(keyOf(event), next)
    setValue(next)
  }
  return { gate: gate?.id, choose }
}
