import { insert } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'

interface TrackedEvent {
  readonly at: string
  /** Id of the device. */
  readonly visit: string
  readonly page: string
  /** `page_view` without it. */
  readonly name?: string
}

/** Stores analytics events at given moments. */
export async function track(tx: Connection, tenantId: number, events: readonly TrackedEvent[]): Promise<void> {
  const rows = events.map(({ at, visit, page, name = 'page_view' }) => ({
    tenantId,
    name,
    page,
    data: {},
    visit,
    createdAt: new Date(at),
  }))
  await insert(tx, 'track_event', rows)
}
