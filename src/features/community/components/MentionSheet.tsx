import type { Image } from '@storefront/contract/entities/common'
import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '@storefront/contract/constants'
import { currentAmount } from '@/shared/item-card/product-amount'
import { useT } from '@/i18n'
import { Img } from '@/platform/elements/img'
import { InputElement } from '@/platform/elements/input'
import { Pressable } from '@/platform/elements/pressable'
import { catalogApi } from '@/services/api/catalog'
import type { Read } from '@/services/client'
import { communityApi } from '@/services/api/community'
import { useTypedText } from '@/shared/search/useTypedText'
import { Empty } from '@/ui/feedback/Empty'
import { Failure } from '@/ui/feedback/Failure'
import { SkeletonRows } from '@/ui/feedback/Skeleton'
import type { DialogProps } from '@/ui/overlay/store'
import { Sheet } from '@/ui/overlay/Sheet'
import s from './MentionSheet.module.scss'

/** A topic or a product as a note mentions it; a topic has neither price nor picture. */
export interface Mention {
  readonly id: number
  readonly name: string
  readonly price: string
  readonly main_image: Image | null
}

const COUNT = 20

/** The search of each kind of mention. */
const kinds = {
  topic: {
    title: 'note.pickTopic',
    async load(search: string, options: Read): Promise<readonly Mention[]> {
      const { results } = await communityApi.topics({ search, limit: COUNT }, options)
      return results.map(({ id, title }) => ({ id, name: title, price: '', main_image: null }))
    },
  },
  product: {
    title: 'note.pickProduct',
    async load(search: string, options: Read): Promise<readonly Mention[]> {
      const { results } = await catalogApi.products({ search, limit: COUNT }, options)
      return results.map((product) => ({
        id: product.id,
        name: product.name,
        price: currentAmount(product),
        main_image: product.main_image,
      }))
    },
  },
} as const

export type MentionKind = keyof typeof kinds

interface MentionSheetProps extends DialogProps<Mention> {
  readonly kind: MentionKind
  /** Ids that are mentioned already. */
  readonly mentionedIds: readonly number[]
}

/** Looks for a topic or a product to mention; ends with the one that was tapped. */
export function MentionSheet({ close, kind, mentionedIds }: MentionSheetProps) {
  const t = useT()
  const { title, load } = kinds[kind]
  const [text, setText] = useState('')
  const search = useTypedText(text.trim(), SEARCH_DEBOUNCE_MS)
  const query = useQuery({ queryKey: ['mention', kind, search], queryFn: ({ signal }) => load(search, { signal }) })
  return (
    <Sheet open title={t(title)} onClose={() => close()}>
      <View className={s.box}>
        <InputElement
          id="mention-search"
          kind="search"
          label={t('list.searchWords')}
          placeholder={t('list.searchWords')}
          className={s.input}
          value={text}
          maxLength={60}
          onChange={setText}
        />
      </View>
      <MentionResults query={query} mentionedIds={mentionedIds} onPick={close} />
    </Sheet>
  )
}

interface MentionResultsProps {
  readonly query: { readonly data?: readonly Mention[]; readonly isError: boolean; readonly refetch: () => unknown }
  readonly mentionedIds: readonly number[]
  readonly onPick: (mention: Mention) => void
}

function MentionResults({ query: { data, isError, refetch }, mentionedIds, onPick }: MentionResultsProps) {
  const t = useT()
  if (isError) return <Failure onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  const mentions = data.filter(({ id }) => !mentionedIds.includes(id))
  if (mentions.length === 0) return <Empty icon="search" text={t('list.none')} hint={t('list.noneHint')} />
  return (
    <View className={s.rows}>
      {mentions.map((mention) => (
        <Pressable key={mention.id} className={s.row} onTap={() => onPick(mention)}>
          {mention.main_image ? <Img src={mention.main_image.thumb} alt="" className={s.picture} /> : null}
          <View className={s.name}>{mention.name}</View>
        </Pressable>
      ))}
    </View>
  )
}
