import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import type { Scene } from './insert'

/** Two gates of the first event that sells tickets, of which the first shopper has some (demo/entities/tickets). */
export async function seedDoor({ tx, tenantId, now }: Scene, { events, words }: TenantSeed): Promise<void> {
  const eventId = events.findIndex(({ tickets }) => tickets.length > 0) + 1
  if (eventId === 0) return
  await insert(tx, 'door_list', [
    {
      tenantId,
      id: 1,
      eventId,
      name: words.door.list,
      reentry: 'after_exit' as const,
      hasExit: true,
      needsRotating: true,
      changedAt: now,
    },
  ])
  await insert(
    tx,
    'door_gate',
    words.door.gates.map((name, i) => ({ tenantId, id: i + 1, eventId, listId: 1, name })),
  )
}
