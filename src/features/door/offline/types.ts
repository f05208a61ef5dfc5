import type { DoorDirection } from '@storefront/contract/domain/door/admit'
import type {
  DoorGate,
  DoorScanInput,
  DoorScanReply,
  LateScanInput,
  OfflineList,
} from '@storefront/contract/entities/door/door'
import type { DoorStore } from './door-list'

export interface Heartbeat {
  readonly device: string
  readonly name: string
  readonly gate: number | null
  readonly queue: number
  readonly sequence: number
  readonly list_version: number | null
}

/** The calls that the device makes. A rejection for which `isLost` is true means that no answer came. */
export interface DoorPort {
  scan(input: DoorScanInput, timeoutMs: number): Promise<DoorScanReply>
  send(device: string, scans: readonly LateScanInput[]): Promise<{ stored: string[]; conflicts: number }>
  list(gate: number | null, since: number | undefined): Promise<OfflineList>
  beat(body: Heartbeat): Promise<{ now: string; gate: DoorGate; changes: number; missing: number }>
  isLost(error: unknown): boolean
}

/** A device's own id, and what people call it. */
export interface DoorDeviceName {
  readonly id: string
  readonly name: string
}

export interface DoorDeps {
  readonly event: number
  readonly device: DoorDeviceName
  readonly port: DoorPort
  readonly store: DoorStore
  /** The device's own clock, milliseconds. */
  readonly now: () => number
  readonly newNonce: () => string
}

export interface ScanOptions {
  readonly direction?: DoorDirection
  readonly count?: number
  readonly answers?: Readonly<Record<string, string>>
  readonly overrideReason?: string
}

/** The outcome of a scan, decided by the server or by the device. */
export interface ScanOutcome extends DoorScanReply {
  readonly isOffline: boolean
  readonly text: string
  readonly at: number
}

export interface DoorState {
  readonly isOnline: boolean
  readonly queue: number
  readonly missing: number
  /** Creation time and expiry of the list; null without one. */
  readonly list: { readonly at: number; readonly expires: number } | null
  readonly gate: DoorGate | null
  /** The storage refused a scan: it is full. */
  readonly isFull: boolean
  /** The doors could open without a network. */
  readonly isReady: boolean
}
