import type { CardItem } from '@/shared/item-card/item'
import type { Raw } from '@/shared/item-card/raw'
import { noteCard } from '@/shared/item-card/toSocialCard'
import type { CardContext } from '@/shared/item-card/card-context'
import { showError } from '@/services/error-handler'
import { setNoteActive } from './noteCache'

/** Notes whose change is on its way: a second tap does nothing. */
const busy = new Set<number>()

async function toggle(id: number, active: boolean): Promise<void> {
  if (busy.has(id)) return
  busy.add(id)
  try {
    await setNoteActive(id, active)
  } catch (error) {
    showError(error)
  } finally {
    busy.delete(id)
  }
}

/** Returns an own note as a card, with the button that publishes it or makes it private. */
export function ownNoteCard(raw: Raw, context: CardContext, index: number): CardItem {
  const card = noteCard(raw, context, index)
  const { id } = raw
  if (typeof id !== 'number') return card
  const isActive = raw.is_active !== false
  const text = context.t(isActive ? 'note.makePrivate' : 'note.publish')
  const label = context.t('card.actionOf', { action: text, name: card.title })
  return { ...card, actions: [{ text, label, onTap: () => void toggle(id, !isActive) }] }
}
