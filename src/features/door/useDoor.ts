import { permissions } from '@storefront/contract/permissions'
import type { ZoneOffsets } from '@storefront/contract/domain/zone'
import type { Door } from '@storefront/contract/entities/door/door'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOps } from '@/features/ops/useOps'
import { textStore } from '@/platform/text-store'
import { doorApi, doorKeys } from '@/services/api/door'
import { ApiError } from '@/services/client'
import { useStartFailure } from '@/shared/screen/useStartFailure'
import { useScreenState } from '@/shared/screen/useScreenState'
import type { ScreenState } from '@/ui/layout/Screen'
import { doorLists } from './offline/door-list'

/** The parts of an event's door that the scanner needs: from the server, or from the list on the device. */
export type DoorView = Pick<Door, 'types' | 'lists' | 'gates'> & {
  readonly door: Door | undefined
  readonly offsets: ZoneOffsets | undefined
}

const counts = { entered: 0, refused: 0, inside: 0, conflicts: 0 }

/** Returns the door of an event; without a network, at the start of the app as well, what its list says. */
export function useDoor(event: number): { readonly view: DoorView | null; readonly state: ScreenState } {
  const guard = useOps(permissions.verifyTicket)
  const startFailure = useStartFailure()
  const query = useQuery({
    queryKey: doorKeys.door(event),
    queryFn: ({ signal }) => doorApi.door(event, { signal }),
    enabled: guard === null,
    staleTime: 0,
  })
  const screenState = useScreenState(query)
  const { data, error } = query
  const isLost = startFailure !== null || (error instanceof ApiError && error.kind !== 'http')
  const stored = useMemo(
    () => (data === undefined && isLost ? doorLists(textStore, event).read() : null),
    [data, isLost, event],
  )
  if (data)
    return { view: { ...data, door: data, offsets: data.event.time_zone.offsets }, state: guard ?? { kind: 'ready' } }
  if (!stored) return { view: null, state: guard ?? screenState }
  const { types, lists, gates, time_zone } = stored.manifest
  return {
    view: {
      types,
      lists,
      gates: gates.map((gate) => ({ ...gate, counts })),
      door: undefined,
      offsets: time_zone?.offsets,
    },
    state: { kind: 'ready' },
  }
}
