import type { DoorDecision, DoorDirection, ScanFacts } from '@storefront/contract/domain/door/admit'
import { CODE_TEXT_MAX } from '@storefront/contract/domain/door/door-code'
import type { Door, DoorGate, DoorScanInput, DoorScanReply, LateScanInput, OfflineList } from '@storefront/contract/entities/door/door'
import { CHUNKS_MAX, type DoorList, type DoorStore, doorLists, mergeDelta, readReply } from './door-list'
import { decideLocally, type LocalTicket, type LocalUse, subjectKey } from './decide'
import { ScanQueue } from './scan-queue'

/** How long the server may take to answer a scan before the device decides by itself. */
export const ANSWER_MS = 1500
/** The same code within this time is the same tap, or a camera that looks on. */
export const REPEAT_MS = 3000
const BATCH = 25
/** A clock that went back by more has been changed by somebody. */
const CLOCK_BACK_MS = 60_000

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

/** What a scan came to, wherever it was decided. */
export interface ScanOutcome extends DoorScanReply {
  readonly isOffline: boolean
  readonly text: string
  readonly at: number
}

export interface DoorState {
  readonly isOnline: boolean
  readonly queue: number
  readonly missing: number
  /** When the list was made and until when it serves; null without one. */
  readonly list: { readonly at: number; readonly expires: number } | null
  readonly gate: DoorGate | null
  /** The storage refused a scan: it is full. */
  readonly isFull: boolean
  /** The doors could open without a network. */
  readonly isReady: boolean
}

const RECENT = 'sf:door:recent:'
const CLOCK = 'sf:door:clock:'

/**
 * The door on one device: asks the server, decides by itself when no answer comes, queues what it decided, and sends it
 * when the network is back. Nobody switches anything.
 */
export class DoorEngine {
  readonly #deps: DoorDeps
  /** As the server is told with the next sign of life. */
  device: DoorDeviceName
  readonly #lists: ReturnType<typeof doorLists>
  readonly #queue: ScanQueue
  readonly #listeners = new Set<() => void>()
  #list: DoorList | null
  #keys: readonly { id: number; key: string }[]
  /** Admissions that the server has and the list may not. */
  #recent: (LocalUse & { at: number })[]
  #gateId: number | null = null
  /** What the server's clock is ahead of the device's. */
  #offset = 0
  #isClockWrong = false
  #last = { text: '', at: Number.NEGATIVE_INFINITY }
  #sending: Promise<void> | null = null
  #state: DoorState

  constructor(deps: DoorDeps) {
    const { store, event } = deps
    this.#deps = deps
    this.device = deps.device
    this.#lists = doorLists(store, event)
    this.#queue = new ScanQueue(store, event)
    this.#list = this.#lists.read()
    this.#keys = this.#list?.manifest.keys ?? []
    this.#recent = parseRecent(store.read(RECENT + event))
    this.#state = { isOnline: true, queue: this.#queue.scans.length, missing: 0, list: listState(this.#list), gate: null, isFull: false, isReady: false }
    this.#checkClock()
  }

  get state(): DoorState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Where this device stands; what the page knows of the site's keys. */
  open(gate: number | null, door: Pick<Door, 'keys' | 'now'> | null): void {
    this.#gateId = gate
    if (!door) return
    this.#keys = door.keys
    this.#syncClock(door.now)
    this.#set({ isReady: this.isReady() })
  }

  /** Decides a scan; null for the same code within three seconds. */
  async scan(rawText: string, options: ScanOptions = {}): Promise<ScanOutcome | null> {
    const text = rawText.trim().slice(0, CODE_TEXT_MAX)
    const at = this.#deps.now()
    const isFollowUp = options.answers !== undefined || options.overrideReason !== undefined || options.count !== undefined
    if (!isFollowUp && text === this.#last.text && at - this.#last.at < REPEAT_MS && at >= this.#last.at) return null
    this.#last = { text, at }
    this.#checkClock()
    const input: DoorScanInput = {
      code: text,
      gate: this.#gateId,
      device: this.device.id,
      nonce: this.#deps.newNonce(),
      direction: options.direction ?? 'entry',
      count: options.count ?? 1,
      answers: { ...options.answers },
      scanned_at: new Date(this.#time()).toISOString(),
      ...(options.overrideReason !== undefined && { override_reason: options.overrideReason }),
    }
    if (this.#state.isOnline) {
      try {
        const reply = await this.#deps.port.scan(input, ANSWER_MS)
        this.#remember(reply)
        this.#count(reply)
        return { ...reply, isOffline: false, text, at }
      } catch (error) {
        if (!this.#deps.port.isLost(error)) throw error
        this.#set({ isOnline: false })
      }
    }
    return { ...this.#decide(input), isOffline: true, text, at }
  }

  #decide(input: DoorScanInput): DoorScanReply {
    const scan: ScanFacts = {
      direction: input.direction ?? 'entry',
      count: input.count ?? 1,
      answers: input.answers ?? {},
      now: this.#time(),
      isOverride: input.override_reason !== undefined,
      ...(this.#deviceReason() && { deviceReason: this.#deviceReason() }),
    }
    const uses = [...this.#recent, ...this.#queue.scans.flatMap(({ subject }) => subject ?? [])]
    const { decision, ticket } = decideLocally(this.#list, this.#gateId, input.code, scan, uses)
    const isInner = this.#list?.manifest.lists.find(({ id }) => id === this.#list?.manifest.list)?.is_inner ?? false
    if (decision.result !== 'incomplete') {
      const subject =
        decision.result === 'ok' && ticket ? { key: ticket.key, uses: decision.uses, spent: isInner ? 0 : decision.uses, inside: decision.inside } : undefined
      this.#count({ ...decision, direction: scan.direction, count: scan.count })
      const isStored = this.#queue.add({ ...input, result: decision.result, reason: decision.reason, ...(subject && { subject }) })
      this.#set({ queue: this.#queue.scans.length, isFull: !isStored })
    }
    return localReply(decision, ticket, scan, this.#list, isInner)
  }

  /** Sends what waits, in its order; what the server does not take stays. */
  flush(): Promise<void> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  async #send(): Promise<void> {
    while (this.#queue.scans.length > 0) {
      const batch = this.#queue.scans.slice(0, BATCH)
      try {
        const { stored } = await this.#deps.port.send(
          this.device.id,
          batch.map(({ subject: _, ...scan }) => scan),
        )
        const at = this.#deps.now()
        for (const { nonce, subject } of batch) if (subject && stored.includes(nonce)) this.#recent.push({ ...subject, at })
        this.#storeRecent()
        this.#queue.remove(stored)
        this.#set({ queue: this.#queue.scans.length, isOnline: true, isFull: false })
        // One that the server cannot take stays at the head and must not be sent for ever.
        if (stored.length === 0) return
      } catch (error) {
        if (this.#deps.port.isLost(error)) this.#set({ isOnline: false })
        return
      }
    }
  }

  /** Asks the server how it is: whether it answers, what went through the gate, and what has changed since the list. */
  async beat(): Promise<void> {
    this.#checkClock()
    const { port } = this.#deps
    const { device } = this
    // Sent before it is told: the server then counts nothing as waiting that has come.
    if (this.#state.isOnline) await this.flush()
    try {
      const body = { device: device.id, name: device.name, gate: this.#gateId, queue: this.#queue.scans.length, sequence: this.#queue.sequence }
      const { now, gate, changes, missing } = await port.beat({ ...body, list_version: this.#list?.manifest.version ?? null })
      this.#syncClock(now)
      this.#set({ isOnline: true, gate, missing, isReady: this.isReady() })
      await this.flush()
      if (changes > 0 || this.#needsList()) await this.refresh()
    } catch (error) {
      if (!port.isLost(error)) throw error
      this.#set({ isOnline: false })
    }
  }

  #needsList(): boolean {
    if (!this.#list) return true
    const { manifest } = this.#list
    const listId = manifest.gates.find(({ id }) => id === this.#gateId)?.list ?? null
    return manifest.list !== listId || manifest.expires - this.#time() < 12 * 3_600_000
  }

  /** Takes the list along: what has changed, or all of it. False when it could not be checked or stored. */
  async refresh(): Promise<boolean> {
    const current = this.#list
    const isWhole = !current || this.#needsList() || current.chunks.length > CHUNKS_MAX
    const at = this.#deps.now()
    try {
      const reply = await this.#deps.port.list(this.#gateId, isWhole ? undefined : current.manifest.version)
      const list = readReply(reply, this.#keys)
      if (!list) return false
      const next = list.manifest.since !== null && current ? mergeDelta(current, list) : list
      if (!this.#lists.write(next)) return false
      this.#list = next
      this.#keys = list.manifest.keys
      // What the server had when it made the list is in it.
      this.#recent = this.#recent.filter((one) => one.at > at)
      this.#storeRecent()
      this.#set({ list: listState(next), isReady: this.isReady() })
      return true
    } catch (error) {
      if (!this.#deps.port.isLost(error)) throw error
      this.#set({ isOnline: false })
      return false
    }
  }

  /** Whether the doors can open without a network: a list of this gate that still serves, and a storage that takes scans. */
  isReady(): boolean {
    const { store } = this.#deps
    const probe = `${RECENT}probe`
    const isWritable = store.write(probe, '1')
    store.remove(probe)
    return isWritable && this.#list !== null && !this.#isClockWrong && this.#list.manifest.expires > this.#time() && this.#listIsOfGate()
  }

  #listIsOfGate(): boolean {
    const manifest = this.#list?.manifest
    return manifest?.gates.some(({ id, list }) => id === this.#gateId && list === manifest.list) === true
  }

  #remember({ result, direction, count, ticket }: DoorScanReply): void {
    if (result !== 'ok' || !ticket) return
    // How much of it was new to the server is in the next list; until then this device counts it as the rule would.
    const isEntry = direction === 'entry'
    const isInner = this.#list?.manifest.lists.find(({ id }) => id === this.#list?.manifest.list)?.is_inner ?? false
    const use = { key: subjectKey(ticket.kind, ticket.id), uses: isEntry ? count : 0, spent: isEntry && !isInner ? count : 0, inside: isEntry ? count : -count }
    this.#recent.push({ ...use, at: this.#deps.now() })
    this.#storeRecent()
  }

  /** What the gate's screen shows until the next heartbeat brings what other devices counted. */
  #count({ result, direction, count }: Pick<DoorScanReply, 'result' | 'direction' | 'count'>): void {
    const { gate } = this.#state
    if (!gate || result === 'incomplete') return
    const { counts } = gate
    const [isIn, isOut] = [result === 'ok' && direction === 'entry', result === 'ok' && direction === 'exit']
    const change = isIn ? count : isOut ? -count : 0
    const next = {
      ...counts,
      entered: counts.entered + (isIn ? count : 0),
      refused: counts.refused + (result === 'error' ? 1 : 0),
      inside: counts.inside + change,
    }
    this.#set({ gate: { ...gate, counts: next } })
  }

  #storeRecent(): void {
    this.#recent = this.#recent.slice(-500)
    this.#deps.store.write(RECENT + this.#deps.event, JSON.stringify(this.#recent))
  }

  /** The server's time, as near as this device knows it. */
  #time(): number {
    return this.#deps.now() + this.#offset
  }

  #syncClock(now: string): void {
    this.#offset = Date.parse(now) - this.#deps.now()
    this.#isClockWrong = false
    this.#deps.store.write(CLOCK + this.#deps.event, JSON.stringify({ at: this.#deps.now(), offset: this.#offset }))
  }

  /** A device's clock that went back has been changed: until the server is heard of, no time can be trusted. */
  #checkClock(): void {
    const { store, event, now } = this.#deps
    const key = CLOCK + event
    const before = parseClock(store.read(key))
    if (!before) return
    if (this.#offset === 0) this.#offset = before.offset
    if (now() < before.at - CLOCK_BACK_MS) this.#isClockWrong = true
    else if (now() - before.at > CLOCK_BACK_MS) store.write(key, JSON.stringify({ at: now(), offset: this.#offset }))
  }

  #deviceReason(): ScanFacts['deviceReason'] {
    if (this.#isClockWrong) return 'clock'
    if (!this.#list) return 'no_list'
    return this.#time() > this.#list.manifest.expires ? 'list_expired' : undefined
  }

  #set(parts: Partial<DoorState>): void {
    this.#state = { ...this.#state, ...parts }
    for (const listener of this.#listeners) listener()
  }
}

const listState = (list: DoorList | null): DoorState['list'] => list && { at: list.manifest.version, expires: list.manifest.expires }

function parseRecent(text: string | null): (LocalUse & { at: number })[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function parseClock(text: string | null): { at: number; offset: number } | null {
  try {
    return JSON.parse(text ?? 'null') as { at: number; offset: number } | null
  } catch {
    return null
  }
}

/** A decision of this device in the server's words. */
function localReply(decision: DoorDecision, ticket: LocalTicket | null, scan: ScanFacts, list: DoorList | null, isInner: boolean): DoorScanReply {
  const checkin = list?.manifest.lists.find(({ id }) => id === list.manifest.list)
  return {
    scan: null,
    result: decision.result,
    reason: decision.reason,
    attention: decision.attention,
    questions: [...decision.questions],
    direction: scan.direction,
    count: scan.count,
    ticket: ticket && {
      kind: ticket.facts.kind,
      id: Number(ticket.key.slice(2)),
      code: '',
      type_name: ticket.typeName,
      initials: ticket.initials,
      uses: ticket.facts.uses,
      use_count: Math.min(ticket.facts.uses, ticket.facts.useCount + (isInner ? 0 : decision.uses)),
    },
    last: null,
    opens: checkin?.opens ?? null,
    closes: checkin?.closes ?? null,
  }
}
