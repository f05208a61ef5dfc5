import { NOTE_LIMITS } from '@storefront/contract/constants'
import { Text, View } from '@tarojs/components'
import { useT } from '@/i18n'
import { Pressable } from '@/platform/elements/pressable'
import type { DraftParts } from '@/state/note-draft'
import { Icon } from '@/ui/display/Icon'
import { openDialog } from '@/ui/overlay/store'
import { type MentionKind, MentionSheet } from './MentionSheet'
import s from './NoteMentions.module.scss'

type Mentions = Pick<DraftParts, 'topics' | 'products'>

interface NoteMentionsProps extends Mentions {
  readonly onChange: (mentions: Partial<Mentions>) => void
}

/**
 * The mentions of a note: topics and products, each with a button that removes it, and a button for one more until the
 * limit is reached.
 */
export function NoteMentions({ topics, products, onChange }: NoteMentionsProps) {
  const add = async (kind: MentionKind) => {
    const mention = await openDialog(MentionSheet, {
      kind,
      mentionedIds: (kind === 'topic' ? topics : products).map(({ id }) => id),
    })
    if (!mention) return
    const { id, name, price, main_image } = mention
    onChange(
      kind === 'topic'
        ? { topics: [...topics, { id, title: name }] }
        : { products: [...products, { id, name, price, main_image }] },
    )
  }
  return (
    <View className={s.mentions}>
      <Row
        label="note.topics"
        items={topics.map(({ id, title }) => ({ id, name: title }))}
        most={NOTE_LIMITS.topics}
        onAdd={() => void add('topic')}
        onRemove={(id) => onChange({ topics: topics.filter((topic) => topic.id !== id) })}
      />
      <Row
        label="note.products"
        items={products}
        most={NOTE_LIMITS.products}
        onAdd={() => void add('product')}
        onRemove={(id) => onChange({ products: products.filter((product) => product.id !== id) })}
      />
    </View>
  )
}

interface RowProps {
  readonly label: 'note.topics' | 'note.products'
  readonly items: readonly { readonly id: number; readonly name: string }[]
  readonly most: number
  readonly onAdd: () => void
  readonly onRemove: (id: number) => void
}

function Row({ label, items, most, onAdd, onRemove }: RowProps) {
  const t = useT()
  return (
    <View className={s.row} role="group" aria-label={t(label)}>
      <View className={s.label}>{t(label)}</View>
      {items.map(({ id, name }) => (
        <View key={id} className={s.chip}>
          <Text className={s.name}>{name}</Text>
          <Pressable className={s.remove} label={`${t('common.delete')} ${name}`} onTap={() => onRemove(id)}>
            <Icon name="close" size={12} />
          </Pressable>
        </View>
      ))}
      {items.length < most ? (
        <Pressable className={s.add} onTap={onAdd}>
          <Icon name="plus" size={14} />
          <Text>{t(label === 'note.topics' ? 'note.pickTopic' : 'note.pickProduct')}</Text>
        </Pressable>
      ) : null}
    </View>
  )
}
