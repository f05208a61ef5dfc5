import type { ScanFacts } from '@storefront/contract/domain/door/admit'
import { CODE_TEXT_MAX } from '@storefront/contract/domain/door/door-code'
import type { Door, DoorScanInput, DoorScanReply } from '@storefront/contract/entities/door/door'
import { DoorClock } from './clock'
import { decideLocally, subjectKey } from './decide'
import { CHUNKS_MAX, checkinOf, type DoorList, doorLists, mergeDelta, readReply } from './door-list'
import { localReply } from './local-reply'
import { RecentUses } from './recent-uses'
import { ScanQueue } from './scan-queue'
import type { DoorDeps, DoorDeviceName, DoorState, ScanOptions, ScanOutcome } from './types'

/** The time that the server may take to answer a scan before the device decides by itself. */
export const ANSWER_MS = 1500
/** The same code within this time is the same tap, or a camera that looks on. */
export const REPEAT_MS = 3000
const BATCH = 25
const PROBE = 'sf:door:probe'
/** A list that serves for less is renewed. */
const RENEW_MS = 12 * 3_600_000

/**
 * The door on one device: asks the server, decides by itself when no answer comes, queues what it decided, and sends it
 * when the network is back. Nobody switches anything.
 */
export class DoorEngine {
  readonly #deps: DoorDeps
  /** Name of the device for the server, sent with the next heartbeat. */
  device: DoorDeviceName
  readonly #lists: ReturnType<typeof doorLists>
  readonly #queue: ScanQueue
  readonly #listeners = new Set<() => void>()
  readonly #recent: RecentUses
  readonly #clock: DoorClock
  #list: DoorList | null
  #keys: readonly { id: number; key: string }[]
  #gateId: number | null = null
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
    this.#recent = new RecentUses(store, event)
    this.#clock = new DoorClock(store, event, deps.now)
    this.#state = {
      isOnline: true,
      queue: this.#queue.scans.length,
      missing: 0,
      list: listState(this.#list),
      gate: null,
      isFull: false,
      isReady: false,
    }
  }

  get state(): DoorState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sets the gate of this device, and the site's keys and the server's time as the page knows them. */
  open(gate: number | null, door: Pick<Door, 'keys' | 'now'> | null): void {
    this.#gateId = gate
    if (!door) return
    this.#keys = door.keys
    this.#clock.sync(door.now)
    this.#set({ isReady: this.isReady() })
  }

  /** Decides a scan; null for the same code within three seconds. */
  async scan(rawText: string, options: ScanOptions = {}): Promise<ScanOutcome | null> {
    const text = rawText.trim().slice(0, CODE_TEXT_MAX)
    const at = this.#deps.now()
    const isFollowUp =
      options.answers !== undefined || options.overrideReason !== undefined || options.count !== undefined
    if (!isFollowUp && text === this.#last.text && at - this.#last.at < REPEAT_MS && at >= this.#last.at) return null
    this.#last = { text, at }
    this.#clock.check()
    const input: DoorScanInput = {
      code: text,
      gate: this.#gateId,
      device: this.device.id,
      nonce: this.#deps.newNonce(),
      direction: options.direction ?? 'entry',
      count: options.count ?? 1,
      answers: { ...options.answers },
      scanned_at: new Date(this.#clock.time()).toISOString(),
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
      now: this.#clock.time(),
      isOverride: input.override_reason !== undefined,
      ...(this.#deviceReason() && { deviceReason: this.#deviceReason() }),
    }
    const uses = [...this.#recent.all, ...this.#queue.scans.flatMap(({ subject }) => subject ?? [])]
    const { decision, ticket } = decideLocally(this.#list, this.#gateId, input.code, scan, uses)
    if (decision.result !== 'incomplete') {
      const subject =
        decision.result === 'ok' && ticket
          ? {
              key: ticket.key,
              uses: decision.uses,
              spent: this.#isInner() ? 0 : decision.uses,
              inside: decision.inside,
            }
          : undefined
      this.#count({ ...decision, direction: scan.direction, count: scan.count })
      const isStored = this.#queue.add({
        ...input,
        result: decision.result,
        reason: decision.reason,
        ...(subject && { subject }),
      })
      this.#set({ queue: this.#queue.scans.length, isFull: !isStored })
    }
    return localReply(decision, ticket, scan, this.#list)
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
        const uses = batch.flatMap(({ nonce, subject }) => (subject && stored.includes(nonce) ? subject : []))
        this.#recent.add(uses, this.#deps.now())
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
    this.#clock.check()
    const { port } = this.#deps
    const { device } = this
    // Sent before it is told: the server then counts nothing as waiting that has come.
    if (this.#state.isOnline) await this.flush()
    try {
      const body = {
        device: device.id,
        name: device.name,
        gate: this.#gateId,
        queue: this.#queue.scans.length,
        sequence: this.#queue.sequence,
      }
      const { now, gate, changes, missing } = await port.beat({
        ...body,
        list_version: this.#list?.manifest.version ?? null,
      })
      this.#clock.sync(now)
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
    return manifest.list !== listId || manifest.expires - this.#clock.time() < RENEW_MS
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
      this.#recent.dropUntil(at)
      this.#set({ list: listState(next), isReady: this.isReady() })
      return true
    } catch (error) {
      if (!this.#deps.port.isLost(error)) throw error
      this.#set({ isOnline: false })
      return false
    }
  }

  /**
   * Whether the doors can open without a network: a list of this gate that still serves, and a storage that takes
   * scans.
   */
  isReady(): boolean {
    const { store } = this.#deps
    const isWritable = store.write(PROBE, '1')
    store.remove(PROBE)
    return (
      isWritable &&
      this.#list !== null &&
      !this.#clock.isWrong &&
      this.#list.manifest.expires > this.#clock.time() &&
      this.#listIsOfGate()
    )
  }

  #listIsOfGate(): boolean {
    const manifest = this.#list?.manifest
    return manifest?.gates.some(({ id, list }) => id === this.#gateId && list === manifest.list) === true
  }

  #remember({ result, direction, count, ticket }: DoorScanReply): void {
    if (result !== 'ok' || !ticket) return
    // How much of it was new to the server is in the next list; until then this device counts it as the rule would.
    const isEntry = direction === 'entry'
    const use = {
      uses: isEntry ? count : 0,
      spent: isEntry && !this.#isInner() ? count : 0,
      inside: isEntry ? count : -count,
    }
    this.#recent.add([{ key: subjectKey(ticket.kind, ticket.id), ...use }], this.#deps.now())
  }

  /** A list inside the venue spends nothing of a ticket. */
  #isInner(): boolean {
    return checkinOf(this.#list)?.is_inner ?? false
  }

  /** Counts a scan on the gate's screen until the next heartbeat brings the counts of other devices. */
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

  #deviceReason(): ScanFacts['deviceReason'] {
    if (this.#clock.isWrong) return 'clock'
    if (!this.#list) return 'no_list'
    return this.#clock.time() > this.#list.manifest.expires ? 'list_expired' : undefined
  }

  #set(parts: Partial<DoorState>): void {
    this.#state = { ...this.#state, ...parts }
    for (const listener of this.#listeners) listener()
  }
}

const listState = (list: DoorList | null): DoorState['list'] =>
  list && { at: list.manifest.version, expires: list.manifest.expires }
