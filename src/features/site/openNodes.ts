import { session } from '@/state/session'
import { openDialog } from '@/ui/overlay/store'

let isOpen = false
/** The user who was asked on this visit: one who closed the picker is not asked on every screen. */
let promptedFor = ''

/** Opens the picker over the screen in front. */
export async function openNodes(): Promise<void> {
  if (isOpen) return
  isOpen = true
  try {
    const { NodeSheet } = await import('./components/NodeSheet')
    await openDialog(NodeSheet, { walkedPath: { current: null } })
  } finally {
    isOpen = false
  }
}

/** Asks a user without a node for one, once a visit (spec 2). */
export function askNode(): void {
  const { user } = session()
  if (!user || user.node !== null || promptedFor === user.uuid) return
  promptedFor = user.uuid
  void openNodes()
}
