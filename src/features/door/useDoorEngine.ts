import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Door } from '@storefront/contract/entities/door/door'
import { randomId } from '@/lib/hash'
import { env } from '@/platform/env'
import { textStore } from '@/platform/text-store'
import { router } from '@/router/router'
import { ApiError } from '@/services/client'
import { doorApi } from '@/services/api/door'
import { useIsShown } from '@/shared/screen/useIsShown'
import { DoorEngine } from './offline/engine'
import type { DoorPort, DoorState } from './offline/types'

const DEVICE = 'sf:door:device'
const DEVICE_NAME = 'sf:door:device-name'
/** The intervals of the heartbeat: normal, and while the server does not answer. */
const BEAT_MS = 15_000
const RETRY_MS = 5000

function readDevice(): { id: string; name: string } {
  const stored = textStore.read(DEVICE)
  const id = stored ?? randomId(16)
  if (stored === null) textStore.write(DEVICE, id)
  return { id, name: textStore.read(DEVICE_NAME) ?? `${env.kind} ${id.slice(-4)}` }
}

/** Gives this device a name that people know it by: 东门 2 号机. */
export function renameDevice(engine: DoorEngine, name: string): void {
  textStore.write(DEVICE_NAME, name)
  engine.device = { ...engine.device, name }
}

/** No answer came, or none of the server's own. */
const isLost = (error: unknown): boolean => error instanceof ApiError && (error.kind !== 'http' || error.status >= 500)

const portOf = (event: number): DoorPort => ({
  scan: (input, timeoutMs) => doorApi.scan(event, input, timeoutMs),
  send: (device, scans) => doorApi.send(event, { device, scans: [...scans] }),
  list: (gate, since) => doorApi.list(event, { ...(gate !== null && { gate }), ...(since !== undefined && { since }) }),
  beat: (body) => doorApi.beat(event, { ...body }),
  isLost,
})

const engines = new Map<string, DoorEngine>()

/** Returns the door of an event on this device: one for all screens. */
function engineOf(event: number): DoorEngine {
  const key = `${router.site().tenant}:${event}`
  const existing = engines.get(key)
  if (existing) return existing
  const engine = new DoorEngine({
    event,
    device: readDevice(),
    port: portOf(event),
    store: textStore,
    now: Date.now,
    newNonce: () => randomId(20),
  })
  engines.set(key, engine)
  return engine
}

export interface DoorControl {
  readonly engine: DoorEngine
  readonly state: DoorState
}

/**
 * Returns the door at a gate (undefined before one is chosen), with its heartbeat as long as the screen is in front.
 */
export function useDoorEngine(event: number, gate: number | null | undefined, door: Door | undefined): DoorControl {
  const [engine] = useState(() => engineOf(event))
  const isShown = useIsShown()
  const subscribe = useCallback((listener: () => void) => engine.subscribe(listener), [engine])
  const read = () => engine.state
  const state = useSyncExternalStore(subscribe, read, read)
  useEffect(() => {
    if (gate !== undefined) engine.open(gate, door ?? null)
  }, [engine, gate, door])
  const { isOnline } = state
  useEffect(() => {
    if (!isShown || gate === undefined) return
    // A refusal (a permission that was taken back) is told by the next scan.
    const beat = () => void engine.beat().catch(() => undefined)
    beat()
    const timer = setInterval(beat, isOnline ? BEAT_MS : RETRY_MS)
    return () => clearInterval(timer)
  }, [engine, isShown, gate, isOnline])
  return { engine, state }
}
