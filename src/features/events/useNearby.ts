import { useState } from 'react'
import { location } from '@/platform/location'
import type { EventsQuery } from '@/services/api/events'
import { showDeviceError } from '@/shared/device/showDeviceError'

type Place = Pick<EventsQuery, 'latitude' | 'longitude'>

/**
 * Events near the visitor. The device is asked where it is by a tap alone; a refusal says so, and nothing is remembered
 * beyond the screen.
 */
export function useNearby() {
  const [place, setPlace] = useState<Place | null>(null)
  const [busy, setBusy] = useState(false)
  const toggle = async () => {
    if (place) return setPlace(null)
    if (busy) return
    setBusy(true)
    const result = await location.locate()
    setBusy(false)
    if (!result.ok) return showDeviceError(result.reason)
    setPlace({ latitude: result.latitude, longitude: result.longitude })
  }
  return { place, busy, toggle, can: location.canLocate() }
}
