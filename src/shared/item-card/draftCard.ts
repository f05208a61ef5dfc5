import { imageOf, recordsOf, textOf } from '@/lib/read'
import { timeLabel } from '@/ui/display/timeLabel'
import type { CardItem } from './item'
import type { Raw } from './raw'
import type { CardContext } from './card-context'

/** Returns a moment as drafts keep it, in milliseconds or ISO 8601; empty for none. */
function momentOf(value: unknown): string {
  const time = typeof value === 'number' ? value : Date.parse(textOf(value))
  // Beyond these Date itself throws.
  return Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : ''
}

/**
 * Returns a note that is still on this device (spec 3, draft_id): opens in the editor, and can be thrown away.
 * @param onRemove asks, and removes it; without it the card has no such button
 */
export function draftCard(raw: Raw, { t, now }: CardContext, index = 0, onRemove?: () => void): CardItem {
  const id = textOf(raw.draft_id)
  const words = textOf(raw.content)
  const title = textOf(raw.title) || words || t('card.untitled')
  const editedAt = momentOf(raw.edited)
  const image = recordsOf(raw.images).flatMap((one) => imageOf(one) ?? [])[0] ?? null
  return {
    key: `d${id || index}`,
    title,
    sub: title === words ? '' : words,
    image,
    ratio: image ? 1 : 0,
    meta: editedAt ? t('card.edited', { time: timeLabel(t, editedAt, now) }) : '',
    amount: null,
    markedPrice: null,
    badge: t('card.draft'),
    actions: onRemove && [
      {
        text: t('common.delete'),
        label: t('card.actionOf', { action: t('common.delete'), name: title }),
        onTap: onRemove,
        isDanger: true,
      },
    ],
    link: id ? { url: `/note/edit/?draft=${encodeURIComponent(id)}` } : null,
  }
}
